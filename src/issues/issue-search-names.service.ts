import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { Jobs } from '../platform/jobs/jobs';

/** What is found by a name must not be stale for longer than half a minute. */
const EVERY_TEN_SECONDS = '*/10 * * * * *';
const BATCH = 200;

const nextRenamed = statement(
  'issues.next-renamed',
  `select user_id as id, renames from issue_search_renames limit 1`,
);
const rename = statement(
  'issues.rename-in-search',
  `with batch as (
     select i.id from issues i join issue_search s on s.issue_id = i.id
      where i.reporter_id = $1 and i.id > $2 order by i.id limit ${BATCH}),
   changed as (
     update issue_search s set words = issue_search_text(i, u.display_name)
       from issues i join users u on u.id = i.reporter_id
      where i.id in (select id from batch) and s.issue_id = i.id)
   select max(id) as "lastId" from batch`,
);
const forget = statement(
  'issues.forget-rename',
  `delete from issue_search_renames where user_id = $1 and renames = $2`,
);

interface Rename {
  id: string;
  renames: number;
}

/**
 * Lets issues be found by the new name of whoever reported them. Somebody may have reported thousands: a sign-in must
 * not wait for that.
 */
@Injectable()
export class IssueSearchNames implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ name: 'search-names', schedule: EVERY_TEN_SECONDS, run: () => this.catchUp() });
  }

  /** @returns how many people's issues were brought up to date */
  async catchUp(): Promise<{ people: number }> {
    let people = 0;
    for (let renamed = await this.next(); renamed; renamed = await this.next(), people++) {
      await this.renameAll(renamed.id);
      // Whoever was renamed again meanwhile stays entered.
      await this.database.rows(forget, [renamed.id, renamed.renames]);
    }
    return { people };
  }

  private next(): Promise<Rename | undefined> {
    return this.database.row(nextRenamed);
  }

  private async renameAll(userId: string): Promise<void> {
    for (let after: string | null | undefined = ''; typeof after === 'string';)
      after = (await this.database.row<{ lastId: string | null }>(rename, [userId, after]))?.lastId;
  }
}
