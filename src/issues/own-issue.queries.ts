import { Injectable } from '@nestjs/common';
import { Cursors, listIdentity, pageOf, type Page } from '../api/page';
import { columnsOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import type { OwnListQueryDto } from './dto/own-issues.dto';
import { IssueUpvote } from './entities/issue-upvote.entity';
import { LIST_COLUMNS, MAX_ROWS } from './list/issue-list.queries';
import type { OwnIssueRow, UpvotedIssueRow } from './issue.rows';

const REPORTED = '/api/users/me/issues';
const UPVOTED = '/api/users/me/upvotes';

/** An issue that was merged into another one, and that moderation has not hidden besides. */
const MERGED = 'i.hidden and not i.withheld and i.duplicate_of is not null';
const OWN_COLUMNS = `${LIST_COLUMNS}, (${MERGED}) as "isMerged",
          case when ${MERGED} then (
            select o.id from issues o where o.id = i.duplicate_of and not o.withheld) end as "mergedInto"`;

/** As in the list of issues, the literal shows the planner that the result is small. */
const reported = (condition: string): string => `
  select ${OWN_COLUMNS}
    from (select * from (
            select i.* from issues i where i.reporter_id = $1 and (not i.hidden or ${MERGED}) ${condition}
             order by i.created_at desc, i.id desc limit ${MAX_ROWS}) page
           limit $2) i
    join users u on u.id = i.reporter_id
   order by i.created_at desc, i.id desc`;
const upvoted = (condition: string): string => `
  select ${OWN_COLUMNS}, ${columnsOf(IssueUpvote, { upvotedAt: 'createdAt' }, 'v')}
    from (select * from (
            select v.* from issue_upvotes v join issues i on i.id = v.issue_id and (not i.hidden or ${MERGED})
             where v.user_id = $1 ${condition}
             order by v.created_at desc, v.issue_id desc limit ${MAX_ROWS}) page
           limit $2) v
    join issues i on i.id = v.issue_id
    join users u on u.id = i.reporter_id
   order by v.created_at desc, v.issue_id desc`;

const firstReported = statement('issues.own-first-page', reported(''));
const nextReported = statement('issues.own-next-page', reported('and (i.created_at, i.id) < ($3, $4)'));
const firstUpvoted = statement('issues.upvoted-first-page', upvoted(''));
const nextUpvoted = statement(
  'issues.upvoted-next-page',
  upvoted('and (v.created_at, v.issue_id) < ($3, $4)'),
);

/**
 * The issues people have reported and upvoted (docs/api/me.md#own-lists). Those that were merged into others stay in
 * the lists; those that moderation has hidden do not.
 */
@Injectable()
export class OwnIssueQueries {
  constructor(
    private readonly database: Database,
    private readonly cursors: Cursors,
  ) {}

  /** A page of the issues a person has reported, newest first. @throws InvalidInput for a cursor of another list */
  async reported(userId: string, query: OwnListQueryDto): Promise<Page<OwnIssueRow>> {
    const list = identityOf(REPORTED, userId);
    const values = [userId, query.limit + 1, ...this.positionIn(list, query)];
    const from = query.lastKey === undefined ? firstReported : nextReported;
    const rows = await this.database.rows<OwnIssueRow>(from, values);
    return pageOf({ path: REPORTED, parameters: {}, ...query }, rows, (last) =>
      this.cursors.seal(list, [last.createdAt.getTime(), last.id]),
    );
  }

  /**
   * A page of the issues a person has upvoted, latest upvote first. @throws InvalidInput for a cursor of another list
   */
  async upvoted(userId: string, query: OwnListQueryDto): Promise<Page<UpvotedIssueRow>> {
    const list = identityOf(UPVOTED, userId);
    const values = [userId, query.limit + 1, ...this.positionIn(list, query)];
    const from = query.lastKey === undefined ? firstUpvoted : nextUpvoted;
    const rows = await this.database.rows<UpvotedIssueRow>(from, values);
    return pageOf({ path: UPVOTED, parameters: {}, ...query }, rows, (last) =>
      this.cursors.seal(list, [last.upvotedAt.getTime(), last.id]),
    );
  }

  private positionIn(list: string, { lastKey }: OwnListQueryDto): unknown[] {
    if (lastKey === undefined) return [];
    const [at, id] = this.cursors.open(list, lastKey);
    return [new Date(at as number), id];
  }
}

/** The path is the same for everyone, so a cursor is also sealed to the person. */
function identityOf(path: string, userId: string): string {
  return listIdentity({ path, parameters: { userId } });
}
