import type { MigrationInterface, QueryRunner } from 'typeorm';

const SOURCES = `'platform', 'chat', 'photo', 'micro'`;

/**
 * Adds what Open311 needs for issues: the reason an issue is hidden, addresses without a point, and `open311` as
 * source.
 */
export class OpenIssues1700000034000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table issues add column withheld boolean not null default false;
      comment on column issues.withheld is
        'moderation hid it; an issue that is hidden without this was merged into another';
      -- What a merge has hidden its audit record says.
      update issues i set withheld = true
       where hidden and (duplicate_of is null or not exists (
         select from audit_records a
          where a.action = 'duplicate_cluster.merge' and (a.after -> 'hidden')::jsonb ? i.id));
      alter table issues
        add constraint issues_withheld_hidden check (hidden or not withheld),
        drop constraint issues_location_whole,
        add constraint issues_location_whole check ((lat is null) = (lng is null) and (lat is null or address is not null)),
        drop constraint issues_source_known,
        add constraint issues_source_known check (source in (${SOURCES}, 'open311'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update issues set source = 'platform' where source = 'open311';
      update issues set address = null where lat is null;
      alter table issues
        drop constraint issues_withheld_hidden,
        drop column withheld,
        drop constraint issues_location_whole,
        add constraint issues_location_whole check ((lat is null) = (lng is null) and (lat is null) = (address is null)),
        drop constraint issues_source_known,
        add constraint issues_source_known check (source in (${SOURCES}));
    `);
  }
}
