import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the time at which an issue became late or was escalated. It shows feed readers that an entry has changed. The
 * index contains only such issues, which are few.
 */
export class DateLateness1700000056000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table issues add column lateness_changed_at timestamptz(3);
      comment on column issues.lateness_changed_at is
        'when it was last marked as late, or escalated; null: never, or before that was written down';
      create index issues_lateness_idx on issues (city, lateness_changed_at) where lateness_changed_at is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index issues_lateness_idx;
      alter table issues drop column lateness_changed_at;
    `);
  }
}
