import type { FeedStatus, LifecycleStatus } from './statuses';

/** Why a due date was changed. */
export const DUE_DATE_REASONS = ['category', 'priority', 'ward', 'pause', 'resume', 'reopen'] as const;
export type DueDateReason = (typeof DUE_DATE_REASONS)[number];

/** The maximum length of an office's reply, in characters. */
export const MAX_REPLY_LENGTH = 1000;
/** How many replies an office may send by one link. */
export const MAX_REPLIES_BY_LINK = 20;

/** What decides whether an issue is late; times are a Date, or ISO 8601 text as in the APIs. */
interface Timed<T extends Date | string> {
  status: LifecycleStatus | FeedStatus;
  dueAt: T | null;
  /** The latest due date that passed without a resolution; it may differ from `dueAt`, which can be moved later. */
  breachedAt: T | null;
}

/** Whether an unresolved issue is past its current due date. Earlier due dates that were moved do not count. */
export function isLate<T extends Date | string>({ status, dueAt, breachedAt }: Timed<T>): boolean {
  const isOpen = status !== 'resolved' && status !== 'closed';
  return isOpen && breachedAt !== null && breachedAt.valueOf() === dueAt?.valueOf();
}
