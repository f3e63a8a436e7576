import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds an index over `issue.hidden` events by issue, and validates the limit of the previous migration. */
export class FindHiddenWebhooks1700000084100 implements MigrationInterface {
  /** Concurrent index builds do not block writers, and cannot run in a transaction. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // An interrupted build leaves an invalid index.
    await runner.query(`drop index concurrently if exists webhook_events_hidden_idx`);
    await runner.query(`
      create index concurrently webhook_events_hidden_idx on webhook_events (issue_id)
       where type = 'issue.hidden'`);
    await runner.query(`alter table webhook_deliveries validate constraint webhook_deliveries_status_known`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index webhook_events_hidden_idx`);
  }
}
