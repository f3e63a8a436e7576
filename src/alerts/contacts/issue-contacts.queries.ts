import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';

/** How many contacts one statement deletes. */
const CONTACT_BATCH = 1000;

/** In SQL, as the retention time of a contact depends on its issue. */
const deleteOldContacts = statement(
  'alerts.delete-old-contacts',
  `delete from issue_contacts where issue_id in
     (select c.issue_id from issue_contacts c join issues i on i.id = c.issue_id
       where i.closed_at < $1 or c.created_at < $2 limit ${CONTACT_BATCH})
   returning issue_id`,
);

const deleteOldCallers = statement(
  'alerts.delete-old-callers',
  `delete from caller_accounts where contact in
     (select contact from caller_accounts where created_at < $1 limit ${CONTACT_BATCH})
   returning contact`,
);

/** Deletes contacts; only `AlertRetentionService` uses it. */
@Injectable()
export class IssueContactQueries {
  constructor(private readonly database: Database) {}

  /**
   * Deletes the contacts of issues that were closed before a time, and those stored before another, in batches.
   * @returns how many
   */
  async deleteOld(closedBefore: Date, storedBefore: Date): Promise<number> {
    return this.inBatches(() => this.database.rows(deleteOldContacts, [closedBefore, storedBefore]));
  }

  /** Deletes what callers are recognised by, if it was stored before a time; their support of issues stays. */
  async deleteOldCallers(storedBefore: Date): Promise<number> {
    return this.inBatches(() => this.database.rows(deleteOldCallers, [storedBefore]));
  }

  private async inBatches(deleteBatch: () => Promise<unknown[]>): Promise<number> {
    for (let deleted = 0; ;) {
      const { length } = await deleteBatch();
      deleted += length;
      if (length < CONTACT_BATCH) return deleted;
    }
  }
}
