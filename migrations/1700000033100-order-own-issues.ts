import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a person has reported and upvoted is listed by time: the indexes over people have that order, and serve whoever
 * asks for a person alone as well.
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
