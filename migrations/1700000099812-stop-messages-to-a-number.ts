import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Somebody on the chat platform who writes a word for STOP gets no more messages, and is told so once. */
export class StopMessagesToANumber1700000099812 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table chat_contacts add column stopped_at timestamptz(3);
      comment on column chat_contacts.stopped_at is
        'when they asked for no more messages; null: they did not, or have written since';

      alter table outbound_messages alter column issue_id drop not null, alter column city drop not null;
      comment on column outbound_messages.issue_id is 'null: it is about none';
      comment on column outbound_messages.error_code is
        'code of the last refusal: of the channel, of HTTP, no_template, stopped; null: there was none';

      insert into outbound_templates (key, name, body, active)
        values ('messages_stopped', 'Messages stopped', '', false);
      comment on table outbound_templates is
        'the texts of outbound messages, one for each feed status; inactive ones have their text in the code';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from outbound_messages where issue_id is null;
      delete from outbound_templates where key = 'messages_stopped';
      alter table outbound_messages alter column issue_id set not null, alter column city set not null;
      comment on column outbound_messages.issue_id is null;
      comment on table outbound_templates is 'the texts of outbound messages, one for each feed status';
      alter table chat_contacts drop column stopped_at;
    `);
  }
}
