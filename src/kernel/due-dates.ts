import type { FeedStatus, LifecycleStatus } from './statuses';

/** Why a due date is another one. */
export const DUE_DATE_REASONS = ['category', 'priority', 'ward', 'pause', 'resume', 'reopen'] as const;
export type DueDateReason = (typeof DUE_DATE_REASONS)[number];

/** How many characters the reply of an office has at most. */
export const MAX_REPLY_LENGTH = 1000;
/** How many replies are taken by the link of an office. */
export const MAX_REPLIES_BY_LINK = 20;

/** What tells whether an issue is late; moments as a Date, or in ISO 8601 as an API gives them. */
interface Timed<T extends Date | string> {
  status: LifecycleStatus | FeedStatus;
  dueAt: T | null;
  /** The due date that was missed last; another one than now where it was moved since. */
  breachedAt: T | null;
}

/** Whether an issue nobody has resolved is late: by its due date of now, not by one that was moved. */
export function isLate<T extends Date | string>({ status, dueAt, breachedAt }: Timed<T>): boolean {
  const isOpen = status !== 'resolved' && status !== 'closed';
  return isOpen && breachedAt !== null && breachedAt.valueOf() === dueAt?.valueOf();
}
