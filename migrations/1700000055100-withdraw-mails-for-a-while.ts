import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rewords the comment on the issues of a mail: a mail that names a hidden issue waits until it is shown again. */
export class WithdrawMailsForAWhile1700000055100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `comment on column mails.issue_ids is 'the issues it names; it is not sent while one of them is hidden'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `comment on column mails.issue_ids is 'the issues it names; it is not sent once one of them is hidden'`,
    );
  }
}
