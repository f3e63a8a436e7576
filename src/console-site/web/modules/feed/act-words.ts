import type { BulkAct } from './bulk';
import type { Mark } from './issue-calls';
import { type FeedStatus, STATUSES } from './statuses';

/** The names of marks, and of the acts that set and remove them. */
export const MARKS: Record<Mark, { set: string; unset: string; isSet: string }> = {
  hidden: { set: 'Hide', unset: 'Restore', isSet: 'Hidden' },
  pinned: { set: 'Pin', unset: 'Unpin', isSet: 'Pinned' },
  closed: { set: 'Close', unset: 'Take the closed mark away', isSet: 'Closed mark' },
  slaPaused: { set: 'Pause the SLA label', unset: 'Resume the SLA label', isSet: 'SLA label paused' },
  forced: { set: 'Mark as escalated', unset: 'Take the escalated mark away', isSet: 'Escalated mark' },
};

/** The effect of hiding. @param subject such as `The issue`; @param isOne whether the subject is singular */
export function hiddenInWords(subject: string, isOne: boolean): string {
  return isOne
    ? `${subject} will be hidden from everyone but its reporter and administrators. It can be restored.`
    : `${subject} will be hidden from everyone but their reporters and administrators. They can be restored.`;
}

/** The effect of a move. @param subject such as `The issue` */
export function movedInWords(subject: string, to: FeedStatus): string {
  if (to === 'resolved')
    return `${subject} will be resolved for everyone. The note becomes the description of the resolution.`;
  const shown = `${subject} will be shown as ${STATUSES[to].label.toLowerCase()}.`;
  return to === 'overdue' ? `${shown} The note is kept with the change.` : shown;
}

/** The effect of an act on several issues, and whether one undo takes all of it back. */
export function bulkInWords(count: number, act: BulkAct, hasUndo: boolean): string {
  const back = hasUndo
    ? 'One undo takes all of it back.'
    : 'This cannot be taken back at once: the transitions do not lead back.';
  return `${doneToAll(count === 1 ? 'The issue' : `The ${count} issues`, count === 1, act)} ${back}`;
}

function doneToAll(subject: string, isOne: boolean, act: BulkAct): string {
  if ('to' in act) return movedInWords(subject, act.to);
  if (act.mark === 'pinned')
    return act.wanted
      ? `${subject} will come first in the feed, for everyone.`
      : `${subject} will stand among the others of the feed again.`;
  return act.wanted ? hiddenInWords(subject, isOne) : `${subject} will be seen by everyone again.`;
}
