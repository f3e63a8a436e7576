import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language of the console that an account has chosen. */
export class LanguageOfConsoleAccounts1700000116000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table console_accounts
        add column language text,
        add constraint console_accounts_language_known check (language in ('en', 'hi', 'mr'));
      comment on column console_accounts.language is 'in which the console is shown; null: in that of the browser';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table console_accounts drop column language');
  }
}
