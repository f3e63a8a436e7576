import { useEffect, useRef } from 'preact/hooks';
import { useKeys } from '../../keys';
import { navigate } from '../../router';
import type { FeedIssue } from '../feed/bulk';
import { type ListActs, PART_KEYS, useListKeys } from '../feed/list-acts';
import { lookedAt } from '../feed/queue';
import type { QueueIssue } from './queue-read';
import type { ShownQueue } from './use-queue';

/** `x` chooses the open issue. */
export function ChooseKey({
  issue,
  choose,
}: {
  issue: QueueIssue | undefined;
  choose: (issue: FeedIssue) => void;
}) {
  useKeys({
    ...PART_KEYS,
    x: () => {
      if (issue) choose(issue);
    },
  });
  return null;
}

/**
 * The keys while no issue is open: `j` and `k` open one beside the list; on a phone, which shows either, they move the
 * focus.
 */
export function ListKeys({
  queue: { rows, hrefOf, turn },
  acts,
  opens,
}: {
  queue: ShownQueue;
  acts: ListActs;
  opens: boolean;
}) {
  const last = useRef(-1);
  const titles = () => [...document.querySelectorAll<HTMLElement>('a[data-issue]')];
  const focusOn = (index: number) => {
    last.current = index;
    titles()[index]?.focus();
  };
  useListKeys(rows, acts, (step) => {
    const here = titles().findIndex((title) => title === document.activeElement);
    const from = here === -1 ? last.current : here;
    // The issue that had the focus has left the list: the next one is in its place.
    const to = here === -1 && from !== -1 && step > 0 ? from : from + step;
    const row = rows[Math.max(0, to)];
    if (opens && row) navigate(hrefOf(row.id));
    else if (row) focusOn(Math.max(0, to));
    else turn(step);
  });
  useWayBack(rows, focusOn);
  return null;
}

/** Focuses the issue from whose page the reader returns. */
function useWayBack(rows: readonly QueueIssue[], focusOn: (index: number) => void): void {
  const isThere = rows.length > 0;
  useEffect(() => {
    const id = lookedAt.get();
    if (!isThere || id === undefined) return;
    lookedAt.set(undefined);
    const index = rows.findIndex((row) => row.id === id);
    // After the heading of the page, which takes the focus when it is shown.
    queueMicrotask(() => {
      if (index !== -1 && document.activeElement?.matches('body, h1')) focusOn(index);
    });
  }, [isThere]);
}
