import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Digests that were put off are read in their order, a batch at a time, however many there are. */
export class FindDigestsInOrder1700000067000 implements MigrationInterface {
  /** So that nobody waits while it is built. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // One that was broken off leaves an index that is not valid.
    await runner.query(`drop index concurrently if exists alert_subscriptions_put_off_idx`);
    await runner.query(`
      create index concurrently alert_subscriptions_put_off_idx on alert_subscriptions (city, next_mail_at, id)
       where next_mail_at is not null and frequency <> 'instant'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index alert_subscriptions_put_off_idx`);
  }
}
