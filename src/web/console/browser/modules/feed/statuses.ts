import type { Schemas } from '../../api';

export type FeedStatus = Schemas['FeedStatus'];

/** The name of each feed status, of the move to it, and of the completed move. */
export const STATUSES: Record<FeedStatus, { label: string; verb: string; done: string; key?: string }> = {
  new: { label: 'New', verb: 'Mark new', done: 'Marked new' },
  ack: { label: 'Acknowledged', verb: 'Acknowledge', done: 'Acknowledged', key: 'a' },
  progress: { label: 'In progress', verb: 'Start work', done: 'In progress', key: 'p' },
  resolved: { label: 'Resolved', verb: 'Resolve', done: 'Resolved', key: 'r' },
  overdue: { label: 'Overdue', verb: 'Mark overdue', done: 'Marked overdue', key: 'o' },
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
