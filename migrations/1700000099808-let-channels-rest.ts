import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A channel that refuses access rests; messages remember what refusals say about the next attempt. */
export class LetChannelsRest1700000099808 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table channel_configs add column rests_until timestamptz(3);
      comment on column channel_configs.rests_until is
        'when one message is tried, as the channel refused access; null: it does not rest';

      alter table outbound_messages
        add column as_template boolean not null default false,
        add column limited_since timestamptz(3);
      comment on column outbound_messages.as_template is
        'whether the chat platform refused it as a text, as the person had not written for 24 hours';
      comment on column outbound_messages.limited_since is
        'when a limit of the channel first refused it; for an hour that uses up no attempt';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table outbound_messages drop column as_template, drop column limited_since;
      alter table channel_configs drop column rests_until;
    `);
  }
}
