import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What tells that an issue is hidden is found by the issue; and the limit of the migration before is validated. */
export class FindHiddenWebhooks1700000084100 implements MigrationInterface {
  /** So that nobody waits while it is built. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // One that was broken off leaves an index that is not valid.
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
