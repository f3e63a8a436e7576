import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who has written on the chat platform, and when: for 24 hours it delivers any text, afterwards only templates.
 * Messages on channels get the id that the platform gives them, and the code with which it refuses them.
 */
export class KnowWhoWroteOnChat1700000099800 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table chat_contacts (
        address text collate "C" not null,
        last_message_at timestamptz(3) not null,
        language text,
        constraint chat_contacts_pk primary key (address)
      );
      comment on table chat_contacts is 'people who have written on the chat platform, and when they last did';
      comment on column chat_contacts.address is 'the author of their messages';
      comment on column chat_contacts.last_message_at is
        'when the platform got their last message; for 24 hours from then it delivers any text to them';
      comment on column chat_contacts.language is 'that of the script of their last text; null: not known';

      alter table outbound_messages add column external_id text collate "C", add column error_code text;
      comment on column outbound_messages.external_id is 'id that the channel gave the message';
      comment on column outbound_messages.error_code is
        'code of the last refusal: of the channel, of HTTP, no_template; null: there was none';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table outbound_messages drop column external_id, drop column error_code;
      drop table chat_contacts;
    `);
  }
}
