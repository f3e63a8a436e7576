import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds a column and indexes for lists of Open311: changed, merged, and issues of a category and status. */
export class DateChangesOfRequests1700000040000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table issues add column pictures_changed_at timestamptz(3);
      comment on column issues.pictures_changed_at is
        'when something attached to it last came, went, or was taken from sight; null: never';
      update issues i set pictures_changed_at = m.at
        from (select issue_id, max(greatest(added_at, stored_at, deleted_at, redacted_at)) as at from media
               where issue_id is not null group by issue_id) m
       where m.issue_id = i.id;
      create index issues_changed_idx on issues (city, (greatest(updated_at, placed_at, pictures_changed_at)));
      create index issues_kind_idx on issues (city, category, status, created_at, id) where not hidden;
      create index issues_merged_idx on issues (city, created_at, id) where duplicate_of is not null and not withheld;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index issues_changed_idx, issues_kind_idx, issues_merged_idx;
      alter table issues drop column pictures_changed_at;
    `);
  }
}
