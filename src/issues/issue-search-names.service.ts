import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';

const BATCH = 200;

/** Whoever reported under the old name when the new one came has committed by then. */
const SETTLED = '5 seconds';

const nextRenamed = statement(
  'issues.next-renamed',
  `select user_id as id, renames from issue_search_renames where renamed_at < now() - interval '${SETTLED}' limit 1`,
);
/** Locked, so that no edit comes between what is read of an issue and what is written of it. */
const lockBatch = statement(
  'issues.lock-for-search',
  `select array(select id from issues where reporter_id = $1 and id > $2 order by id limit ${BATCH} for no key update) as ids`,
);
const rename = statement(
  'issues.rename-in-search',
  `update issue_search s set words = issue_search_text(i, u.display_name)
     from issues i join users u on u.id = i.reporter_id
    where i.id = any ($1) and s.issue_id = i.id`,
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
export class IssueSearchNames {
  constructor(private readonly database: Database) {}

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
    for (let after: string | undefined = ''; after !== undefined;)
      after = await this.renameSome(userId, after);
  }

  /** @returns the last issue it came to, or undefined at the end */
  private renameSome(userId: string, after: string): Promise<string | undefined> {
    return this.database.transaction(async () => {
      const batch = await this.database.row<{ ids: string[] }>(lockBatch, [userId, after]);
      await this.database.rows(rename, [batch?.ids ?? []]);
      return batch?.ids.at(-1);
    });
  }
}
