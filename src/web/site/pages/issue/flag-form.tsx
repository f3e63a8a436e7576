import { FLAG_REASONS } from '../../../../kernel/flags';
import { messageChoice } from '../../islands/flag-choices';
import { Refusal, Select, TextArea } from '../../kit/fields';
import { PostForm } from '../../kit/post-form';
import { useView } from '../../view';
import type { IssueView } from './issue-view.service';
import { type IssueParts, pathOf } from './parts';

/** The form that flags an issue, or a message, photo or person of it. */
export function FlagForm({ view, state: { actor, typed, problems } }: IssueParts) {
  const { t } = useView();
  if (!actor) return null;
  const isRefused = problems.flagReason !== undefined || problems.note !== undefined;
  return (
    <details open={isRefused || !!typed.note}>
      <summary>{t('flag.title')}</summary>
      <PostForm action={`${pathOf(view)}/flag`}>
        {isRefused && <Refusal problems={problems} />}
        <What view={view} value={typed.target} />
        <Select
          name="flagReason"
          label={t('flag.reason')}
          value={typed.flagReason}
          problem={problems.flagReason}
          empty={t('choose')}
          choices={FLAG_REASONS.map((value) => ({ value, label: t(`flag.${value}`) }))}
          required
        />
        <TextArea name="note" label={t('flag.note')} value={typed.note} problem={problems.note} rows={3} />
        <button type="submit" class="quiet">
          {t('flag.send')}
        </button>
      </PostForm>
    </details>
  );
}

/** The choice of the target: the issue, a photo, a visible message, or a person. */
function What({ view, value }: { view: IssueView; value: string | undefined }) {
  const { t, words } = useView();
  const { issue, messages } = view;
  const shown = messages.filter(({ deleted }) => !deleted);
  const people = new Map([
    [issue.reporterId, issue.reporterName],
    ...shown.map(({ author }) => [author.userId, author.displayName] as const),
  ]);
  return (
    <Select
      name="target"
      label={t('flag.what')}
      value={value}
      empty={t('flag.issue')}
      choices={[
        ...(issue.media ?? []).map(({ id, addedAt }, index) => ({
          value: id,
          label: t('issue.photo', { n: words.number(index + 1), day: words.day(addedAt) }),
        })),
        ...shown.map(({ messageId, author, content }) => ({
          value: messageId,
          label: messageChoice(author.displayName, content),
        })),
        ...[...people].map(([id, name]) => ({ value: id, label: t('flag.person', { name }) })),
      ]}
    />
  );
}
