import { type Refusal, refusalOf } from '../../refusal';
import type { Schemas } from '../../api';
import type { Mark } from './issue-calls';
import type { FeedStatus, Transitions } from './statuses';

export type FeedIssue = Schemas['FeedIssue'];

/** An act on several issues: a move, or a mark that is set or removed. */
export type BulkAct = { to: FeedStatus } | { mark: Extract<Mark, 'hidden' | 'pinned'>; wanted: boolean };

/** The chosen issues that an act applies to, and the others. */
export interface BulkPlan {
  acted: readonly FeedIssue[];
  left: readonly FeedIssue[];
}

/** The effect of an act on the chosen issues. */
export function planOf(chosen: readonly FeedIssue[], act: BulkAct, transitions: Transitions): BulkPlan {
  const isFor = (issue: FeedIssue) =>
    'to' in act ? transitions[issue.status].includes(act.to) : issue[act.mark] !== act.wanted;
  return {
    acted: chosen.filter(isFor),
    left: chosen.filter((issue) => !isFor(issue)),
  };
}

/** Whether the API can undo an act: a mark always, a move if the table of transitions leads back. */
export function canUndo(acted: readonly FeedIssue[], act: BulkAct, transitions: Transitions): boolean {
  return 'mark' in act || acted.every(({ status }) => transitions[act.to].includes(status));
}

/** The outcome of an act on several issues. */
export interface BulkOutcome {
  done: FeedIssue[];
  refused: Array<{ issue: FeedIssue; refusal: Refusal }>;
  /** The issues it did not reach before it was stopped. */
  left: readonly FeedIssue[];
}

/** Controls an act on several issues while it runs. */
export interface BulkCourse {
  /** Is given the number of completed issues. */
  showProgress: (count: number) => void;
  /** Whether to stop before the next issue. */
  isStopped: () => boolean;
}

/** Acts on one issue after another: each is a separate change with its own audit record. */
export async function doToAll(
  issues: readonly FeedIssue[],
  one: (issue: FeedIssue) => Promise<void>,
  { showProgress, isStopped }: BulkCourse,
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
    showProgress(index + 1);
  }
  return outcome;
}

/**
 * The chosen issues an act has not changed: those it did not apply to, and those that were refused or not reached, for
 * which it can be tried again.
 */
export function notDone(plan: BulkPlan, { refused, left }: BulkOutcome): FeedIssue[] {
  return [...plan.left, ...refused.map(({ issue }) => issue), ...left];
}

/** The choice with an id added, or removed if it was chosen. */
export function toggled(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** The choice without issues that left the list; the same object if the list has all of them. */
export function chosenAmong(chosen: ReadonlySet<string>, rows: readonly FeedIssue[]): ReadonlySet<string> {
  const next = rows.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  return next.length === chosen.size ? chosen : new Set(next);
}

/** An empty choice; the same object if it is empty already, so that nothing is rendered again. */
export function cleared(chosen: ReadonlySet<string>): ReadonlySet<string> {
  return chosen.size === 0 ? chosen : new Set();
}
