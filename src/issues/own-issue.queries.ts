import { Injectable } from '@nestjs/common';
import { accountsOf, ownerOf } from '../auth';
import { ListPages } from '../api/list-pages';
import { listIdentity, pageOf, type Page } from '../api/page';
import { columnsOf } from '../platform/database/columns';
import { KeysetList } from '../platform/database/keyset-list';
import type { OwnListQueryDto } from './dto/own-issues.dto';
import { IssueUpvote } from './entities/issue-upvote.entity';
import { LIST_COLUMNS } from './list/issue-list.queries';
import type { OwnIssueRow, UpvotedIssueRow } from './issue.rows';

const REPORTED = '/api/users/me/issues';
const UPVOTED = '/api/users/me/upvotes';

/** An issue that was merged into another one, and that moderation has not hidden besides. */
const MERGED = 'i.hidden and not i.withheld and i.duplicate_of is not null';
const OWN_COLUMNS = `${LIST_COLUMNS}, (${MERGED}) as "isMerged",
          case when ${MERGED} then (
            select o.id from issues o where o.id = i.duplicate_of and not o.withheld) end as "mergedInto",
          ${ownerOf('i.reporter_id')} = :userId as "isMine"`;

const REPORTER = 'join users u on u.id = i.reporter_id';

const reported = new KeysetList<OwnIssueRow, 'userId'>({
  name: 'issues.own',
  columns: OWN_COLUMNS,
  from: 'issues i',
  alias: 'i',
  where: [`i.reporter_id = any(${accountsOf(':userId')})`, `(not i.hidden or ${MERGED})`],
  order: [
    { column: 'created_at', property: 'createdAt', isTime: true },
    { column: 'id', property: 'id' },
  ],
  direction: 'desc',
  joins: REPORTER,
});
const upvoted = new KeysetList<UpvotedIssueRow, 'userId'>({
  name: 'issues.upvoted',
  columns: `${OWN_COLUMNS}, ${columnsOf(IssueUpvote, { upvotedAt: 'createdAt' }, 'v')}`,
  from: `issue_upvotes v join issues i on i.id = v.issue_id and (not i.hidden or ${MERGED})`,
  alias: 'v',
  where: ['v.user_id = :userId'],
  order: [
    { column: 'created_at', property: 'upvotedAt', isTime: true },
    { column: 'issue_id', property: 'id' },
  ],
  direction: 'desc',
  joins: `join issues i on i.id = v.issue_id ${REPORTER}`,
});

/**
 * The issues people have reported and upvoted (docs/api/me.md#own-lists). Those that were merged into others stay in
 * the lists; those that moderation has hidden do not.
 */
@Injectable()
export class OwnIssueQueries {
  constructor(private readonly pages: ListPages) {}

  /** A page of the issues a person has reported, newest first. @throws InvalidInput for a cursor of another list */
  reported(userId: string, query: OwnListQueryDto): Promise<Page<OwnIssueRow>> {
    return this.page(reported, REPORTED, userId, query);
  }

  /**
   * A page of the issues a person has upvoted, latest upvote first. @throws InvalidInput for a cursor of another list
   */
  upvoted(userId: string, query: OwnListQueryDto): Promise<Page<UpvotedIssueRow>> {
    return this.page(upvoted, UPVOTED, userId, query);
  }

  /** The path is the same for everyone, so a cursor is also sealed to the person. */
  private async page<Row extends OwnIssueRow>(
    list: KeysetList<Row, 'userId'>,
    path: string,
    userId: string,
    query: OwnListQueryDto,
  ): Promise<Page<Row>> {
    const identity = listIdentity({ path, parameters: { userId } });
    const cut = await this.pages.cut(list, identity, { userId }, query);
    return pageOf({ path, parameters: {}, ...query }, cut);
  }
}
