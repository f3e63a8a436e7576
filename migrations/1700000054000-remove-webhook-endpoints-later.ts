import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the time at which an endpoint was removed. It is deleted at night with its deliveries, which can be millions of
 * rows.
 */
export class RemoveWebhookEndpointsLater1700000054000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table webhook_endpoints
        add column removed_at timestamptz(3),
        add constraint webhook_endpoints_removed check (removed_at is null
          or (secret = '' and former_secrets = '[]' and contact_email is null and disabled_at is not null));
      comment on column webhook_endpoints.removed_at is
        'since when nobody has it any more: it is deleted at night with what it was sent; null: it is there';
      comment on column webhook_endpoints.secret is 'what deliveries are signed with; shown once; empty once it is removed';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from webhook_endpoints where removed_at is not null;
      alter table webhook_endpoints drop constraint webhook_endpoints_removed, drop column removed_at;
      comment on column webhook_endpoints.secret is 'what deliveries are signed with; shown once';
    `);
  }
}
