import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Parts of photos are covered in another object; the objects of before are removed. */
export class CoverPartsOfPhotos1700000111010 implements MigrationInterface {
  /** Concurrent index builds do not block writers, and cannot run in a transaction. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table media
        add column if not exists object_key text collate "C",
        add column if not exists stale_keys text[] not null default '{}'
    `);
    await runner.query(`comment on column media.object_key is 'key of its object; null: its id'`);
    await runner.query(
      `comment on column media.stale_keys is 'keys of objects of before its parts were covered, which are to be removed'`,
    );
    // An interrupted build leaves an invalid index.
    await runner.query(`drop index concurrently if exists media_stale_idx`);
    await runner.query(`create index concurrently media_stale_idx on media (id) where stale_keys <> '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index media_stale_idx`);
    await runner.query(`alter table media drop column object_key, drop column stale_keys`);
  }
}
