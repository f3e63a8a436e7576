import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * That an issue is hidden is sent to nobody any more once it is shown again, and waits no more. The wider limit holds
 * for whatever there is: it is validated by the migration after this one, which keeps nobody from writing meanwhile.
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

  /** What was withdrawn waits again, and is not sent. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update webhook_deliveries set status = 'waiting' where status = 'withdrawn';
      comment on column webhook_deliveries.status is null;
      alter table webhook_deliveries drop constraint webhook_deliveries_status_known,
        add constraint webhook_deliveries_status_known check (status in ('waiting', 'delivered', 'failed'));
    `);
  }
}
