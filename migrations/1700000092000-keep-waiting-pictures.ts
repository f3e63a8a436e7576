import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Creates the table of pictures that could not be fetched or stored yet, and adds notifications to city staff about
 * pictures that were given up, at most one unread per issue or post.
 */
export class KeepWaitingPictures1700000092000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table waiting_pictures (
        media_id text collate "C" not null,
        issue_id text collate "C" not null,
        added_by text collate "C" not null,
        url text,
        bytes bytea,
        tries smallint not null default 0,
        next_try_at timestamptz(3) not null,
        created_at timestamptz(3) not null,
        constraint waiting_pictures_pk primary key (media_id),
        constraint waiting_pictures_issue_fk foreign key (issue_id) references issues (id),
        constraint waiting_pictures_adder_fk foreign key (added_by) references users (id),
        constraint waiting_pictures_source check (num_nonnulls(url, bytes) = 1)
      );
      alter table waiting_pictures alter column bytes set storage external;
      create index waiting_pictures_next_idx on waiting_pictures (next_try_at);
      create index waiting_pictures_issue_idx on waiting_pictures (issue_id);
      comment on table waiting_pictures is 'pictures of reports that could not be fetched or stored yet; a job tries again';
      comment on column waiting_pictures.media_id is 'id of the media item, which may not exist yet';
      comment on column waiting_pictures.url is 'where to fetch it; null: its bytes were sent';
      comment on column waiting_pictures.bytes is 'the bytes that were sent; null: it is fetched';

      alter table notifications drop constraint notifications_kind_known;
      alter table notifications add constraint notifications_kind_known
        check (kind in ('flag', 'delivery_failed', 'channel_degraded', 'webhook_disabled', 'office_not_reached', 'picture_not_stored'));
      create unique index notifications_picture_idx on notifications (target_id)
        where kind = 'picture_not_stored' and read_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index notifications_picture_idx;
      delete from notifications where kind = 'picture_not_stored';
      alter table notifications drop constraint notifications_kind_known;
      alter table notifications add constraint notifications_kind_known
        check (kind in ('flag', 'delivery_failed', 'channel_degraded', 'webhook_disabled', 'office_not_reached'));
      drop table waiting_pictures;
    `);
  }
}
