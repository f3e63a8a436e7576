import type { FeedStatus, LifecycleStatus } from '../kernel/statuses';

/** What a status of the public feed is called, where the status of the lifecycle says no more. */
const NOTES: Record<FeedStatus, string> = {
  new: 'Reopened',
  ack: 'Acknowledged',
  progress: 'In progress',
  resolved: 'Resolved',
  overdue: 'Overdue',
};

/** What happened to an issue, in a word or two; what was noted with it is the city's own. */
export function noteOf({
  fromStatus,
  toStatus,
  toFeedStatus,
}: {
  fromStatus: LifecycleStatus | null;
  toStatus: LifecycleStatus;
  toFeedStatus: FeedStatus;
}): string {
  if (fromStatus === null) return 'Reported';
  return toStatus === 'closed' ? 'Closed' : NOTES[toFeedStatus];
}
