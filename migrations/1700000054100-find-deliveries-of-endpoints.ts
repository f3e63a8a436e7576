import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds an index over the endpoint of a delivery. Deliveries are deleted with their endpoint, a thousand rows at a time.
 */
export class FindDeliveriesOfEndpoints1700000054100 implements MigrationInterface {
  /**
   * Concurrent index builds do not block writers, and cannot run in a transaction. Thirty days of deliveries can be
   * many rows, and each report inserts some.
   */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // An interrupted build leaves an invalid index.
    await runner.query(`drop index concurrently if exists webhook_deliveries_endpoint_idx`);
    await runner.query(
      `create index concurrently webhook_deliveries_endpoint_idx on webhook_deliveries (endpoint_id)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index webhook_deliveries_endpoint_idx`);
  }
}
