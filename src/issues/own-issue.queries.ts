import { Injectable } from '@nestjs/common';
import { Cursors, listIdentity, pageOf, type Page } from '../api/page';
import { columnsOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import type { OwnListQueryDto } from './dto/own-issues.dto';
import { IssueUpvote } from './entities/issue-upvote.entity';
import { LIST_COLUMNS, MAX_ROWS } from './issue-list.queries';
import type { IssueRow, UpvotedIssueRow } from './issue.rows';

const REPORTED = '/api/users/me/issues';
const UPVOTED = '/api/users/me/upvotes';

/** As in the list of issues, the literal shows the planner that the result is small. */
const reported = (condition: string): string => `
  select ${LIST_COLUMNS}
    from (select * from (
            select * from issues where reporter_id = $1 and not hidden ${condition}
             order by created_at desc, id desc limit ${MAX_ROWS}) page
           limit $2) i
    join users u on u.id = i.reporter_id
   order by i.created_at desc, i.id desc`;
const upvoted = (condition: string): string => `
  select ${LIST_COLUMNS}, ${columnsOf(IssueUpvote, { upvotedAt: 'createdAt' }, 'v')}
    from (select * from (
            select v.* from issue_upvotes v join issues i on i.id = v.issue_id and not i.hidden
             where v.user_id = $1 ${condition}
             order by v.created_at desc, v.issue_id desc limit ${MAX_ROWS}) page
           limit $2) v
    join issues i on i.id = v.issue_id
    join users u on u.id = i.reporter_id
   order by v.created_at desc, v.issue_id desc`;

const firstReported = statement('issues.own-first-page', reported(''));
const nextReported = statement('issues.own-next-page', reported('and (created_at, id) < ($3, $4)'));
const firstUpvoted = statement('issues.upvoted-first-page', upvoted(''));
const nextUpvoted = statement(
  'issues.upvoted-next-page',
  upvoted('and (v.created_at, v.issue_id) < ($3, $4)'),
);

/** The issues people have reported and upvoted (docs/api/me.md#own-lists). */
@Injectable()
export class OwnIssueQueries {
  constructor(
    private readonly database: Database,
    private readonly cursors: Cursors,
  ) {}

  /** A page of the issues a person has reported, newest first. @throws InvalidInput for a cursor of another list */
  async reported(userId: string, query: OwnListQueryDto): Promise<Page<IssueRow>> {
    const list = identityOf(REPORTED, userId);
    const values = [userId, query.limit + 1, ...this.positionIn(list, query)];
    const from = query.lastKey === undefined ? firstReported : nextReported;
    const rows = await this.database.rows<IssueRow>(from, values);
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
