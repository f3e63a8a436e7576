import { Injectable } from '@nestjs/common';
import type { Scope } from '../auth';
import { City } from '../accountability/entities/city.entity';
import { ERASURE_BATCH } from '../personal-data';
import { columnsOf, type RowOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { Issue } from './entities/issue.entity';

const WRITTEN = columnsOf(Issue, ['id', 'title', 'description', 'categoryLabel', 'ward'], 'i');
const CITY = columnsOf(City, { city: 'displayName' }, 'c');

const nextScopes = statement(
  'issues.next-of-erased',
  `select scope, min(at) as at from (
     (select id as scope, created_at as at from issues where reporter_id = $1 limit ${ERASURE_BATCH})
     union all (select issue_id, created_at from issue_upvotes where user_id = $1 limit ${ERASURE_BATCH})
     union all (select issue_id, created_at from issue_merge_upvotes where user_id = $1 limit ${ERASURE_BATCH})) own
    group by scope order by scope limit ${ERASURE_BATCH}`,
);
const lockAll = statement(
  'issues.lock-of-erased',
  `select id from issues where id = any ($1) order by id for no key update`,
);
const move = statement(
  'issues.move-to-stand-ins',
  `with owner as (select * from unnest($2::text[], $3::text[]) o (scope, account)),
   upvotes as (
     update issue_upvotes v set user_id = o.account from owner o where v.issue_id = o.scope and v.user_id = $1 returning 1),
   joined as (
     update issue_merge_upvotes v set user_id = o.account from owner o
      where v.issue_id = o.scope and v.user_id = $1 returning 1),
   reports as (
     update issues i set reporter_id = o.account, updated_at = i.updated_at + interval '1 second' from owner o
      where i.id = o.scope and i.reporter_id = $1 returning 1)
   select ((select count(*) from upvotes) + (select count(*) from joined) + (select count(*) from reports))::int as moved`,
);
const written = statement(
  'issues.written-by-erased',
  `select ${WRITTEN}, ${CITY} from issues i join cities c on c.slug = i.city
    where i.reporter_id = any ($1) order by i.id for no key update of i`,
);

/** A sealed text names for whom it is sealed. The table has the redactions of 72 hours alone. */
const deleteOf = statement(
  'issues.delete-of-erased',
  `with wishes as (delete from privacy_applications where user_id = $1 returning 1),
   texts as (delete from redactions where starts_with(texts, 'enc:v1:' || $1 || ':') returning 1)
   select ((select count(*) from wishes) + (select count(*) from texts))::int as deleted`,
);

/** What an erased person wrote in an issue. */
export type WrittenIssue = RowOf<typeof WRITTEN> & RowOf<typeof CITY>;

/** The statements by which people are erased from issues; only `IssuesErasureService` uses them. */
@Injectable()
export class IssuesErasureQueries {
  constructor(private readonly database: Database) {}

  /** Some issues that a person reported or supports. */
  nextScopes(userId: string): Promise<Scope[]> {
    return this.database.rows(nextScopes, [userId]);
  }

  /**
   * Moves reports and upvotes of a person in some issues to other accounts. Sets off `issues_search_change`. Reports
   * are newer by a second each: a common time would say that they are of one person.
   * @returns how many rows
   */
  async move(userId: string, scopes: string[], accounts: string[]): Promise<number> {
    await this.database.rows(lockAll, [scopes]);
    const row = await this.database.row<{ moved: number }>(move, [userId, scopes, accounts]);
    return row?.moved ?? 0;
  }

  /** Deletes what nothing public depends on. @returns how many rows */
  async deleteOf(userId: string): Promise<number> {
    return (await this.database.row<{ deleted: number }>(deleteOf, [userId]))?.deleted ?? 0;
  }

  /** Locks the issues of some reporters. */
  written(reporters: readonly string[]): Promise<WrittenIssue[]> {
    return this.database.rows(written, [reporters]);
  }
}
