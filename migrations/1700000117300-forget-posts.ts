import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Posts on channels are forgotten: by time, or at the wish of who wrote them. What became an issue stays one. */
export class ForgetPosts1700000117300 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table if not exists expired_posts (
        digest text collate "C" not null,
        expired_at timestamptz(3) not null,
        constraint expired_posts_pk primary key (digest)
      );
      create index if not exists expired_posts_expired_idx on expired_posts (expired_at);
      comment on table expired_posts is
        'posts that were forgotten, as digests of channel and id, so that they are not taken in again';
      comment on column mentions.external_id is
        'id of the post on its channel; of one that was forgotten, a digest of it';
      comment on column mail_suppressions.address is
        'a digest; until the next night in lower case, if an earlier version stored it';
      insert into outbound_templates (key, name, body, active)
        values ('data_deleted', 'Data deleted', '', false) on conflict do nothing`);
    await runner.query('drop index concurrently if exists mentions_unconverted_idx');
    await runner.query(
      'create index concurrently mentions_unconverted_idx on mentions (received_at) where issue_id is null',
    );
    await runner.query('drop index concurrently if exists outbound_messages_acknowledged_idx');
    await runner.query(`
      create unique index concurrently outbound_messages_acknowledged_idx on outbound_messages (in_reply_to)
       where template_key in ('messages_stopped', 'answer_received', 'data_deleted')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from outbound_messages where template_key = 'data_deleted'`);
    await runner.query(`delete from outbound_templates where key = 'data_deleted'`);
    await runner.query('drop index outbound_messages_acknowledged_idx');
    await runner.query(`
      create unique index outbound_messages_acknowledged_idx on outbound_messages (in_reply_to)
       where template_key in ('messages_stopped', 'answer_received')`);
    await runner.query('drop index mentions_unconverted_idx');
    await runner.query('drop table expired_posts');
    await runner.query(`
      comment on column mentions.external_id is null;
      comment on column mail_suppressions.address is 'in lower case'`);
  }
}
