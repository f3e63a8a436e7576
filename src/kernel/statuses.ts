/** The resolution lifecycle (token API). `closed` is terminal. */
export const LIFECYCLE_STATUSES = ['open', 'in_progress', 'resolved', 'closed'] as const;
export type LifecycleStatus = (typeof LIFECYCLE_STATUSES)[number];

/** Whether an issue of a status is resolved or closed: nothing is to be done about it any more. */
export function isDone(status: LifecycleStatus): status is 'resolved' | 'closed' {
  return status === 'resolved' || status === 'closed';
}

/** The statuses a list may be filtered by and the discovery index names. */
export const LISTED_STATUSES = ['open', 'in_progress', 'resolved'] as const;

/** The status the public feed shows. Kept beside the lifecycle status, changed only together with it. */
export const FEED_STATUSES = ['new', 'ack', 'progress', 'resolved', 'overdue'] as const;
export type FeedStatus = (typeof FEED_STATUSES)[number];

/** On whose account an issue is closed: its reporter's, an admin's, or the service's own after the window. */
export const CLOSE_SOURCES = ['owner', 'admin', 'auto'] as const;
export type CloseSource = (typeof CLOSE_SOURCES)[number];
