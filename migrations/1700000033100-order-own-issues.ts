import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds indexes for the lists of issues that a person reported or upvoted, ordered by time. They replace the indexes
 * over the person alone, because they serve the same queries.
 */
export class OrderOwnIssues1700000033100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index issues_reporter_created_idx on issues (reporter_id, created_at, id);
      drop index issues_reporter_idx;
      create index issue_upvotes_user_created_idx on issue_upvotes (user_id, created_at, issue_id);
      drop index issue_upvotes_user_idx;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index issues_reporter_idx on issues (reporter_id);
      drop index issues_reporter_created_idx;
      create index issue_upvotes_user_idx on issue_upvotes (user_id);
      drop index issue_upvotes_user_created_idx;
    `);
  }
}
