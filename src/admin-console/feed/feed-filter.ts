import type { ConsoleScope } from '../../kernel/console';
import type { FeedStatus } from '../../kernel/statuses';

/** The states to filter by: `disputed` has an undecided request to reopen, '' is any. */
export const FEED_STATES = ['', 'disputed'] as const;

/** The due dates to filter by: `late` is past its due date and unresolved, '' is any. */
export const FEED_DUES = ['', 'late'] as const;

/** The filters of a city's issues. */
export interface FeedFilter {
  cityId: string;
  statuses: FeedStatus[];
  /** The code of a ward, or '' for any. */
  ward: string;
  /** The label of a category, or '' for any. */
  category: string;
  state?: (typeof FEED_STATES)[number] | undefined;
  due?: (typeof FEED_DUES)[number] | undefined;
  /** What the caller may see. */
  scope: ConsoleScope;
  /** The last issue of the previous page. */
  before?: { createdAt: Date; id: string } | undefined;
}
