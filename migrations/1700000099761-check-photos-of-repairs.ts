import type { MigrationInterface, QueryRunner } from 'typeorm';
import { inBatches } from './in-batches';

const TABLES = `
  create table if not exists after_photos (
    media_id text collate "C" not null,
    resolution_id bigint not null,
    issue_id text collate "C" not null,
    picture_hash bit(64),
    hash_parts integer[] not null default '{}',
    flags text[] not null default '{}',
    constraint after_photos_pk primary key (media_id, resolution_id),
    constraint after_photos_media_fk foreign key (media_id) references media (id),
    constraint after_photos_resolution_fk foreign key (resolution_id) references issue_resolutions (id),
    constraint after_photos_issue_fk foreign key (issue_id) references issues (id),
    constraint after_photos_flags_known check (flags <@ array['far', 'before_report', 'reused'])
  );
  create index if not exists after_photos_parts_idx on after_photos using gin (hash_parts) with (fastupdate = off);
  create index if not exists after_photos_resolution_idx on after_photos (resolution_id);
  comment on table after_photos is 'photos that show repairs, and what is wrong with them';
  comment on column after_photos.picture_hash is
    'difference hash as of the media item; null: not known yet, or none';
  comment on column after_photos.hash_parts is
    'the four quarters of the hash, each with its number, by which similar photos are found';
  comment on column after_photos.flags is 'what is wrong with it: far, before_report, reused';

  create table if not exists photo_needs (
    category text collate "C" not null,
    constraint photo_needs_pk primary key (category)
  );
  comment on table photo_needs is 'categories whose repairs have to be shown by a photo';`;

const part = (number: number) =>
  `${number * 65_536} + substring(m.picture_hash from ${number * 16 + 1} for 16)::int`;
/** The photos of the current resolutions, without flags: where and when they were taken is not known any more. */
const FILL = `
  insert into after_photos (media_id, resolution_id, issue_id, picture_hash, hash_parts)
    select m.id, r.id, r.issue_id, m.picture_hash,
           case when m.picture_hash is null then '{}' else array[${[0, 1, 2, 3].map(part).join(', ')}] end
      from batch join media m on m.id = batch.id
      join issue_resolutions r on r.issue_id = m.issue_id and r.dropped_at is null and m.id = any (r.media_ids)
     where m.type = 'image' and r.reason is null
  on conflict do nothing
  returning media_id`;

/** Adds the photos of repairs with what is wrong with them, and the categories whose repairs need one. */
export class CheckPhotosOfRepairs1700000099761 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await inBatches(runner, 'media', ['id'], FILL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table photo_needs; drop table after_photos');
  }
}
