import type { KnownPlace, PlacePrecision } from '../kernel/place-precision';
import type { ConfirmationState } from '../kernel/confirmations';
import type { User } from '../auth/entities/user.entity';
import type { Media } from '../media/entities/media.entity';
import { columnsExcept, type InJson, type RowOf } from '../platform/database/columns';
import { Issue } from './entities/issue.entity';
import type { IssueAssignment } from './entities/issue-assignment.entity';
import type { IssueUpvote } from './entities/issue-upvote.entity';
import type { BeforeAfterJson, OutcomeReasonJson, ResolutionJson } from './issue-resolution.queries';

/**
 * The columns from which an issue is presented, in a list and by itself; `i` is its row. A new column is selected
 * automatically and has to be presented, unless it is excluded here.
 */
export const ISSUE_COLUMNS = columnsExcept(
  Issue,
  [
    'area',
    'categoryLabel',
    'duplicateOf',
    'picturesChangedAt',
    'feedStatus',
    'hidden',
    'holderAccountId',
    'holderUnitId',
    'intake',
    'jurisdictionId',
    'lastMessageAt',
    'latenessChangedAt',
    'nextEscalationAt',
    'notRepaired',
    'pincode',
    'placedAt',
    'placedBy',
    'reopened',
    'resolvedAt',
    'responsible',
    'source',
    'ward',
    'withheld',
  ],
  'i',
);

/** An issue in a list, with the name of its reporter. */
export type IssueRow = RowOf<typeof ISSUE_COLUMNS> & { reporterName: User['displayName'] };

/** An issue in a person's own list. */
export type OwnIssueRow = IssueRow & {
  /** Whether the person of the list reported it. */
  isMine: boolean;
  /** Whether it is hidden because it was merged into another issue. */
  isMerged: boolean;
  /** The issue it was merged into; null if it was not merged, or if moderation has hidden that issue. */
  mergedInto: Issue['id'] | null;
};

/** An issue in the list of a person's upvotes. */
export type UpvotedIssueRow = OwnIssueRow & {
  upvotedAt: IssueUpvote['createdAt'];
};

/** What only the reporter of an issue, officials and admins see of its place. */
export interface ExactPlaceOfIssue {
  precision: PlacePrecision;
  /** Absent if everyone sees all that is known. */
  place?: KnownPlace;
}

/** A media item as JSON, its time with an offset. */
export type AttachedMedia = InJson<Pick<Media, 'id' | 'type' | 'postUrl' | 'addedAt' | 'state'>>;

/**
 * SQL: whether an issue (i) is a duplicate, and of which issue; null if moderation has hidden that one. An issue that
 * was joined with another and is shown again keeps the mark.
 */
export const DUPLICATE_OF = `i.duplicate_of is not null as "isDuplicate",
          case when i.duplicate_of is not null then (
            select o.id from issues o where o.id = i.duplicate_of and not o.withheld) end as original`;

/** A media item of an issue that was joined with another. */
export type JoinedMedia = AttachedMedia & InJson<Pick<Media, 'issueId'>>;

/** What an issue is a duplicate of. */
export interface DuplicateMark {
  isDuplicate: boolean;
  original: Issue['id'] | null;
}

/** An issue by itself, as one reader may see it. */
export interface IssueDetailRow extends IssueRow, DuplicateMark {
  /** How exactly everyone sees its place, and the exact one, if the reader may know that. */
  exact?: ExactPlaceOfIssue;
  /** The person who reported it; `reporterId` is the account that is shown. */
  ownerId: string;
  /** The account under which the reader contributes to it without their name; null if there is none. */
  persona: string | null;
  /** Of the issues that were joined with it; null if there are none. */
  joinedMedia: JoinedMedia[] | null;
  assigneeId: IssueAssignment['assigneeId'] | null;
  assigneeName: IssueAssignment['assigneeName'] | null;
  hasUpvoted: boolean;
  /** null if there are none. */
  media: AttachedMedia[] | null;
  resolution: ResolutionJson | null;
  outcomeReason: OutcomeReasonJson | null;
  confirmation: ConfirmationState | null;
  /** null if there are none. */
  beforeAfter: BeforeAfterJson[] | null;
}
