import type { Changed } from '../feed/issue-acts';
import { STATUSES } from '../feed/statuses';
import type { QueueIssue } from './queue-read';

/**
 * The rows of a page that was read again. The open issue stays where it was, although it may be no longer of the queue:
 * the reader sees what became of it, and goes on from there.
 * @param before the rows as last shown
 */
export function withOpenIssue(
  rows: readonly QueueIssue[],
  before: readonly QueueIssue[],
  openId: string | undefined,
): readonly QueueIssue[] {
  const at = before.findIndex(({ id }) => id === openId);
  const open = before[at];
  if (!open || rows.some(({ id }) => id === openId)) return rows;
  return [...rows.slice(0, at), open, ...rows.slice(at)];
}

/** The rows after an act on an issue. */
export function withChange(rows: readonly QueueIssue[], id: string, changed: Changed): QueueIssue[] {
  return rows.map((row) => {
    if (row.id !== id) return row;
    const next = { ...row, ...changed };
    return { ...next, statusLabel: STATUSES[next.status].label };
  });
}
