import type { CategorySlug } from '../../../kernel/categories';
import type { CitySlug } from '../../../kernel/cities';
import { isLate } from '../../../kernel/due-dates';
import { isDone, type LifecycleStatus } from '../../../kernel/statuses';
import type { Words } from '../i18n/translate';
import { useView } from '../view';

/** The data of an issue in a list. */
export interface ListedIssue {
  id: string;
  title: string;
  city: CitySlug;
  category: CategorySlug;
  status: LifecycleStatus;
  upvotes: number;
  createdAt: Date | string;
  dueAt: Date | null;
  breachedAt: Date | null;
  area?: string;
  /** Whether it was merged into another issue, whose page its address leads to. */
  isMerged?: boolean;
}

/** The status of an issue, as a coloured text. */
export function Status({ status }: { status: LifecycleStatus }) {
  return statusBadge(useView().words, status);
}

/** A day, with its machine-readable form. */
export function Day({ at }: { at: Date | string }) {
  return dayOf(useView().words, at);
}

/** A function and not a component: a component per row would take a sixth of the time to render a page. */
function statusBadge(words: Words, status: LifecycleStatus) {
  return <span class={`badge ${status}`}>{words.text(`status.${status}`)}</span>;
}

function dayOf(words: Words, at: Date | string) {
  const date = new Date(at);
  return <time dateTime={date.toISOString()}>{words.day(date)}</time>;
}

type DueIssue = Pick<ListedIssue, 'status' | 'dueAt' | 'breachedAt'>;

/** The due date of an issue, or that it is late, as a text that does not depend on colour. */
function dueOf(words: Words, issue: DueIssue) {
  if (isLate(issue)) return <span class="late">{words.text('due.late')}</span>;
  if (isDone(issue.status) || issue.dueAt === null) return undefined;
  return <span>{words.text('due.on', { day: words.day(issue.dueAt) })}</span>;
}

/** A list of issues. */
export function IssueList({
  issues,
  showCity = false,
}: {
  issues: readonly ListedIssue[];
  showCity?: boolean;
}) {
  const { t, words, link } = useView();
  if (issues.length === 0) return <p class="empty">{t('issues.none')}</p>;
  return (
    <ul class="issues">
      {issues.map((issue) => (
        <li key={issue.id}>
          <a class="title" href={link(`/${issue.city}/issues/${issue.id}`)} dir="auto">
            {issue.title}
          </a>
          <p class="facts">
            {statusBadge(words, issue.status)} <span>{t(`category.${issue.category}`)}</span>{' '}
            {showCity && <span>{t(`city.${issue.city}`)}</span>} {issue.area && <bdi>{issue.area}</bdi>}{' '}
            <span>{words.count('upvotes', issue.upvotes)}</span> {dayOf(words, issue.createdAt)}{' '}
            {issue.isMerged ? <span>{t('issue.joined')}</span> : dueOf(words, issue)}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Links to the previous and the next page; `newer` and `older` are paths of the site. */
export function Pager({ newer, older }: { newer?: string; older?: string }) {
  const { t, link } = useView();
  if (!newer && !older) return null;
  return (
    <nav aria-label={t('pages')} class="pager">
      {newer && (
        <a rel="prev" href={link(newer)}>
          {t('page.previous')}
        </a>
      )}
      {older && (
        <a rel="next" href={link(older)}>
          {t('page.next')}
        </a>
      )}
    </nav>
  );
}

/** Labelled numbers, side by side. */
export function Figures({ figures }: { figures: ReadonlyArray<[name: string, value: string]> }) {
  return (
    <dl class="figures">
      {figures.map(([name, value]) => (
        <div>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
