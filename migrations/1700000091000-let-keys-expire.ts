import type { MigrationInterface, QueryRunner } from 'typeorm';
import { inBatches } from './in-batches';

/**
 * Gives each remembered answer its own end: forms of the site are remembered for as long as a saved one may be sent
 * again. The previous release writes rows with the default, which is the lifetime it assumes.
 */
export class LetKeysExpire1700000091000 implements MigrationInterface {
  /** There is a row for each write of a day: neither its update nor its index may block writers. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table idempotency_keys
         add column if not exists expires_at timestamptz(3) not null default (now() + '24:00:00'::interval)`,
    );
    await inBatches(
      runner,
      'idempotency_keys',
      ['caller', 'key'],
      `update idempotency_keys k set expires_at = k.created_at + '720:00:00'::interval from batch
        where k.caller = batch.caller and k.key = batch.key and k.key like 'site:%'`,
    );
    // An interrupted build leaves an invalid index.
    await runner.query(`drop index concurrently if exists idempotency_keys_expires_idx`);
    await runner.query(
      `create index concurrently idempotency_keys_expires_idx on idempotency_keys (expires_at)`,
    );
    await runner.query(`drop index concurrently if exists idempotency_keys_created_idx`);
    await runner.query(
      `comment on table idempotency_keys is
         'answers to accounts by Idempotency-Key, kept for a day, and by the key of a form of the site, kept for 30 days'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index idempotency_keys_created_idx on idempotency_keys (created_at);
      alter table idempotency_keys drop column expires_at;
      comment on table idempotency_keys is 'answers to accounts by Idempotency-Key, kept for a day';
    `);
  }
}
