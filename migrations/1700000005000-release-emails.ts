import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Makes the email of an account nullable. An address belongs to the account that verified it last. The account that had
 * it before has no address until its next sign-in.
 */
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
