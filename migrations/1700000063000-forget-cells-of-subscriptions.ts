import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nothing looks subscriptions up by their square: digests go through those of a city. */
export class ForgetCellsOfSubscriptions1700000063000 implements MigrationInterface {
  /** So that nobody waits for it. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index concurrently if exists alert_subscriptions_cell_idx`);
  }

  /** In a transaction, as all that is taken back. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index alert_subscriptions_cell_idx on alert_subscriptions (city, cell_row, cell_column)
        where kind = 'place' and confirmed_at is not null`);
  }
}
