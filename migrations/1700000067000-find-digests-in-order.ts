import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds an index to read postponed digests in order and in batches, regardless of their number. */
export class FindDigestsInOrder1700000067000 implements MigrationInterface {
  /** Concurrent index builds do not block writers, and cannot run in a transaction. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // An interrupted build leaves an invalid index.
    await runner.query(`drop index concurrently if exists alert_subscriptions_put_off_idx`);
    await runner.query(`
      create index concurrently alert_subscriptions_put_off_idx on alert_subscriptions (city, next_mail_at, id)
       where next_mail_at is not null and frequency <> 'instant'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index alert_subscriptions_put_off_idx`);
  }
}
