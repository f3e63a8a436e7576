import type { BulkAct } from './bulk';
import type { Mark } from './issue-calls';
import { type FeedStatus, STATUSES } from './statuses';

interface MarkWords {
  /** The act that sets the mark, and the one that removes it. */
  set: string;
  unset: string;
  isSet: string;
  /** That the mark was removed. */
  wasUnset: string;
}

/** The names of marks, and of the acts that set and remove them. */
export const MARKS: Record<Mark, MarkWords> = {
  hidden: { set: 'Hide', unset: 'Restore', isSet: 'Hidden', wasUnset: 'Restored' },
  pinned: { set: 'Pin', unset: 'Unpin', isSet: 'Pinned', wasUnset: 'Unpinned' },
  closed: {
    set: 'Old label: closed',
    unset: 'Old label: not closed',
    isSet: 'Closed mark',
    wasUnset: 'Closed mark removed',
  },
  slaPaused: {
    set: 'Old label: pause',
    unset: 'Old label: resume',
    isSet: 'Old label paused',
    wasUnset: 'Old label resumed',
  },
  forced: {
    set: 'Old label: escalated',
    unset: 'Old label: not escalated',
    isSet: 'Escalated mark',
    wasUnset: 'Escalated mark removed',
  },
};

/** That a mark was set or removed. */
export function markedInWords(mark: Mark, isSet: boolean): string {
  const { isSet: set, wasUnset } = MARKS[mark];
  return isSet ? set : wasUnset;
}

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
    ? 'One Undo reverts all of it.'
    : 'This cannot be undone: the allowed transitions do not lead back.';
  return `${doneToAll(count === 1 ? 'The issue' : `The ${count} issues`, count === 1, act)} ${back}`;
}

function doneToAll(subject: string, isOne: boolean, act: BulkAct): string {
  if ('to' in act) return movedInWords(subject, act.to);
  if (act.mark === 'pinned')
    return act.wanted
      ? `${subject} will come first in the queue, for everyone.`
      : `${subject} will no longer be pinned in the queue.`;
  return act.wanted ? hiddenInWords(subject, isOne) : `${subject} will be visible to everyone again.`;
}
