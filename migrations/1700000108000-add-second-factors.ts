import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the second factor of console accounts. */
export class AddSecondFactors1700000108000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table console_accounts
        add column totp_secret text,
        add column totp_pending text,
        add column totp_step integer,
        add column recovery_codes text[] not null default '{}';
      comment on column console_accounts.totp_secret is
        'sealed secret of its second factor; null: it signs in by password alone';
      comment on column console_accounts.totp_pending is 'sealed secret that no code has confirmed yet';
      comment on column console_accounts.totp_step is 'the step of its newest code: earlier ones are refused';
      comment on column console_accounts.recovery_codes is 'SHA-256 of each that was not used';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table console_accounts
        drop column totp_secret, drop column totp_pending, drop column totp_step, drop column recovery_codes
    `);
  }
}
