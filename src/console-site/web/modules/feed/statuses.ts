import type { Schemas } from '../../api';

export type FeedStatus = Schemas['FeedStatus'];

/** What each feed status is called, what moving an issue there is called, and what was done then. */
export const STATUSES: Record<FeedStatus, { label: string; verb: string; done: string; key?: string }> = {
  new: { label: 'New', verb: 'Mark new', done: 'Marked new' },
  ack: { label: 'Acknowledged', verb: 'Acknowledge', done: 'Acknowledged', key: 'a' },
  progress: { label: 'In progress', verb: 'Start work', done: 'In progress', key: 'p' },
  resolved: { label: 'Resolved', verb: 'Resolve', done: 'Resolved', key: 'r' },
  overdue: { label: 'Overdue', verb: 'Mark overdue', done: 'Marked overdue', key: 'o' },
};

/** Which statuses may follow each, as the configuration has it. */
export type Transitions = Readonly<Record<FeedStatus, readonly FeedStatus[]>>;

/**
 * Whether an issue may go from one status to another.
 * @param transitions where they are not known, the service decides
 */
export function mayMove(transitions: Transitions | undefined, from: FeedStatus, to: FeedStatus): boolean {
  return transitions ? transitions[from].includes(to) : from !== to;
}

export const STATUS_NAMES = Object.keys(STATUSES) as FeedStatus[];

/** Statuses that are asked about first, with a note. */
export const WITH_NOTE: ReadonlySet<FeedStatus> = new Set(['resolved', 'overdue']);
