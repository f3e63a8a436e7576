import type { Sortable } from '../../kit/table-rows';
import type { FeedIssue } from './bulk';
import type { Changed } from './issue-acts';
import { type FeedStatus, STATUSES } from './statuses';

/** How many issues an answer has at most, beside the pinned ones (docs/api/console-feed.md#limits). */
export const PAGE = 200;

/** The issues that were read so far, as the API orders them. */
export interface FeedRows {
  rows: readonly FeedIssue[];
  /** The issue the oldest page ended with; undefined where none was read. */
  cursor: string | undefined;
  /** Whether there may be older ones. */
  hasMore: boolean;
}

/**
 * Whether there may be issues behind a page. Pinned ones come on top of the first page of a feed, and not of a search.
 */
function isFull(page: readonly FeedIssue[], q: string): boolean {
  return (q === '' ? page.filter(({ pinned }) => !pinned) : page).length >= PAGE;
}

const without = (rows: readonly FeedIssue[], others: readonly FeedIssue[]) => {
  const known = new Set(others.map(({ id }) => id));
  return rows.filter(({ id }) => !known.has(id));
};

/**
 * The issues after the first page was read again. What is older than that page stays as it was read; where the page
 * ends with an issue that was not there, nobody knows what lies between, and older ones have to be asked for anew.
 * @param q what is searched for; empty for a feed
 * @returns the very same where nothing has changed, so that nothing is rendered again
 */
export function withNewest(before: FeedRows | undefined, page: readonly FeedIssue[], q: string): FeedRows {
  const after = withPage(before, page, q);
  return before && JSON.stringify(before) === JSON.stringify(after) ? before : after;
}

function withPage(before: FeedRows | undefined, page: readonly FeedIssue[], q: string): FeedRows {
  const last = page.at(-1)?.id;
  if (!isFull(page, q)) return { rows: page, cursor: last, hasMore: false };
  const at = before?.rows.findIndex(({ id }) => id === last) ?? -1;
  const older = before && at !== -1 ? without(before.rows.slice(at + 1), page) : [];
  if (!before || older.length === 0) return { rows: page, cursor: last, hasMore: true };
  return { ...before, rows: [...page, ...older] };
}

/** The issues with one more page behind them. */
export function withOlder(before: FeedRows, page: readonly FeedIssue[]): FeedRows {
  return {
    rows: [...before.rows, ...without(page, before.rows)],
    cursor: page.at(-1)?.id ?? before.cursor,
    hasMore: page.length >= PAGE,
  };
}

/**
 * The issues after an act on one, which leaves the list where its new status does not fit.
 * @param wanted status, or empty
 */
export function withChanged(before: FeedRows, id: string, changed: Changed, wanted: string): FeedRows {
  const fits = (issue: FeedIssue) => issue.id !== id || wanted === '' || issue.status === wanted;
  return {
    ...before,
    rows: before.rows.map((row) => (row.id === id ? changedRow(row, changed) : row)).filter(fits),
  };
}

function changedRow(row: FeedIssue, changed: Changed): FeedIssue {
  const next = { ...row, ...changed };
  return {
    ...next,
    statusLabel: STATUSES[next.status].label,
    slaLabel: slaLabelOf(row.slaLabel, next.status, next.slaPaused),
  };
}

/**
 * The SLA label after a change (docs/api/console-feed.md#sla-label): the hours are the same, what is said of them
 * follows from the status. A resolved issue has none, so one that comes back says nothing until it is read again.
 */
function slaLabelOf(before: string, status: FeedStatus, isPaused: boolean): string {
  if (status === 'resolved') return 'Resolved';
  const [hours] = /^\d+h/.exec(before) ?? [];
  if (hours === undefined) return '';
  if (status === 'overdue') return `${hours} overdue`;
  return isPaused ? `${hours} left, paused` : `${hours} left`;
}

/**
 * What the SLA label is sorted by: the moment the issue is due, so that what has been late for longest comes first;
 * null where the clock has stopped for good, or nobody has calculated it. The hours of the label say nothing of the
 * order: they are never below zero, however late an issue is (docs/api/console-feed.md#sla-label).
 */
export function dueMoment({ dueAt, status }: Pick<FeedIssue, 'dueAt' | 'status'>): Sortable {
  return status === 'resolved' ? null : dueAt;
}
