import { Injectable } from '@nestjs/common';
import { accountsOf } from '../../auth';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';

/** What people contribute to issues under an account that is shown, each with its issue and that account. */
const CONTRIBUTIONS = (accounts: string) => `
  select i.id as issue, i.reporter_id as account from issues i where i.reporter_id = any(${accounts})
  union all select m.issue_id, m.author_id from messages m where m.author_id = any(${accounts})
  union all select r.issue_id, r.resolver_id from issue_resolutions r where r.resolver_id = any(${accounts})
  union all select s.issue_id, g.user_id from resolution_ratings g join issue_resolutions s on s.id = g.resolution_id
             where g.user_id = any(${accounts})
  union all select q.issue_id, q.user_id from reopen_requests q where q.user_id = any(${accounts})`;

const issuesAfter = statement(
  'issues.contributed-to',
  `select distinct c.issue as id from (${CONTRIBUTIONS(accountsOf('$1::text'))}) c
    where c.issue > $2 order by c.issue limit $3`,
);
const countIssues = statement(
  'issues.count-contributed-to',
  `select count(distinct c.issue)::int as count from (${CONTRIBUTIONS(accountsOf('$1::text'))}) c`,
);
const count = statement(
  'issues.count-contributions',
  `select (count(*) filter (where c.account = $1 and not i.hidden))::int as shown, count(*)::int as "all"
     from (${CONTRIBUTIONS(accountsOf('$1::text'))}) c join issues i on i.id = c.issue`,
);

/** How many contributions a person has: those that are shown by their name, and all. */
export interface ContributionCounts {
  shown: number;
  all: number;
}

/** Reads what people contributed to issues: reports, messages, resolutions, ratings and requests to reopen. */
@Injectable()
export class ContributionQueries {
  constructor(private readonly database: Database) {}

  /** Some of the issues that a person contributed to, by id. @param after the last issue before them; '': none */
  async issuesAfter(userId: string, after: string, limit: number): Promise<string[]> {
    const rows = await this.database.rows<{ id: string }>(issuesAfter, [userId, after, limit]);
    return rows.map(({ id }) => id);
  }

  /** How many issues a person contributed to. */
  async countIssues(userId: string): Promise<number> {
    return (await this.database.row<{ count: number }>(countIssues, [userId]))?.count ?? 0;
  }

  /** How many contributions a person has. Those to hidden issues are not shown. */
  async count(userId: string): Promise<ContributionCounts> {
    return (await this.database.row<ContributionCounts>(count, [userId])) ?? { shown: 0, all: 0 };
  }
}
