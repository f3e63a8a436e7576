import {
  BEFORE_AFTER_JSON,
  type BeforeAfterJson,
  CONFIRMATION,
  OUTCOME_REASON_JSON,
  type OutcomeReasonJson,
} from '../../issues';
import { Issue } from '../../issues/entities/issue.entity';
import { IssueStatusEvent } from '../../issues/entities/issue-status-event.entity';
import type { ConfirmationState } from '../../kernel/confirmations';
import type { Media } from '../../media/entities/media.entity';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import type { IssueResolution } from '../../resolution/entities/issue-resolution.entity';

const OF_ISSUE = columnsOf(
  Issue,
  [
    'id',
    'title',
    'description',
    'category',
    'categoryLabel',
    'status',
    'lat',
    'lng',
    'address',
    'pincode',
    'ward',
    'upvotes',
    'hidden',
    'duplicateOf',
    'createdAt',
    'updatedAt',
    'placedAt',
    'picturesChangedAt',
    'closedAt',
    'resolvedAt',
    'dueAt',
  ],
  'i',
);

/**
 * The columns of the issue `i` that Open311 shows. An office is named by its department, never by a person. The files
 * of a merged duplicate are not served.
 */
export const REQUEST_COLUMNS = `
  ${OF_ISSUE}, i.responsible #>> '{department,name}' as department,
  case when i.duplicate_of is not null and (i.hidden or i.status = 'closed') then (
    select o.id from issues o where o.id = i.duplicate_of and not o.withheld) end as "shownDuplicateOf",
  case when i.status in ('resolved', 'closed') then (
    select x.description from issue_resolutions x where x.issue_id = i.id and x.dropped_at is null) end as resolution,
  ${OUTCOME_REASON_JSON} as "outcomeReason", ${CONFIRMATION} as confirmation,
  case when not i.hidden then ${BEFORE_AFTER_JSON} end as "beforeAfter",
  case when i.media_count > 0 and not i.hidden then (
    select m.id from media m
     where m.issue_id = i.id and m.type = 'image' and m.state = 'stored' and m.deleted_at is null and m.redacted_at is null
     order by m.added_at, m.id limit 1) end as "imageId"`;

/**
 * When the data that Open311 shows of an issue last changed, except for its votes. It includes its placing, its
 * pictures, and the visibility of the issue it duplicates, none of which change updated_at. There is an index over this
 * expression.
 */
export const CHANGED_AT = 'greatest(updated_at, placed_at, pictures_changed_at)';
/** The same of the issue `i`. */
export const CHANGED_AT_OF_ISSUE = 'greatest(i.updated_at, i.placed_at, i.pictures_changed_at)';

/**
 * The issues Open311 shows: visible ones, and duplicates that are hidden only by merging. In two parts, as each has an
 * index in the order of the list.
 */
export const IS_VISIBLE = 'not hidden';
export const IS_MERGED_DUPLICATE = 'hidden and duplicate_of is not null and not withheld';

/** An issue as Open311 shows it. */
export type RequestRow = RowOf<typeof OF_ISSUE> & {
  department: string | null;
  /** The issue that a merged or closed duplicate duplicates; null if that is hidden by moderation. */
  shownDuplicateOf: Issue['id'] | null;
  resolution: IssueResolution['description'] | null;
  outcomeReason: OutcomeReasonJson | null;
  confirmation: ConfirmationState | null;
  /** null if there are none. */
  beforeAfter: BeforeAfterJson[] | null;
  imageId: Media['id'] | null;
};

export const EVENT_COLUMNS = columnsOf(
  IssueStatusEvent,
  {
    issueId: 'issueId',
    at: 'at',
    fromStatus: 'fromStatus',
    toStatus: 'toStatus',
    toFeedStatus: 'toFeedStatus',
    notRepaired: 'notRepaired',
  },
  'e',
);
/** A change of status, without its note, which is internal to the city. */
export type EventRow = RowOf<typeof EVENT_COLUMNS>;

/** An issue, and its events if they are requested. */
export interface ShownRequest {
  row: RequestRow;
  events?: EventRow[];
}
