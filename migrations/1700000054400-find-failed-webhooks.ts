import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds an index over the failed deliveries of an endpoint, to find them regardless of the number of its other
 * deliveries.
 */
export class FindFailedWebhooks1700000054400 implements MigrationInterface {
  /** Concurrent index builds do not block writers, and cannot run in a transaction. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // An interrupted build leaves an invalid index.
    await runner.query(`drop index concurrently if exists webhook_deliveries_failed_idx`);
    await runner.query(`
      create index concurrently webhook_deliveries_failed_idx on webhook_deliveries (endpoint_id, event_id)
        where status = 'failed'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index webhook_deliveries_failed_idx`);
  }
}
