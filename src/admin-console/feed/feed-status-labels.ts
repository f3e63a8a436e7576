import type { FeedStatus } from '../../kernel/statuses';

/** What city staff read for each status of the feed. */
export const FEED_STATUS_LABELS: Record<FeedStatus, string> = {
  new: 'New',
  ack: 'Acknowledged',
  progress: 'In progress',
  resolved: 'Resolved',
  overdue: 'Overdue',
};
