import { Literal, Moment } from '../../api/openapi/answer-fields';
import { PageDto } from '../../api/page.dto';
import { IsPageCursor, IsPageLimit } from '../../api/validation/query-fields';
import { IssueListItemDto, OriginalIssueDto } from './issue.dto';

/** The requested page of one's own list. */
export class OwnListQueryDto {
  @IsPageLimit()
  limit: number = 20;
  @IsPageCursor('The nextKey of the previous page; valid only for this list of this account')
  lastKey?: string;
}

/** An issue in one's own list. */
export class OwnIssueDto extends IssueListItemDto {
  /** Present if the issue was merged into another one: that issue; null if it is hidden by moderation. */
  duplicateOf?: OriginalIssueDto | null;
  /** Present if the caller reported it without their name. */
  @Literal(true)
  mine?: true;
}

/** One page of the issues one has reported. */
export class OwnIssuePageDto extends PageDto {
  items!: OwnIssueDto[];
}

/** An issue one has upvoted. */
export class UpvotedIssueDto extends OwnIssueDto {
  @Moment()
  upvotedAt!: string;
}

/** One page of the issues one has upvoted. */
export class UpvotedIssuePageDto extends PageDto {
  items!: UpvotedIssueDto[];
}
