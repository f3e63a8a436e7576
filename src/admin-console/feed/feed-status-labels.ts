import type { FeedStatus } from '../../kernel/statuses';

/** The label of each feed status for city staff. */
export const FEED_STATUS_LABELS: Record<FeedStatus, string> = {
  new: 'New',
  ack: 'Acknowledged',
  progress: 'In progress',
  resolved: 'Resolved',
  overdue: 'Overdue',
};
