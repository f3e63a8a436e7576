import { Injectable } from '@nestjs/common';
import { IssueNotFound } from '../../issues';
import type { ConsoleActor } from '../../kernel/console';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { isInScope, scopeValue } from './console-scope.queries';

const findSeen = statement(
  'console.issues-in-scope',
  `select i.id from issues i where i.id = any ($1::text[]) and ${isInScope('i', '$2')}`,
);

/** Which issues an account may see, of those that a body names; without a scope no statement is needed. */
@Injectable()
export class ScopedIssueQueries {
  constructor(private readonly database: Database) {}

  /** Those of some issues that an account may see. @param ids in their order */
  async seenBy({ scope }: ConsoleActor, ids: readonly string[]): Promise<readonly string[]> {
    const value = scopeValue(scope);
    if (value === null || ids.length === 0) return ids;
    const rows = await this.database.rows<{ id: string }>(findSeen, [ids, value]);
    const seen = new Set(rows.map(({ id }) => id));
    return ids.filter((id) => seen.has(id));
  }

  /** @throws IssueNotFound if an account may not see an issue */
  async assertSeen(actor: ConsoleActor, id: string): Promise<void> {
    if ((await this.seenBy(actor, [id])).length === 0) throw new IssueNotFound();
  }
}
