import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Gives each remembered answer its own end: forms of the site are remembered for as long as a saved one may be sent
 * again. The previous release writes rows with the default, which is the lifetime it assumes.
 */
export class LetKeysExpire1700000091000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table idempotency_keys
        add column expires_at timestamptz(3) not null default (now() + '24:00:00'::interval);
      update idempotency_keys set expires_at = created_at + '720:00:00'::interval where key like 'site:%';
      create index idempotency_keys_expires_idx on idempotency_keys (expires_at);
      drop index idempotency_keys_created_idx;
      comment on table idempotency_keys is
        'answers to accounts by Idempotency-Key, kept for a day, and by the key of a form of the site, kept for 30 days';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index idempotency_keys_created_idx on idempotency_keys (created_at);
      alter table idempotency_keys drop column expires_at;
      comment on table idempotency_keys is 'answers to accounts by Idempotency-Key, kept for a day';
    `);
  }
}
