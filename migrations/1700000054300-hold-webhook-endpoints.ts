import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the time until which an endpoint asked for no deliveries. All its deliveries wait until then. */
export class HoldWebhookEndpoints1700000054300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table webhook_endpoints add column held_until timestamptz(3);
      comment on column webhook_endpoints.held_until is
        'until when it asked to be sent nothing (Retry-After); null: it did not since it last took an event';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table webhook_endpoints drop column held_until`);
  }
}
