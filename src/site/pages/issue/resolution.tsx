import type { ResolutionJson } from '../../../issues';
import { Refusal, TextArea } from '../../kit/fields';
import { Day } from '../../kit/issues';
import { useView } from '../../view';
import { type IssueParts, pathOf } from './parts';
import { PhotoGrid } from './photos';

/** How an issue was resolved, what people say of it, and the forms to say so. */
export function Resolution({ view, state }: IssueParts) {
  const { t, words } = useView();
  const { issue } = view;
  const { resolution } = issue;
  if (!resolution) return null;
  const votes = (vote: 'up' | 'down') => resolution.ratings.filter((rating) => rating.vote === vote).length;
  const photos = (issue.media ?? []).filter(({ id }) => resolution.mediaIds.includes(id));
  return (
    <section>
      <h2>{t('resolution.title')}</h2>
      <p class="facts">
        <span>{t('resolution.by', { name: resolution.resolvedBy.name })}</span>{' '}
        <Day at={resolution.resolvedAt} />
      </p>
      <p class="words" dir="auto">
        {resolution.description}
      </p>
      {photos.length > 0 && <PhotoGrid items={photos} />}
      <p>
        {words.count('ratedUp', votes('up'))}, {words.count('ratedDown', votes('down'))}
      </p>
      <Requests resolution={resolution} />
      {state.actor && issue.status === 'resolved' && <Forms view={view} state={state} />}
    </section>
  );
}

function Requests({ resolution: { reopenRequests } }: { resolution: ResolutionJson }) {
  const { t } = useView();
  if (reopenRequests.length === 0) return null;
  return (
    <>
      <h3>{t('reopen.requests')}</h3>
      <ul class="thread">
        {reopenRequests.map((request) => (
          <li>
            <p class="facts">
              <strong>{request.userName}</strong> <Day at={request.at} />{' '}
              <span>{t(`reopen.${request.status}`)}</span>
            </p>
            <p class="words" dir="auto">
              {request.reason}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Forms({ view, state: { actor, typed, problems } }: IssueParts) {
  const { t, link } = useView();
  const path = pathOf(view);
  return (
    <>
      {actor?.id !== view.issue.reporterId && (
        <form method="post" action={link(`${path}/rating`)}>
          <fieldset>
            <legend>{t('rate.legend')}</legend>
            <p class="acts">
              <button type="submit" name="vote" value="up" class="quiet">
                {t('rate.up')}
              </button>
              <button type="submit" name="vote" value="down" class="quiet">
                {t('rate.down')}
              </button>
            </p>
          </fieldset>
        </form>
      )}
      <details open={problems.reason !== undefined}>
        <summary>{t('reopen.title')}</summary>
        <form method="post" action={link(`${path}/reopen`)}>
          {problems.reason && <Refusal problems={problems} />}
          <TextArea
            name="reason"
            label={t('reopen.reason')}
            value={typed.reason}
            problem={problems.reason}
            maxLength={1000}
            required
          />
          <button type="submit">{t('reopen.send')}</button>
        </form>
      </details>
    </>
  );
}
