import type { FeedStatus, LifecycleStatus } from '../kernel/statuses';

/** The descriptions of feed statuses, used if the lifecycle status is not more specific. */
const NOTES: Record<FeedStatus, string> = {
  new: 'Reopened',
  ack: 'Acknowledged',
  progress: 'In progress',
  resolved: 'Resolved',
  overdue: 'Overdue',
};

/** Describes a change of status in a few words; its note is internal to the city. */
export function noteOf({
  fromStatus,
  toStatus,
  toFeedStatus,
  notRepaired,
}: {
  fromStatus: LifecycleStatus | null;
  toStatus: LifecycleStatus;
  toFeedStatus: FeedStatus;
  notRepaired: boolean;
}): string {
  if (fromStatus === null) return 'Reported';
  if (notRepaired) return 'Resolved without a repair';
  return toStatus === 'closed' ? 'Closed' : NOTES[toFeedStatus];
}
