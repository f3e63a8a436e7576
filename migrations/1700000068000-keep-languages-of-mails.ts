import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the language of a mail. The HTML of a mail is generated from its text and language when it is sent. */
export class KeepLanguagesOfMails1700000068000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table mails add column language text;
      comment on column mails.language is
        'in which it is written, where it is sent as HTML, too; null: it is sent as plain text alone';
      comment on column mails.html is
        'as what it is sent beside its text, where the release before wrote it; null: see language';
    `);
  }

  /** Waiting mails are sent as plain text only. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table mails drop column language;
      comment on column mails.html is null;
    `);
  }
}
