import type { IconName } from '../../../../kit/icons';
import type { Schemas } from '../../api';
import { textOf } from '../../words';

export type FeedStatus = Schemas['FeedStatus'];

interface StatusWords {
  label: string;
  /** The move to it, and the completed move. */
  verb: string;
  done: string;
  key?: string;
  icon: IconName;
}

/** The name and the icon of each feed status, and the names of the move to it. */
export const STATUSES: Record<FeedStatus, StatusWords> = {
  new: {
    label: textOf('common.new'),
    verb: textOf('issue.markNew'),
    done: textOf('issue.markedNew'),
    icon: 'megaphone',
  },
  ack: {
    label: textOf('issue.acknowledged'),
    verb: textOf('issue.acknowledge2'),
    done: textOf('issue.acknowledged'),
    key: 'a',
    icon: 'check',
  },
  progress: {
    label: textOf('issue.inProgress'),
    verb: textOf('issue.startWork2'),
    done: textOf('issue.inProgress'),
    key: 'p',
    icon: 'wrench',
  },
  resolved: {
    label: textOf('common.resolved'),
    verb: textOf('issue.resolve'),
    done: textOf('common.resolved'),
    key: 'r',
    icon: 'check',
  },
  overdue: {
    label: textOf('issue.overdue'),
    verb: textOf('issue.markOverdue2'),
    done: textOf('issue.markedOverdue'),
    key: 'o',
    icon: 'triangle-alert',
  },
};

/** The allowed transitions, from the configuration. */
export type Transitions = Readonly<Record<FeedStatus, readonly FeedStatus[]>>;

/**
 * Whether the table allows a move from one status to another.
 * @param transitions if not loaded, the service decides
 */
export function mayMove(transitions: Transitions | undefined, from: FeedStatus, to: FeedStatus): boolean {
  return transitions ? transitions[from].includes(to) : from !== to;
}

export const STATUS_NAMES = Object.keys(STATUSES) as FeedStatus[];

/** The statuses that ask for a note first. */
export const WITH_NOTE: ReadonlySet<FeedStatus> = new Set(['resolved', 'overdue']);

/** What usually comes after a status: the one step that is offered first. */
const NEXT: Record<FeedStatus, FeedStatus | undefined> = {
  new: 'ack',
  ack: 'progress',
  progress: 'resolved',
  overdue: 'resolved',
  resolved: undefined,
};

/** The next step of an issue, if the table of transitions allows it. */
export function nextStep(transitions: Transitions | undefined, from: FeedStatus): FeedStatus | undefined {
  const next = NEXT[from];
  return next && mayMove(transitions, from, next) ? next : undefined;
}
