import { DUE_DATE_REASONS, type DueDateReason } from '../../kernel/due-dates';
import { FEED_STATUS, LIFECYCLE_STATUS } from '../../kernel/named-values';
import type { FeedStatus, LifecycleStatus } from '../../kernel/statuses';
import { Count, Literal, Moment, ValueOf } from '../../api/openapi/answer-fields';
import { PageCursor, PageLimit } from '../../api/validation/query-fields';
import type { TimelineActor, TimelineEvent } from '../issue-timeline.queries';

/** Which part of a timeline is shown. */
export class IssueTimelineQueryDto {
  @PageLimit()
  limit: number = 50;
  @PageCursor('The nextKey of the previous page; it belongs to the same issue')
  lastKey?: string;
}

/** Something that happened to an issue. */
export class TimelineEntryDto {
  /** What happened. Others may come: pass over what is unknown. */
  @Literal('reported', 'status', 'assigned', 'escalated', 'due')
  type!: TimelineEvent['type'];
  @Moment()
  at!: string;
  /** On whose side: never a name. */
  @Literal('reporter', 'city', 'service')
  by!: TimelineActor;
  /** The status from then on; absent where the entry is no change of a status. */
  @ValueOf(LIFECYCLE_STATUS)
  status?: LifecycleStatus;
  /** The status of the public feed from then on; absent together with `status`. */
  @ValueOf(FEED_STATUS)
  feedStatus?: FeedStatus;
  /** The department an issue was assigned to; absent where none is known. @example "Roads and Traffic Department" */
  department?: string;
  /**
   * The office it was assigned or escalated to; absent where it is known by a person alone.
   * @example "Ward Officer, H/West"
   */
  office?: string;
  /** When it is to be resolved from then on; absent where that did not change. */
  @Moment()
  dueAt?: string;
  /** What changed the due date; present together with it. */
  @Literal(...DUE_DATE_REASONS)
  dueReason?: DueDateReason;
}

/** One page of what happened to an issue. */
export class IssueTimelineDto {
  /** How many items this page has. */
  @Count()
  count!: number;
  /** The oldest first. */
  items!: TimelineEntryDto[];
  /** The cursor of the next page, to be sent as `lastKey`; null on the last one. */
  nextKey!: string | null;
}
