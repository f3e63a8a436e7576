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

/** Deletes contacts; only `IssueContactsService` uses it. */
@Injectable()
export class IssueContactQueries {
  constructor(private readonly database: Database) {}

  /**
   * Deletes the contacts of issues that were closed before a time, and those stored before another, in batches.
   * @returns how many
   */
  async deleteOld(closedBefore: Date, storedBefore: Date): Promise<number> {
    for (let deleted = 0; ;) {
      const batch = await this.database.rows(deleteOldContacts, [closedBefore, storedBefore]);
      deleted += batch.length;
      if (batch.length < CONTACT_BATCH) return deleted;
    }
  }
}
