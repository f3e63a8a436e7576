import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The indexes by name, by which videos to clean and redacted media are found. */
const INDEXES = {
  media_uncleaned_idx: `media (clean_tried_at nulls first)
    where type = 'video' and state = 'stored' and cleaned_at is null and deleted_at is null`,
  media_redacted_idx: 'media (redacted_at) where redacted_at is not null and deleted_at is null',
};

/** Videos that were stored before they were cleaned at the upload are cleaned; redacted media are deleted. */
export class CleanStoredVideos1700000111030 implements MigrationInterface {
  /** Concurrent index builds do not block writers, and cannot run in a transaction. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table media
        add column if not exists cleaned_at timestamptz(3),
        add column if not exists clean_tried_at timestamptz(3)
    `);
    await runner.query(
      `comment on column media.cleaned_at is
         'when a video lost what the camera wrote into it; null: not a video, or not yet'`,
    );
    for (const [name, definition] of Object.entries(INDEXES)) {
      // An interrupted build leaves an invalid index.
      await runner.query(`drop index concurrently if exists ${name}`);
      await runner.query(`create index concurrently ${name} on ${definition}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`drop index ${name}`);
    await runner.query(`alter table media drop column cleaned_at, drop column clean_tried_at`);
  }
}
