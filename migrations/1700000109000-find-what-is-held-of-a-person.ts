import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns that say whose a row is, and had no index. */
const INDEXES = {
  issue_status_events_actor_idx: 'issue_status_events (actor_id) where actor_id is not null',
  issue_resolutions_resolver_idx: 'issue_resolutions (resolver_id)',
  reopen_requests_user_idx: 'reopen_requests (user_id)',
  issue_confirmation_recipients_email_idx: 'issue_confirmation_recipients (email) where email is not null',
  issue_contacts_email_idx: 'issue_contacts (lower(email collate "C"))',
  mails_recipient_idx: 'mails (lower(recipient collate "C"))',
  mentions_author_idx: 'mentions (author)',
};

/** Adds the indexes by which exports and erasure find what is held of a person. */
export class FindWhatIsHeldOfAPerson1700000109000 implements MigrationInterface {
  /** Concurrent index builds do not block writers, and cannot run in a transaction. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(INDEXES)) {
      // An interrupted build leaves an invalid index.
      await runner.query(`drop index concurrently if exists ${name}`);
      await runner.query(`create index concurrently ${name} on ${on}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`drop index ${name}`);
  }
}
