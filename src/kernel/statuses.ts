/** The resolution lifecycle (token API). `closed` is terminal. */
export const LIFECYCLE_STATUSES = ['open', 'in_progress', 'resolved', 'closed'] as const;
export type LifecycleStatus = (typeof LIFECYCLE_STATUSES)[number];

/** Whether an issue with this status needs no more work: it is resolved or closed. */
export function isDone(status: LifecycleStatus): status is 'resolved' | 'closed' {
  return status === 'resolved' || status === 'closed';
}

/** Whether an issue counts as repaired: it is resolved or closed, and not without a repair. */
export function isRepaired({
  status,
  notRepaired,
}: {
  status: LifecycleStatus;
  notRepaired: boolean;
}): boolean {
  return isDone(status) && !notRepaired;
}

/** The statuses that lists can be filtered by and that the discovery index names. */
export const LISTED_STATUSES = ['open', 'in_progress', 'resolved'] as const;

/** The status the public feed shows. It is stored beside the lifecycle status and changes only together with it. */
export const FEED_STATUSES = ['new', 'ack', 'progress', 'resolved', 'overdue'] as const;
export type FeedStatus = (typeof FEED_STATUSES)[number];

/** Who closed an issue: its reporter, an admin, or the service after the closing window. */
export const CLOSE_SOURCES = ['owner', 'admin', 'auto'] as const;
export type CloseSource = (typeof CLOSE_SOURCES)[number];
