import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an endpoint was sent is found by the endpoint: it is deleted with it, a thousand rows at a time. */
export class FindDeliveriesOfEndpoints1700000054100 implements MigrationInterface {
  /** Thirty days of deliveries may be many, and each report writes some: nobody waits while the index is built. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // One that was broken off leaves an index that is not valid.
    await runner.query(`drop index concurrently if exists webhook_deliveries_endpoint_idx`);
    await runner.query(
      `create index concurrently webhook_deliveries_endpoint_idx on webhook_deliveries (endpoint_id)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index webhook_deliveries_endpoint_idx`);
  }
}
