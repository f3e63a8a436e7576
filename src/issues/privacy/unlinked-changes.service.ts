import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { UnlinkedChangesQueries } from './unlinked-changes.queries';

/**
 * Changes of many issues at the wish of one person. If all of them were newer by the same time, everyone could see
 * that they are of one person; so each becomes newer by a second than it was. That is enough for ETags and for copies
 * in browsers. Who copies issues by the time of their change learns of it by the webhook event `issue.redacted`.
 */
@Injectable()
export class UnlinkedChangesService {
  constructor(
    private readonly database: Database,
    private readonly queries: UnlinkedChangesQueries,
  ) {}

  /** Changes one of the issues. @param work the change, in the same transaction, under the lock of the issue */
  async of<Result>(issueId: string, work: () => Promise<Result>): Promise<Result> {
    return this.database.transaction(async () => {
      const before = await this.queries.lock(issueId);
      const result = await work();
      if (before) await this.queries.set(issueId, before);
      return result;
    });
  }
}
