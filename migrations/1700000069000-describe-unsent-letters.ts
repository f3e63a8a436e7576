import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rewords a comment: a letter withdrawn before the first try can be sent to any address, including the former one. */
export class DescribeUnsentLetters1700000069000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      comment on column unsent_letters.recipient is
        'the address that was not reached; empty: there was none, or it was not tried';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      comment on column unsent_letters.recipient is 'the address that was not reached; empty: there was none';
    `);
  }
}
