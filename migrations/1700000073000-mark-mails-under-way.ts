import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the time since which a mail is being sent. Such a mail is not withdrawn, because it may have been delivered. */
export class MarkMailsUnderWay1700000073000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table mails add column taken_at timestamptz(3);
      comment on column mails.taken_at is 'since when it is being sent, until it is due again; null: it is not';
      comment on column unsent_letters.recipient is
        'the address that was not reached, or that the office has no more; empty: there was none, or it was not tried';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table mails drop column taken_at;
      comment on column unsent_letters.recipient is
        'the address that was not reached; empty: there was none, or it was not tried';
    `);
  }
}
