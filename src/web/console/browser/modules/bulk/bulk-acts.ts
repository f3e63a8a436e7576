import { CATEGORIES } from '../../../../../kernel/categories';
import type { Schemas } from '../../api';
import { holderOf } from '../../holders';
import type { Option } from '../../kit/forms/fields';
import { PRIORITY_OPTIONS } from '../../names';
import { STATUS_NAMES, STATUSES } from '../feed/statuses';
import { countOf } from '../../words';

export type BulkAct = Schemas['BulkAct'];
type BulkActName = Schemas['BulkActName'];

/** What each act is called, and once it is done. */
const WORDS: Record<BulkActName, { label: string; done: string }> = {
  assign: { label: 'Give to a unit or person', done: 'Holder changed' },
  status: { label: 'Set the status', done: 'Status set' },
  note: { label: 'Write a note', done: 'Note written' },
  category: { label: 'Change the category', done: 'Category changed' },
  priority: { label: 'Change the priority', done: 'Priority changed' },
  ask_photo: { label: 'Ask the reporter for a photo', done: 'Asked for a photo' },
};

export const ACT_OPTIONS: readonly Option[] = Object.entries(WORDS).map(([value, { label }]) => ({
  value,
  label,
}));

/** The acts that take one of a list, which is the same in each city. */
export const LISTED: Partial<Record<string, { label: string; options: readonly Option[] }>> = {
  status: {
    label: 'Status',
    options: STATUS_NAMES.map((value) => ({ value, label: STATUSES[value].label })),
  },
  category: {
    label: 'Category',
    options: CATEGORIES.map(({ slug, displayName }) => ({ value: slug, label: displayName })),
  },
  priority: { label: 'Priority', options: PRIORITY_OPTIONS },
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
  const left = total - done - failed;
  const refused = failed > 0 ? `, ${issues(failed)} refused` : '';
  if (state === 'running') return `${done + failed} of ${issues(total)}${refused}`;
  if (state === 'undoing') return `Undone: ${done + failed} of ${issues(total)}`;
  if (state === 'undone') return `Undone: ${issues(done)}${failed > 0 ? `, ${issues(failed)} not` : ''}`;
  const stopped = state === 'stopped' ? `. Stopped: ${issues(left)} stay as they were` : '';
  return `${WORDS[act].done}: ${issues(done)}${refused}${stopped}`;
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
