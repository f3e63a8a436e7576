import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The console's feed of a ward or a category is read in its order. The index over wards has hidden issues and merged
 * ones, too, and so serves the feed as well as the search for duplicates, for which it was.
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
