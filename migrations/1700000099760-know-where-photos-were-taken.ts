import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds when and where the camera says a photo was taken, which its stored bytes do not say. */
export class KnowWherePhotosWereTaken1700000099760 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table media
        add column taken_at text collate "C",
        add column taken_lat double precision,
        add column taken_lng double precision;
      comment on column media.taken_at is
        'when the camera says a photo was taken, ISO 8601, without an offset in the time of the place; not public';
      comment on column media.taken_lat is 'where the camera says it was taken, degrees north; not public';
      comment on column media.taken_lng is 'where the camera says it was taken, degrees east; not public';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table media drop column taken_at, drop column taken_lat, drop column taken_lng',
    );
  }
}
