import { DUE_DATE_REASONS, type DueDateReason } from '../../kernel/due-dates';
import { FEED_STATUS, LIFECYCLE_STATUS } from '../../kernel/named-values';
import type { FeedStatus, LifecycleStatus } from '../../kernel/statuses';
import { Count, Literal, Moment, ValueOf } from '../../api/openapi/answer-fields';
import { IsPageCursor, IsPageLimit } from '../../api/validation/query-fields';
import type { TimelineEvent } from '../timeline/issue-timeline.queries';

/** The requested page of a timeline. */
export class IssueTimelineQueryDto {
  @IsPageLimit()
  limit: number = 50;
  @IsPageCursor('The nextKey of the previous page; valid only for the same issue')
  lastKey?: string;
}

/** An event in the history of an issue. */
export class TimelineEntryDto {
  /** What happened. New values may be added: ignore unknown ones. */
  @Literal('reported', 'status', 'assigned', 'escalated', 'due')
  type!: TimelineEvent['type'];
  @Moment()
  at!: string;
  /** Who acted, as a group: never a name. */
  @Literal('reporter', 'city', 'service')
  by!: TimelineEvent['by'];
  /** The new status; absent if the status did not change. */
  @ValueOf(LIFECYCLE_STATUS)
  status?: LifecycleStatus;
  /** The new status of the public feed; absent together with `status`. */
  @ValueOf(FEED_STATUS)
  feedStatus?: FeedStatus;
  /** The department an issue was assigned to; absent if unknown. @example "Roads and Traffic Department" */
  department?: string;
  /**
   * The office it was assigned or escalated to; absent if only a person is known.
   * @example "Ward Officer, H/West"
   */
  office?: string;
  /** The new due date; absent if it did not change. */
  @Moment()
  dueAt?: string;
  /** Why the due date changed; present together with it. */
  @Literal(...DUE_DATE_REASONS)
  dueReason?: DueDateReason;
}

/** One page of the history of an issue. */
export class IssueTimelineDto {
  /** How many items this page has. */
  @Count()
  count!: number;
  /** Oldest first. */
  items!: TimelineEntryDto[];
  /** The cursor of the next page, to be sent as `lastKey`; null on the last one. */
  nextKey!: string | null;
}
