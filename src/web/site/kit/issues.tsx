import type { CategorySlug } from '../../../kernel/categories';
import type { CitySlug } from '../../../kernel/cities';
import { isLate } from '../../../kernel/due-dates';
import { isDone, type LifecycleStatus } from '../../../kernel/statuses';
import { icon } from '../../kit/icon';
import { CATEGORY_ICONS, STATUS_ICONS } from '../../kit/icons';
import type { Words } from '../i18n/translate';
import { island } from '../islands/island';
import { timeLeft } from '../time-left';
import { useView, type View } from '../view';

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
  /** The position that everyone may see, in degrees. */
  lat?: number | null;
  lng?: number | null;
  /** The first photo of the problem. */
  photo?: string | null;
  /** Whether it was merged into another issue, whose page its address leads to. */
  isMerged?: boolean;
}

/** The status of an issue, as a coloured text. */
export function Status({ status }: { status: LifecycleStatus }) {
  const { words, view } = useView();
  return statusBadge(words, view.icons, status);
}

/** How long ago something was, in words. */
export function Age({ at }: { at: Date | string }) {
  const { words, view } = useView();
  return ageOf(words, view.now, at);
}

/** A day, with its machine-readable form. */
export function Day({ at }: { at: Date | string }) {
  return dayOf(useView().words, at);
}

/** A function and not a component: a component per row would take a sixth of the time to render a page. */
function statusBadge(words: Words, icons: string, status: LifecycleStatus) {
  return (
    <span class={`status ${status}`}>
      {icon(icons, STATUS_ICONS[status])}
      {words.text(`status.${status}`)}
    </span>
  );
}

function dayOf(words: Words, at: Date | string) {
  const date = new Date(at);
  return <time dateTime={date.toISOString()}>{words.day(date)}</time>;
}

/** How long ago something was, in words; the day and time is the title. */
function ageOf(words: Words, now: Date, at: Date | string) {
  const date = new Date(at);
  return (
    <time dateTime={date.toISOString()} title={words.moment(date)}>
      {words.age(date, now)}
    </time>
  );
}

type DueIssue = Pick<ListedIssue, 'status' | 'dueAt' | 'breachedAt'>;

/** By how much the issue is late, as a chip, or when it is due; neither depends on colour. */
function dueOf({ words, icons, now }: Pick<View, 'words' | 'icons' | 'now'>, issue: DueIssue) {
  const { dueAt } = issue;
  if (isDone(issue.status) || dueAt === null) return undefined;
  if (!isLate(issue)) return <span>{words.text('due.on', { day: words.day(dueAt) })}</span>;
  return (
    <span class="status late">
      {icon(icons, 'triangle-alert')}
      {dueAt <= now ? timeLeft(words, dueAt, now) : words.text('due.late')}
    </span>
  );
}

/** The first photo of an issue, or the icon of its category. */
function thumbnailOf(icons: string, { photo, category }: ListedIssue) {
  if (!photo) return <span class="thumb">{icon(icons, CATEGORY_ICONS[category])}</span>;
  return <img class="thumb" src={`/media/${photo}?w=160`} alt="" width="88" height="88" loading="lazy" />;
}

/** Where an issue is, how old it is, and how many support it. */
function placeAndAgeOf(
  { t, words, view: { icons, now } }: ReturnType<typeof useView>,
  issue: ListedIssue,
  showCity: boolean,
) {
  const place = [issue.area, showCity && t(`city.${issue.city}`)].filter(Boolean).join(', ');
  return (
    <p class="facts">
      {place && (
        <span>
          {icon(icons, 'map-pin')}
          <bdi>{place}</bdi>
          {issue.lat != null && issue.lng != null && (
            <span data-at={`${issue.lat.toFixed(4)},${issue.lng.toFixed(4)}`}></span>
          )}
        </span>
      )}{' '}
      <span>
        {icon(icons, 'clock')}
        {ageOf(words, now, issue.createdAt)}
      </span>{' '}
      {issue.upvotes > 0 && (
        <span>
          {icon(icons, 'thumbs-up')}
          {words.count('upvotes', issue.upvotes)}
        </span>
      )}
    </p>
  );
}

/** A list of issues: cards, each of which is one link. */
export function IssueList({
  issues,
  showCity = false,
}: {
  issues: readonly ListedIssue[];
  showCity?: boolean;
}) {
  const shown = useView();
  const { t, words, link, view } = shown;
  const { icons } = view;
  if (issues.length === 0) return <p class="empty">{t('issues.none')}</p>;
  return (
    <ul class="issues" {...island('distances', {})}>
      {issues.map((issue) => {
        return (
          <li key={issue.id}>
            <a class="title" href={link(`/${issue.city}/issues/${issue.id}`)} dir="auto">
              {issue.title}
            </a>
            {thumbnailOf(icons, issue)}
            <p class="facts">
              {statusBadge(words, icons, issue.status)}{' '}
              {issue.isMerged ? <span>{t('issue.joined')}</span> : dueOf(view, issue)}{' '}
              <span>{t(`category.${issue.category}`)}</span>
            </p>
            {placeAndAgeOf(shown, issue, showCity)}
          </li>
        );
      })}
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
          <dd class="figure">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
