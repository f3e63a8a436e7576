import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An address belongs to whoever proved it last; the account that had it before has none until its next sign-in. */
export class ReleaseEmails1700000005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table users alter column email drop not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update users set email = id || '@released.invalid' where email is null;
      alter table users alter column email set not null;
    `);
  }
}
