import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds an index over the numbers of issues, the last characters of their ids. */
export class FindIssuesByNumber1700000097300 implements MigrationInterface {
  /** Concurrent index builds do not block writers, and cannot run in a transaction. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // An interrupted build leaves an invalid index.
    await runner.query(`drop index concurrently if exists issues_number_idx`);
    await runner.query(`create index concurrently issues_number_idx on issues ("right"(id, 6))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index issues_number_idx`);
  }
}
