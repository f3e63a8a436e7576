import { MAX_REPLIES_BY_LINK } from '../../../../kernel/due-dates';
import type { OfficeView } from '../../../../due-dates';
import { MAX_AFTER_PHOTOS } from '../../forms/multipart-form.interceptor';
import { LINK_FIELD, queryOf } from '../../forms/form-fields';
import type { Words } from '../../i18n/translate';
import { PHOTO_TYPES, PhotoField, type Problems, Refusal, Select, TextArea } from '../../kit/fields';
import { Day, Status } from '../../kit/issues';
import { Page } from '../../page';
import { useView } from '../../view';

/** The statuses an office may set with its reply. */
export const OFFICE_STEPS = ['progress', 'resolved'] as const;

/** The state of the page beside the issue: a confirmation, or the text and problems of a refused form. */
interface OfficeState {
  link: string;
  key: string;
  isDone: boolean;
  /** Whether the link has reached its maximum number of replies. */
  isFull?: boolean;
  typed: { answer?: string; status?: string };
  problems: Problems;
}

/** The page of an office; whoever has the link of its mail can open it. */
export function officePage(words: Words, view: OfficeView, state: OfficeState): Page {
  const isRefused = Object.keys(state.problems).length > 0;
  return new Page({
    title: words.text('officeLink.title', { office: view.office }),
    status: state.isFull ? 409 : isRefused ? 422 : 200,
    // A refused form is answered at a URL without the link.
    path: `/office${queryOf({ link: state.link })}`,
    isPersonal: true,
    main: <Office view={view} state={state} />,
  });
}

function Office({ view, state }: { view: OfficeView; state: OfficeState }) {
  const { t, link, words } = useView();
  const { issue } = view;
  return (
    <>
      {state.isDone && (
        <p class="notice" role="status">
          {t('officeLink.done')}
        </p>
      )}
      {state.isFull && (
        <p class="notice bad" role="alert">
          {t('officeLink.full', { n: words.number(MAX_REPLIES_BY_LINK) })}
        </p>
      )}
      <p>{t('officeLink.lead')}</p>
      <h2 dir="auto">
        <a href={link(`/${issue.city}/issues/${issue.id}`)}>{issue.title}</a>
      </h2>
      <p class="facts">
        <Status status={issue.status} /> <span>{t(`category.${issue.category}`)}</span>{' '}
        <bdi>{issue.address}</bdi> <Day at={issue.createdAt} />{' '}
        {issue.dueAt && <span>{t('due.by', { moment: words.moment(issue.dueAt) })}</span>}
      </p>
      <p class="words" dir="auto">
        {issue.description}
      </p>
      <RepliesOfOffices replies={view.replies} />
      <ReplyForm view={view} state={state} />
    </>
  );
}

/** The public replies of offices. */
export function RepliesOfOffices({ replies }: { replies: OfficeView['replies'] }) {
  const { t } = useView();
  if (replies.length === 0) return null;
  return (
    <section>
      <h2>{t('officeLink.replies')}</h2>
      <ul class="plain">
        {replies.map(({ office, answer, at }) => (
          <li class="card">
            <p class="words" dir="auto">
              {answer}
            </p>
            <p class="facts">
              <bdi>{office}</bdi> <Day at={at} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ReplyForm({ view: { issue }, state }: { view: OfficeView; state: OfficeState }) {
  const { t, link } = useView();
  const { typed, problems } = state;
  const steps = OFFICE_STEPS.filter((step) => step !== issue.feedStatus && issue.status !== 'closed');
  return (
    <form method="post" action={link('/office')} encType="multipart/form-data">
      <Refusal problems={problems} />
      <input type="hidden" name={LINK_FIELD} value={state.link} />
      <input type="hidden" name="key" value={state.key} />
      <TextArea
        name="answer"
        label={t('officeLink.answer')}
        value={typed.answer}
        problem={problems.answer}
        required
      />
      <Select
        name="status"
        label={t('officeLink.status')}
        value={typed.status}
        empty={t('officeLink.none')}
        choices={steps.map((value) => ({ value, label: t(`officeLink.${value}`) }))}
      />
      <PhotoField
        name="photos"
        label={t('resolve.photos')}
        hint={`${t('officeLink.photosHint')} ${t('report.photosHint', { n: String(MAX_AFTER_PHOTOS) })}`}
        problem={problems.photos}
        accept={PHOTO_TYPES}
      />
      <button type="submit">{t('officeLink.send')}</button>
    </form>
  );
}
