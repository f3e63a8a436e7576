import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Digests that were put off are not walked past by those that were not: they have an index of their own. */
export class SkipDigestsPutOff1700000070000 implements MigrationInterface {
  /** So that nobody waits while it is built. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // One that was broken off leaves an index that is not valid.
    await runner.query(`drop index concurrently if exists alert_subscriptions_next_digest_idx`);
    await runner.query(`
      create index concurrently alert_subscriptions_next_digest_idx
          on alert_subscriptions (city, frequency, digested_until, id)
       where confirmed_at is not null and next_mail_at is null`);
    await runner.query(`drop index concurrently if exists alert_subscriptions_digest_idx`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index alert_subscriptions_digest_idx on alert_subscriptions (city, frequency, digested_until, id)
       where confirmed_at is not null`);
    await runner.query(`drop index alert_subscriptions_next_digest_idx`);
  }
}
