import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds notifications to city staff about offices that letters do not reach, at most one unread per official. */
export class TellOfUnreachedOffices1700000058000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table notifications drop constraint notifications_kind_known;
      alter table notifications add constraint notifications_kind_known
        check (kind in ('flag', 'delivery_failed', 'channel_degraded', 'webhook_disabled', 'office_not_reached'));
      create unique index notifications_unreached_idx on notifications (target_id)
        where kind = 'office_not_reached' and read_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index notifications_unreached_idx;
      delete from notifications where kind = 'office_not_reached';
      alter table notifications drop constraint notifications_kind_known;
      alter table notifications add constraint notifications_kind_known
        check (kind in ('flag', 'delivery_failed', 'channel_degraded', 'webhook_disabled'));
    `);
  }
}
