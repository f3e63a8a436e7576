import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Replaces the index over digests by one without postponed digests, so that queries do not read past those. */
export class SkipDigestsPutOff1700000070000 implements MigrationInterface {
  /** Concurrent index builds do not block writers, and cannot run in a transaction. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // An interrupted build leaves an invalid index.
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
