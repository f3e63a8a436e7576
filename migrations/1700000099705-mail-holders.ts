import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds whether an account gets mails about the issues it holds. */
export class MailHolders1700000099705 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table console_accounts
        add column holder_mail text not null default 'none'
          constraint console_accounts_holder_mail_known check (holder_mail in ('none', 'at_once', 'digest')),
        add column holder_mail_until timestamptz(3);
      comment on column console_accounts.holder_mail is 'mails about issues that the account holds';
      comment on column console_accounts.holder_mail_until is
        'time up to which news are in a digest; null: it gets none';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table console_accounts drop column holder_mail, drop column holder_mail_until');
  }
}
