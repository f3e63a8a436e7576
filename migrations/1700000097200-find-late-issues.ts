import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds an index over late issues: they are listed and counted in the console, regardless of how many other issues there
 * are. It includes the columns of the other filters, so that they are checked without reading the issues.
 */
export class FindLateIssues1700000097200 implements MigrationInterface {
  /** Concurrent index builds do not block writers, and cannot run in a transaction. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // An interrupted build leaves an invalid index.
    await runner.query(`drop index concurrently if exists issues_late_idx`);
    await runner.query(`
      create index concurrently issues_late_idx on issues (city, created_at, id)
        include (feed_status, ward, category_label)
       where status in ('open', 'in_progress') and breached_at = due_at and not hidden`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index issues_late_idx`);
  }
}
