import { type Refusal, refusalOf } from '../../refusal';
import type { Schemas } from '../../api';
import type { Mark } from './issue-calls';
import type { FeedStatus, Transitions } from './statuses';

export type FeedIssue = Schemas['FeedIssue'];

/** What is done to many issues: they are moved, or a mark is set or taken away. */
export type BulkAct = { to: FeedStatus } | { mark: Extract<Mark, 'hidden' | 'pinned'>; wanted: boolean };

/** Which of the chosen issues an act is for, and which stay as they are. */
export interface BulkPlan {
  acted: readonly FeedIssue[];
  left: readonly FeedIssue[];
}

/** What an act would do to the chosen issues. */
export function planOf(chosen: readonly FeedIssue[], act: BulkAct, transitions: Transitions): BulkPlan {
  const isFor = (issue: FeedIssue) =>
    'to' in act ? transitions[issue.status].includes(act.to) : issue[act.mark] !== act.wanted;
  return {
    acted: chosen.filter(isFor),
    left: chosen.filter((issue) => !isFor(issue)),
  };
}

/** Whether the API can take an act back: a mark always, a move where the table leads back. */
export function canUndo(acted: readonly FeedIssue[], act: BulkAct, transitions: Transitions): boolean {
  return 'mark' in act || acted.every(({ status }) => transitions[act.to].includes(status));
}

/** What became of an act on many. */
export interface BulkOutcome {
  done: FeedIssue[];
  refused: Array<{ issue: FeedIssue; refusal: Refusal }>;
  /** Those it had not come to when it was ended. */
  left: readonly FeedIssue[];
}

/** How an act on many goes. */
export interface BulkCourse {
  /** Is given how many are done. */
  tell: (count: number) => void;
  /** Whether to end before the next issue. */
  isStopped: () => boolean;
}

/** Acts on one issue after the other: each is a change of its own, with its own record. */
export async function doToAll(
  issues: readonly FeedIssue[],
  one: (issue: FeedIssue) => Promise<void>,
  { tell, isStopped }: BulkCourse,
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { done: [], refused: [], left: [] };
  for (const [index, issue] of issues.entries()) {
    if (isStopped()) return { ...outcome, left: issues.slice(index) };
    try {
      await one(issue);
      outcome.done.push(issue);
    } catch (thrown) {
      outcome.refused.push({ issue, refusal: refusalOf(thrown) });
    }
    tell(index + 1);
  }
  return outcome;
}

/**
 * The chosen issues an act has not changed: those it was not for, and those it was refused for or had not come to, for
 * which it can be tried again.
 */
export function notDone(plan: BulkPlan, { refused, left }: BulkOutcome): FeedIssue[] {
  return [...plan.left, ...refused.map(({ issue }) => issue), ...left];
}

/** A choice with one more, or without it. */
export function toggled(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** A choice without what the list has no more: the same where it has all of it. */
export function chosenAmong(chosen: ReadonlySet<string>, rows: readonly FeedIssue[]): ReadonlySet<string> {
  const next = rows.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  return next.length === chosen.size ? chosen : new Set(next);
}

/** A choice of nothing: the same where nothing was chosen, so that nothing is rendered again. */
export function cleared(chosen: ReadonlySet<string>): ReadonlySet<string> {
  return chosen.size === 0 ? chosen : new Set();
}
