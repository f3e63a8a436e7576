import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the table for keywords that city staff removed, so that they can be added again with the same values. */
export class KeepRemovedKeywords1700000087000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table removed_keywords (
        id text collate "C" not null,
        target text collate "C" not null,
        label text not null,
        keyword text not null,
        language text not null,
        weight smallint not null,
        romanised boolean not null,
        created_at timestamptz(3) not null,
        removed_at timestamptz(3) not null,
        constraint removed_keywords_pk primary key (id)
      );
      create index removed_keywords_keyword_idx on removed_keywords (label, keyword);
      comment on table removed_keywords is 'keywords of categories that city staff removed; one that is added again is moved back';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table removed_keywords`);
  }
}
