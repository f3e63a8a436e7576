import { Moment } from '../../api/openapi/answer-fields';
import { PageDto } from '../../api/page.dto';
import { PageCursor, PageLimit } from '../../api/validation/query-fields';
import { IssueListItemDto } from './issue.dto';

/** The requested page of one's own list. */
export class OwnListQueryDto {
  @PageLimit()
  limit: number = 20;
  @PageCursor('The nextKey of the previous page; valid only for this list of this account')
  lastKey?: string;
}

/** One page of the issues one has reported. */
export class OwnIssuePageDto extends PageDto {
  items!: IssueListItemDto[];
}

/** An issue one has upvoted. */
export class UpvotedIssueDto extends IssueListItemDto {
  @Moment()
  upvotedAt!: string;
}

/** One page of the issues one has upvoted. */
export class UpvotedIssuePageDto extends PageDto {
  items!: UpvotedIssueDto[];
}
