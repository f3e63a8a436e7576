import { useKeys } from '../../keys';
import type { FeedIssue } from './bulk';
import { type ActPlace, mark, moveByTable } from './issue-acts';
import { type FeedStatus, mayMove, type Transitions } from './statuses';

/** The acts on an issue of a list. */
export interface ListActs {
  isBusy: boolean;
  /** Whether the table of transitions allows a move. */
  mayMove: (issue: FeedIssue, to: FeedStatus) => boolean;
  move: (issue: FeedIssue, to: FeedStatus) => void;
  flip: (issue: FeedIssue, mark: 'hidden' | 'pinned') => void;
  choose: (issue: FeedIssue) => void;
}

/**
 * The acts on the issues of a list.
 * @param choose chooses an issue for an act on several, or no longer
 */
export function actsOfList(
  place: ActPlace,
  transitions: Transitions | undefined,
  choose: (issue: FeedIssue) => void,
): ListActs {
  return {
    isBusy: place.act.isBusy,
    mayMove: ({ status }, to) => mayMove(transitions, status, to),
    move: (issue, to) => moveByTable(issue, to, transitions, place),
    flip: (issue, name) => mark(issue, name, !issue[name], place),
    choose,
  };
}

/** The keys of a list: `j` and `k` move, others act on the issue whose title has the focus. */
export function useListKeys(rows: readonly FeedIssue[], acts: ListActs, go: (step: 1 | -1) => void): void {
  const on = (what: (issue: FeedIssue) => void) => () => {
    const focused = document.activeElement;
    const id = focused instanceof HTMLElement ? focused.dataset.issue : undefined;
    const issue = rows.find((row) => row.id === id);
    if (issue) what(issue);
  };
  const to = (status: FeedStatus) => on((issue) => acts.move(issue, status));
  useKeys({
    ...PART_KEYS,
    j: () => go(1),
    k: () => go(-1),
    a: to('ack'),
    p: to('progress'),
    r: to('resolved'),
    o: to('overdue'),
    h: on((issue) => acts.flip(issue, 'hidden')),
    i: on((issue) => acts.flip(issue, 'pinned')),
    x: on(acts.choose),
  });
}

/** The keys that move to the parts of the page of a list. */
export const PART_KEYS = {
  b: () => document.querySelector<HTMLElement>('.bulk button')?.focus(),
  '/': () => document.querySelector<HTMLInputElement>('input[name="q"]')?.focus(),
};
