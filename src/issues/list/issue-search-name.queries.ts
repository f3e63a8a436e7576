import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { Issue } from '../entities/issue.entity';

const BATCH = 200;

/**
 * In SQL, so that the ids are one list for the next statement. The rows are locked, so that no edit happens between
 * reading and writing an issue's search text.
 */
const lockBatch = statement(
  'issues.lock-for-search',
  `select array(select id from issues where reporter_id = $1 and id > $2 order by id limit ${BATCH} for no key update) as ids`,
);
/** In SQL, as the text is computed from two tables. */
const renameInSearch = statement(
  'issues.rename-in-search',
  `update issue_search s set words = issue_search_text(i, u.display_name)
     from issues i join users u on u.id = i.reporter_id
    where i.id = any ($1) and s.issue_id = i.id`,
);

/** The reporter's name in the search text of issues. */
@Injectable()
export class IssueSearchNameQueries {
  constructor(private readonly database: Database) {}

  /** The ids of the next batch of a person's issues after the given one, locked; call it in a transaction. */
  async lockBatch(reporterId: string, after: string): Promise<Array<Issue['id']>> {
    return (await this.database.row<{ ids: Array<Issue['id']> }>(lockBatch, [reporterId, after]))?.ids ?? [];
  }

  /** Updates the search text of issues with the current name of their reporter. */
  async rename(issueIds: ReadonlyArray<Issue['id']>): Promise<void> {
    await this.database.rows(renameInSearch, [issueIds]);
  }
}
