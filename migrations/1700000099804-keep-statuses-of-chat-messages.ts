import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When messages on the chat platform were delivered and read, and statuses of messages whose id is not known yet. */
export class KeepStatusesOfChatMessages1700000099804 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table chat_statuses (
        external_id text collate "C" not null,
        status text collate "C" not null,
        at timestamptz(3) not null,
        error_code text,
        received_at timestamptz(3) not null,
        constraint chat_statuses_pk primary key (external_id, status),
        constraint chat_statuses_status_known check (status in ('delivered', 'read', 'failed'))
      );
      create index chat_statuses_received_idx on chat_statuses (received_at);
      comment on table chat_statuses is 'statuses of chat messages whose id is not known yet; kept for an hour';
      comment on column chat_statuses.external_id is 'id that the platform gave the message';
      comment on column chat_statuses.error_code is 'code of the platform, if the message failed';

      alter table outbound_messages add column delivered_at timestamptz(3), add column read_at timestamptz(3);
      comment on column outbound_messages.delivered_at is 'as the chat platform reports it; null: not reported';
      comment on column outbound_messages.read_at is 'as the chat platform reports it; null: not reported';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table outbound_messages drop column delivered_at, drop column read_at;
      drop table chat_statuses;
    `);
  }
}
