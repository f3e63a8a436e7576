import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the time of the last failure. A failure after some time without failures counts as the first one, and does not
 * disable an endpoint.
 */
export class DateFailuresOfWebhooks1700000075000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table webhook_endpoints add column last_failed_at timestamptz(3);
      update webhook_endpoints set last_failed_at = failing_since where failing_since is not null;
      comment on column webhook_endpoints.last_failed_at is 'the last failure; null: it never failed';
      comment on column webhook_endpoints.failing_since is
        'the first failure after the last success, or after a while without any; null: it does not fail';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table webhook_endpoints drop column last_failed_at;
      comment on column webhook_endpoints.failing_since is
        'the first failure after the last success; null: it does not fail';
    `);
  }
}
