import { REQUEST_KINDS } from '../../../../kernel/personal-data';
import type { RequestRow } from '../../../../personal-data';
import { type Problems, Refusal, Select, TextArea } from '../../kit/fields';
import { Day } from '../../kit/issues';
import { PostForm } from '../../kit/post-form';
import { useView } from '../../view';
import type { OwnRights } from './own-rights.service';
import type { RequestFormDto } from './request-form.dto';

/** A request that was refused, as it was typed. */
export interface RefusedRequest {
  form: RequestFormDto;
  problems: Problems;
}

/** Who looked at the reader's data: when, in which role and for what, not by name. */
export function ReadsSection({ reads: { count, newest } }: OwnRights) {
  const { t, words } = useView();
  return (
    <section id="reads">
      <h2>{t('rights.reads')}</h2>
      {count === 0 ? (
        <p>{t('rights.noReads')}</p>
      ) : (
        <>
          <p>{t('rights.readTimes', { n: words.number(count) })}</p>
          <ul>
            {newest.map(({ at, role, purpose }) => (
              <li>
                <Day at={at} /> {role}: {t(purpose === null ? 'purpose.list' : `purpose.${purpose}`)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** What the reader asked about their data, and the form to ask. */
export function RequestsSection({
  requests,
  isSent,
  refused,
}: Pick<OwnRights, 'requests'> & { isSent: boolean; refused: RefusedRequest | undefined }) {
  const { t } = useView();
  return (
    <section id="requests">
      <h2>{t('rights.requests')}</h2>
      {isSent && <p class="notice">{t('rights.sent')}</p>}
      <ul>
        {requests.map((request) => (
          <Asked {...request} />
        ))}
      </ul>
      <PostForm action="/me/privacy/requests">
        {refused && <Refusal problems={refused.problems} />}
        <Select
          name="kind"
          label={t('rights.kind')}
          value={refused?.form.kind}
          empty={t('choose')}
          choices={REQUEST_KINDS.map((value) => ({ value, label: t(`rights.${value}`) }))}
          problem={refused?.problems.kind}
          required
        />
        <TextArea
          name="text"
          label={t('rights.text')}
          value={refused?.form.text}
          problem={refused?.problems.text}
          required
        />
        <button type="submit">{t('rights.send')}</button>
      </PostForm>
    </section>
  );
}

/** A request about data, with its answer. */
export function Asked({ kind, text, createdAt, dueAt, answer }: RequestRow) {
  const { t } = useView();
  return (
    <li>
      <p class="facts">
        <strong>{t(`rights.${kind}`)}</strong> <Day at={createdAt} />
      </p>
      <p class="words" dir="auto">
        {text}
      </p>
      {answer === null ? (
        <p>
          {t('rights.due')} <Day at={dueAt} />
        </p>
      ) : (
        <p class="words" dir="auto">
          <strong>{t('rights.answer')}</strong> {answer}
        </p>
      )}
    </li>
  );
}
