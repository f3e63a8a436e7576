import {
  type IssueDetailRow,
  isUndecided,
  type OutcomeReasonJson,
  type ResolutionJson,
} from '../../../../issues';
import type { Actor } from '../../../../kernel/people/actor';
import { canDecide } from '../../../../resolution';
import { MAX_AFTER_PHOTOS } from '../../forms/multipart-form.interceptor';
import { island } from '../../islands/island';
import { PHOTO_TYPES, PhotoField, Refusal, TextArea } from '../../kit/fields';
import { Day } from '../../kit/issues';
import { NameIsPublic, useShownName, WithName } from '../../kit/person-name';
import { PostForm } from '../../kit/post-form';
import { useView } from '../../view';
import type { IssueView } from './issue-view.service';
import { AskedWords, formsOf, type IssueParts, keyOf, pathOf, ShownBeside } from './parts';
import { shownPairs } from './before-after';
import { PhotoGrid } from './photos';
import { RESOLUTION } from './words/own-words.queries';
import { TakeOutLink } from './words/take-out-link';

/** The resolution of an issue with its ratings and reopen requests, and the forms for them. */
export function Resolution({ view, state }: IssueParts) {
  const { t } = useView();
  const { issue } = view;
  const { resolution } = issue;
  if (!resolution) return <Resolve view={view} state={state} />;
  // The resolver is the reporter or an admin; an admin is shown by the role.
  const by = resolution.resolvedBy;
  const compared = new Set(shownPairs(issue).map(({ after }) => after.id));
  const others = (issue.media ?? []).filter(
    ({ id }) => resolution.mediaIds.includes(id) && !compared.has(id),
  );
  return (
    <section>
      <h2>{t('resolution.title')}</h2>
      <p class="facts">
        <span>
          {by.id === issue.reporterId ? (
            <WithName text={t('resolution.by')} name={by.name} />
          ) : (
            t('resolution.by', { name: t('role.admin') })
          )}
        </span>{' '}
        <Day at={resolution.resolvedAt} />
      </p>
      {issue.outcomeReason && <NotRepaired {...issue.outcomeReason} />}
      <p class="words" dir="auto">
        {resolution.description}
      </p>
      <TakeOutLink view={view} by={by.id} of={RESOLUTION} />
      {others.length > 0 && <PhotoGrid items={others} />}
      <Ratings of={resolution.ratings} />
      <Requests view={view} of={resolution} mayReview={mayDecide(state.actor, issue)} />
      {formsOf(view, state.actor).reopen && <Forms view={view} state={state} />}
    </section>
  );
}

function Ratings({ of: ratings }: { of: ReadonlyArray<{ vote: 'up' | 'down' }> }) {
  const { words } = useView();
  const votes = (vote: 'up' | 'down') => ratings.filter((rating) => rating.vote === vote).length;
  const [up, down] = [votes('up'), votes('down')];
  const rated = [up > 0 && words.count('ratedUp', up), down > 0 && words.count('ratedDown', down)];
  return up + down > 0 ? <p>{rated.filter(Boolean).join(', ')}</p> : null;
}

function NotRepaired({ reason, until }: OutcomeReasonJson) {
  const { t } = useView();
  return (
    <p>
      <strong>{t(`outcome.${reason}`)}</strong> {until && <Day at={until} />}
    </p>
  );
}

function Requests({
  view,
  of: { reopenRequests },
  mayReview,
}: {
  view: IssueView;
  of: ResolutionJson;
  /** Whether the reader decides requests while the issue is resolved. */
  mayReview: boolean;
}) {
  const { t } = useView();
  const shownName = useShownName();
  if (reopenRequests.length === 0) return null;
  return (
    <>
      <h3>{t('reopen.requests')}</h3>
      <ul class="thread">
        {reopenRequests.map((request) => (
          <li>
            <p class="facts">
              <strong dir="auto">{shownName(request.userName)}</strong> <Day at={request.at} />{' '}
              <span>{t(isUndecided(request) ? 'reopen.undecided' : `reopen.${request.status}`)}</span>
            </p>
            <p class="words" dir="auto">
              {request.reason}
            </p>
            <TakeOutLink view={view} by={request.userId} of={request.id} />
            {mayReview && view.issue.status === 'resolved' && request.status === 'pending' && (
              <Review view={view} id={request.id} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Forms({ view, state }: IssueParts) {
  const { actor } = state;
  const { t } = useView();
  const path = pathOf(view);
  return (
    <>
      {actor?.id !== view.issue.ownerId && (
        <PostForm action={`${path}/rating`}>
          <fieldset>
            <legend>{t('rate.legend')}</legend>
            <NameIsPublic isAsBefore={view.issue.persona !== null} />
            <p class="acts">
              <button type="submit" name="vote" value="up" class="quiet">
                {t('rate.up')}
              </button>
              <button type="submit" name="vote" value="down" class="quiet">
                {t('rate.down')}
              </button>
            </p>
          </fieldset>
        </PostForm>
      )}
      <Reopen view={view} state={state} />
      {mayDecide(actor, view.issue) && <Close view={view} />}
    </>
  );
}

/** The form to ask for the issue to be reopened. */
function Reopen({ view, state }: IssueParts) {
  const { t } = useView();
  const { typed, problems } = state;
  return (
    <details open={problems.reason !== undefined || !!typed.reason}>
      <summary>{t('reopen.title')}</summary>
      <PostForm action={`${pathOf(view)}/reopen`}>
        {problems.reason && <Refusal problems={problems} />}
        <input type="hidden" name="key" value={keyOf(state, 'reason')} />
        <TextArea
          name="reason"
          label={t('reopen.reason')}
          value={typed.reason}
          problem={problems.reason}
          required
        />
        <AskedWords state={state} field="reason" />
        <ShownBeside view={view} state={state} field="reason" />
        <button type="submit">{t('reopen.send')}</button>
      </PostForm>
    </details>
  );
}

/** The form to approve or deny a reopen request. */
function Review({ view, id }: { view: IssueView; id: string }) {
  const { t } = useView();
  return (
    <PostForm action={`${pathOf(view)}/review`} class="acts">
      <input type="hidden" name="request" value={id} />
      <button type="submit" name="action" value="approve" class="quiet">
        {t('reopen.approve')}
      </button>
      <button type="submit" name="action" value="deny" class="quiet">
        {t('reopen.deny')}
      </button>
    </PostForm>
  );
}

/** Asks for confirmation before a resolved issue is closed. */
function Close({ view }: { view: IssueView }) {
  const { t } = useView();
  return (
    <details>
      <summary>{t('close.title')}</summary>
      <p>{t('close.what')}</p>
      <PostForm action={`${pathOf(view)}/closing`}>
        <button type="submit" class="quiet">
          {t('close.send')}
        </button>
      </PostForm>
    </details>
  );
}

/** The form by which the reporter resolves the issue. */
function Resolve({ view, state }: IssueParts) {
  const { actor, typed, problems, hadPhotos } = state;
  const { t } = useView();
  if (!formsOf(view, actor).resolve) return null;
  const isRefused = problems.resolution !== undefined || problems.photos !== undefined;
  return (
    <details open={isRefused || !!typed.resolution}>
      <summary>{t('resolve.title')}</summary>
      <PostForm
        action={`${pathOf(view)}/resolve`}
        encType="multipart/form-data"
        {...island('photos', { words: { gone: t('problem.photoGone') } })}
      >
        {isRefused && <Refusal problems={problems} />}
        <input type="hidden" name="key" value={keyOf(state, 'resolution')} />
        <TextArea
          name="resolution"
          label={t('resolve.how')}
          value={typed.resolution}
          problem={problems.resolution}
          required
        />
        <AskedWords state={state} field="resolution" />
        {hadPhotos && !problems.photos && <p class="notice">{t('report.photosAgain')}</p>}
        <PhotoField
          name="photos"
          label={t('resolve.photos')}
          hint={t('report.photosHint', { n: String(MAX_AFTER_PHOTOS) })}
          problem={problems.photos}
          accept={PHOTO_TYPES}
          required
        />
        <ShownBeside view={view} state={state} field="resolution" />
        <button type="submit">{t('resolve.send')}</button>
      </PostForm>
    </details>
  );
}

/** Whether a reader may resolve the issue, review reopen requests and close it. */
function mayDecide(actor: Actor | undefined, issue: IssueDetailRow): boolean {
  return actor !== undefined && canDecide(actor, issue);
}
