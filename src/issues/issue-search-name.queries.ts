import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import type { Issue } from './entities/issue.entity';

const BATCH = 200;

/**
 * SQL: the ids come as one list, which the next statement takes. Locked, so that no edit comes between what is read of
 * an issue and what is written of it.
 */
const lockBatch = statement(
  'issues.lock-for-search',
  `select array(select id from issues where reporter_id = $1 and id > $2 order by id limit ${BATCH} for no key update) as ids`,
);
/** SQL: the words are computed from two tables. */
const renameInSearch = statement(
  'issues.rename-in-search',
  `update issue_search s set words = issue_search_text(i, u.display_name)
     from issues i join users u on u.id = i.reporter_id
    where i.id = any ($1) and s.issue_id = i.id`,
);

/** What the search knows of who reported an issue. */
@Injectable()
export class IssueSearchNameQueries {
  constructor(private readonly database: Database) {}

  /** The next ids of the issues somebody reported, after one, locked; call it in a transaction. */
  async lockBatch(reporterId: string, after: string): Promise<Array<Issue['id']>> {
    return (await this.database.row<{ ids: Array<Issue['id']> }>(lockBatch, [reporterId, after]))?.ids ?? [];
  }

  /** Lets issues be found by the name their reporter has now. */
  async rename(issueIds: ReadonlyArray<Issue['id']>): Promise<void> {
    await this.database.rows(renameInSearch, [issueIds]);
  }
}
