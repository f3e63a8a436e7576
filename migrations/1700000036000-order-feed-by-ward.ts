import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds indexes for the feed of a ward or a category in the console, in the order of the feed. The index over wards also
 * contains hidden and merged issues. It therefore serves the search for duplicates too, and replaces the index for
 * that.
 */
export class OrderFeedByWard1700000036000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index issues_ward_idx;
      create index issues_feed_ward_idx on issues (city, ward, category_label, feed_status, created_at, id);
      create index issues_feed_category_idx on issues (city, category_label, feed_status, created_at, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index issues_feed_ward_idx, issues_feed_category_idx;
      create index issues_ward_idx on issues (city, ward, category_label, created_at)
        where ward <> '' and not hidden and duplicate_of is null;
    `);
  }
}
