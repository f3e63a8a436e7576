import { Injectable } from '@nestjs/common';
import { Issue } from '../../../../issues/entities/issue.entity';
import { columnsOf } from '../../../../platform/database/columns';
import { Database } from '../../../../platform/database/database';
import { statement } from '../../../../platform/database/statement';
import type { IssueFacts } from './bulk-act.policy';

const FACTS = columnsOf(Issue, ['id', 'city', 'category', 'status', 'feedStatus', 'hidden'], 'i');
const findFacts = statement(
  'console.bulk-act-facts',
  `select ${FACTS} from issues i where i.id = any ($1::text[])`,
);
const BATCH = 1000;

/** Reads what decides whether acts on issues are refused. */
@Injectable()
export class BulkActFactsQueries {
  constructor(private readonly database: Database) {}

  /** The facts of the issues that exist, by their ids. */
  async of(ids: readonly string[]): Promise<Map<string, IssueFacts>> {
    const facts = new Map<string, IssueFacts>();
    for (let at = 0; at < ids.length; at += BATCH)
      for (const row of await this.database.rows<IssueFacts>(findFacts, [ids.slice(at, at + BATCH)]))
        facts.set(row.id, row);
    return facts;
  }
}
