import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events an endpoint was given up with are found, however much else it was sent. */
export class FindFailedWebhooks1700000054400 implements MigrationInterface {
  /** As the index before: nobody waits while it is built. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // One that was broken off leaves an index that is not valid.
    await runner.query(`drop index concurrently if exists webhook_deliveries_failed_idx`);
    await runner.query(`
      create index concurrently webhook_deliveries_failed_idx on webhook_deliveries (endpoint_id, event_id)
        where status = 'failed'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index webhook_deliveries_failed_idx`);
  }
}
