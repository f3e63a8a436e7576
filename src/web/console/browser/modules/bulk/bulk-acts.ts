import type { Schemas } from '../../api';
import { holderOf } from '../../holders';
import type { Option } from '../../kit/forms/fields';
import type { ConsolePermission } from '../../../../../kernel/console';
import { CATEGORY_OPTIONS, PRIORITY_OPTIONS } from '../../names';
import { STATUS_NAMES, STATUSES } from '../feed/statuses';
import { countOf, textOf } from '../../words';

export type BulkAct = Schemas['BulkAct'];
type BulkActName = Schemas['BulkActName'];

/** What each act is called, and once it is done. */
const WORDS: Record<BulkActName, { label: string; done: string }> = {
  assign: { label: textOf('bulk.giveToAUnit'), done: textOf('bulk.holderChanged') },
  status: { label: textOf('bulk.setTheStatus'), done: textOf('bulk.statusSet') },
  note: { label: textOf('bulk.writeANote'), done: textOf('bulk.noteWritten') },
  category: { label: textOf('bulk.changeTheCategory'), done: textOf('bulk.categoryChanged') },
  priority: { label: textOf('bulk.changeThePriority'), done: textOf('bulk.priorityChanged') },
  ask_photo: { label: textOf('bulk.askTheReporterFor'), done: textOf('bulk.askedForAPhoto') },
};

/** What a role needs for each act, as for the single act. */
const NEEDED: Record<BulkActName, ConsolePermission> = {
  assign: 'feed',
  status: 'status',
  note: 'notes',
  category: 'feed',
  priority: 'feed',
  ask_photo: 'answers',
};

/** The acts that a role may do. @param isGiven whether it is given a part of the console */
export function actOptions(isGiven: (needed: ConsolePermission) => boolean): Option[] {
  return (Object.keys(WORDS) as BulkActName[])
    .filter((value) => isGiven(NEEDED[value]))
    .map((value) => ({ value, label: WORDS[value].label }));
}

/** The acts that take one of a list, which is the same in each city. */
export const LISTED: Partial<Record<string, { label: string; options: readonly Option[] }>> = {
  status: {
    label: textOf('common.status'),
    options: STATUS_NAMES.map((value) => ({ value, label: STATUSES[value].label })),
  },
  category: {
    label: textOf('common.category'),
    options: CATEGORY_OPTIONS,
  },
  priority: { label: textOf('common.priority'), options: PRIORITY_OPTIONS },
};

/** The act and its value as the API takes them. @param value as the form has it */
export function actOf(act: string, value: string): Pick<Schemas['NewBulkAct'], 'act' | 'value'> {
  const name = act as BulkActName;
  if (name === 'ask_photo') return { act: name };
  if (name === 'note') return { act: name, value: value.trim() };
  return { act: name, value: name === 'assign' ? { ...(holderOf(value) ?? { unitId: null }) } : value };
}

/** Whether an act goes on. */
export const isRunning = ({ state }: Pick<BulkAct, 'state'>) => state === 'running' || state === 'undoing';

/** Whether it can be taken back: notes and questions stay, and an undo is not undone. */
export function isUndoable({ act, state, done }: BulkAct): boolean {
  return done > 0 && act !== 'note' && act !== 'ask_photo' && (state === 'done' || state === 'stopped');
}

const issues = (count: number) => countOf('count.issue', count);

/** How far an act is, or how it ended. */
export function stateInWords({ act, state, total, done, failed }: BulkAct): string {
  const reached = { done: done + failed, total: issues(total), refused: issues(failed) };
  const hasRefused = failed > 0;
  if (state === 'running') return textOf(hasRefused ? 'bulk.runsRefused' : 'bulk.runs', reached);
  if (state === 'undoing') return textOf('bulk.undoing', reached);
  const changed = {
    act: WORDS[act].done,
    done: issues(done),
    refused: issues(failed),
    failed: issues(failed),
  };
  if (state === 'undone') return textOf(hasRefused ? 'bulk.undoneSome' : 'bulk.undoneAll', changed);
  const ended = textOf(hasRefused ? 'bulk.endedRefused' : 'bulk.ended', changed);
  return state === 'stopped' ? textOf('bulk.stopped', { ended, left: issues(total - done - failed) }) : ended;
}

/** Issues by the reason why they were refused, the most frequent first. */
export function byReason(
  refused: ReadonlyArray<{ issueId: string; reason?: string }>,
): Array<{ reason: string; issueIds: string[] }> {
  const reasons = new Map<string, string[]>();
  for (const { issueId, reason = '' } of refused)
    reasons.set(reason, [...(reasons.get(reason) ?? []), issueId]);
  return [...reasons]
    .map(([reason, issueIds]) => ({ reason, issueIds }))
    .sort((one, other) => other.issueIds.length - one.issueIds.length);
}
