import { statement } from '../../platform/database/statement';

/** How many contacts one statement deletes. */
export const CONTACT_BATCH = 1000;

/** In SQL, as the retention time of a contact depends on its issue. */
export const deleteOldContacts = statement(
  'open311.delete-old-contacts',
  `delete from issue_contacts where issue_id in
     (select c.issue_id from issue_contacts c join issues i on i.id = c.issue_id
       where i.closed_at < $1 or c.created_at < $2 limit ${CONTACT_BATCH})
   returning issue_id`,
);
