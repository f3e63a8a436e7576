import type { Sortable } from '../../kit/table-rows';
import type { FeedIssue } from './bulk';
import type { Changed } from './issue-acts';
import { STATUSES } from './statuses';

/** The maximum number of issues in a response, without pinned ones (docs/api/console-feed.md#feed-list). */
export const PAGE = 200;

/** The issues read so far, in the order of the API. */
export interface FeedRows {
  rows: readonly FeedIssue[];
  /** The last issue of the oldest page; undefined if no page was read. */
  cursor: string | undefined;
  /** Whether there may be older issues. */
  hasMore: boolean;
}

/**
 * Whether there may be issues after a page. The first page of a feed has pinned ones in addition, a search or a filter
 * of late ones has not.
 */
function isFull(page: readonly FeedIssue[], narrowed: string): boolean {
  return (narrowed === '' ? page.filter(({ pinned }) => !pinned) : page).length >= PAGE;
}

const without = (rows: readonly FeedIssue[], others: readonly FeedIssue[]) => {
  const known = new Set(others.map(({ id }) => id));
  return rows.filter(({ id }) => !known.has(id));
};

/**
 * The issues after the first page was read again. Older pages stay as they were read. If the page ends with an issue
 * that was not in the list, issues may be missing in between, and older ones must be read again.
 * @param narrowed the search text, or the filter by due date or state; empty for a feed
 * @returns the same object if nothing has changed, so that nothing is rendered again
 */
export function withNewest(
  before: FeedRows | undefined,
  page: readonly FeedIssue[],
  narrowed: string,
): FeedRows {
  const after = withPage(before, page, narrowed);
  return before && JSON.stringify(before) === JSON.stringify(after) ? before : after;
}

function withPage(before: FeedRows | undefined, page: readonly FeedIssue[], narrowed: string): FeedRows {
  const last = page.at(-1)?.id;
  if (!isFull(page, narrowed)) return { rows: page, cursor: last, hasMore: false };
  const at = before?.rows.findIndex(({ id }) => id === last) ?? -1;
  const older = before && at !== -1 ? without(before.rows.slice(at + 1), page) : [];
  if (!before || older.length === 0) return { rows: page, cursor: last, hasMore: true };
  return { ...before, rows: [...page, ...older] };
}

/** The issues with one more page. */
export function withOlder(before: FeedRows, page: readonly FeedIssue[]): FeedRows {
  return {
    rows: [...before.rows, ...without(page, before.rows)],
    cursor: page.at(-1)?.id ?? before.cursor,
    hasMore: page.length >= PAGE,
  };
}

/**
 * The issues after an act on one, which leaves the list if its new status does not match.
 * @param wanted the status of the filter, or empty
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
  return { ...next, statusLabel: STATUSES[next.status].label };
}

/**
 * The sort value of the due date: the issue that has been late for longest comes first; null if the clock has stopped
 * for good, or no due date was calculated.
 */
export function dueMoment({ dueAt, status }: Pick<FeedIssue, 'dueAt' | 'status'>): Sortable {
  return status === 'resolved' ? null : dueAt;
}
