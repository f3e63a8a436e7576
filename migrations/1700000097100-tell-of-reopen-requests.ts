import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = [
  'flag',
  'delivery_failed',
  'channel_degraded',
  'webhook_disabled',
  'office_not_reached',
  'picture_not_stored',
  'mail_outage',
];
const NEW_KINDS = ['reopen_request', 'resolution_rated_down'];

/** Adds notifications about requests to reopen and bad ratings, at most one unread of each kind for an issue. */
export class TellOfReopenRequests1700000097100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table notifications drop constraint notifications_kind_known;
      alter table notifications add constraint notifications_kind_known
        check (kind in ('${[...KINDS, ...NEW_KINDS].join("', '")}'));
      create unique index notifications_disputed_idx on notifications (target_id, kind)
       where kind in ('${NEW_KINDS.join("', '")}') and read_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index notifications_disputed_idx;
      delete from notifications where kind in ('${NEW_KINDS.join("', '")}');
      alter table notifications drop constraint notifications_kind_known;
      alter table notifications add constraint notifications_kind_known check (kind in ('${KINDS.join("', '")}'));
    `);
  }
}
