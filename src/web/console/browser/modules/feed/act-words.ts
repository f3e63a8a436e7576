import type { BulkAct } from './bulk';
import type { Mark } from './issue-calls';
import { type FeedStatus, STATUSES } from './statuses';
import { textOf } from '../../words';

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
  hidden: {
    set: textOf('issue.hide'),
    unset: textOf('issue.restore'),
    isSet: textOf('common.hidden'),
    wasUnset: textOf('issue.restored'),
  },
  pinned: {
    set: textOf('issue.pin'),
    unset: textOf('issue.unpin'),
    isSet: textOf('common.pinned'),
    wasUnset: textOf('issue.unpinned'),
  },
  closed: {
    set: textOf('issue.oldLabelClosed'),
    unset: textOf('issue.oldLabelNotClosed'),
    isSet: textOf('issue.closedMark'),
    wasUnset: textOf('issue.closedMarkRemoved'),
  },
  slaPaused: {
    set: textOf('issue.oldLabelPause'),
    unset: textOf('issue.oldLabelResume'),
    isSet: textOf('issue.oldLabelPaused'),
    wasUnset: textOf('issue.oldLabelResumed'),
  },
  forced: {
    set: textOf('issue.oldLabelEscalated'),
    unset: textOf('issue.oldLabelNotEscalated'),
    isSet: textOf('issue.escalatedMark'),
    wasUnset: textOf('issue.escalatedMarkRemoved'),
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
    ? textOf('issue.willBeHiddenFrom', { subject })
    : textOf('issue.willBeHiddenFromEveryone', { subject });
}

/** The effect of a move. @param subject such as `The issue` */
export function movedInWords(subject: string, to: FeedStatus): string {
  if (to === 'resolved') return textOf('issue.willBeResolvedFor', { subject });
  const shown = textOf('issue.willBeShownAs', { subject, label: STATUSES[to].label.toLowerCase() });
  return to === 'overdue' ? textOf('issue.theNoteIsKept', { shown }) : shown;
}

/** The effect of an act on several issues, and whether one undo takes all of it back. */
export function bulkInWords(count: number, act: BulkAct, hasUndo: boolean): string {
  const back = hasUndo ? textOf('issue.oneUndoRevertsAll') : textOf('issue.thisCannotBeUndone');
  return `${doneToAll(count === 1 ? textOf('common.theIssue') : textOf('issue.theIssues', { count }), count === 1, act)} ${back}`;
}

function doneToAll(subject: string, isOne: boolean, act: BulkAct): string {
  if ('to' in act) return movedInWords(subject, act.to);
  if (act.mark === 'pinned')
    return act.wanted
      ? textOf('issue.willComeFirstIn', { subject })
      : textOf('issue.willNoLongerBe', { subject });
  return act.wanted ? hiddenInWords(subject, isOne) : textOf('issue.willBeVisibleTo', { subject });
}
