import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds a delivery status: a waiting `issue.hidden` event is withdrawn when the issue is shown again. All existing rows
 * satisfy the wider limit. The next migration validates it, so that writers do not wait.
 */
export class WithdrawWebhooks1700000084000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table webhook_deliveries drop constraint webhook_deliveries_status_known,
        add constraint webhook_deliveries_status_known
          check (status in ('waiting', 'delivered', 'failed', 'withdrawn')) not valid;
      comment on column webhook_deliveries.status is
        'withdrawn: that an issue is hidden, which was shown again before the endpoint took it';
    `);
  }

  /** Withdrawn deliveries get the status `waiting` again, and are not sent. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update webhook_deliveries set status = 'waiting' where status = 'withdrawn';
      comment on column webhook_deliveries.status is null;
      alter table webhook_deliveries drop constraint webhook_deliveries_status_known,
        add constraint webhook_deliveries_status_known check (status in ('waiting', 'delivered', 'failed'));
    `);
  }
}
