import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Drops the index over the squares of subscriptions. No query uses it: digests read the subscriptions of a city. */
export class ForgetCellsOfSubscriptions1700000063000 implements MigrationInterface {
  /** Dropping an index concurrently does not block other sessions, and cannot run in a transaction. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index concurrently if exists alert_subscriptions_cell_idx`);
  }

  /** Creates the index in a transaction, like all reverted migrations. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index alert_subscriptions_cell_idx on alert_subscriptions (city, cell_row, cell_column)
        where kind = 'place' and confirmed_at is not null`);
  }
}
