import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the time at which city staff dismissed a cluster, because its issues are no duplicates. */
export class DismissDuplicates1700000082000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table duplicate_clusters
        add column dismissed_at timestamptz(3),
        add constraint duplicate_clusters_dismissed_unmerged check (not merged or dismissed_at is null);
      comment on column duplicate_clusters.dismissed_at is
        'when city staff said that its members are no duplicates; null: they did not';
    `);
  }

  /** Dismissed clusters are proposed again. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table duplicate_clusters
        drop constraint duplicate_clusters_dismissed_unmerged,
        drop column dismissed_at;
    `);
  }
}
