import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Any, IsNull, Repository } from 'typeorm';
import { columnsOf, type NotNull, type RowOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { KeysetList } from '../platform/database/keyset-list';
import { statement } from '../platform/database/statement';
import { Media } from './entities/media.entity';
import type { MediaItem, Upload } from './medium';

const UPLOAD = columnsOf(
  Media,
  {
    mediaId: 'id',
    issueId: 'issueId',
    type: 'type',
    state: 'state',
    mimeType: 'mimeType',
    expiresAt: 'uploadExpiresAt',
    widths: 'widths',
    addedBy: 'addedBy',
  },
  'm',
);
const UPLOAD_COLUMNS = `${UPLOAD}, m.size_bytes::float8 as size, coalesce(m.object_key, m.id) as "objectKey"`;
/**
 * An upload has all of these columns: the constraint `media_upload_whole` requires it, and statements read only
 * uploads.
 */
type UploadRow = NotNull<RowOf<typeof UPLOAD>, 'mimeType' | 'expiresAt'> &
  Pick<Upload, 'type' | 'size' | 'objectKey'>;

const STALE = columnsOf(Media, { mediaId: 'id', keys: 'staleKeys' }, 'm');
/** Objects of an upload that are to be removed. */
export type Stale = RowOf<typeof STALE>;

const findUpload = statement(
  'media.find-upload',
  `select ${UPLOAD_COLUMNS}, coalesce(i.withheld, false) or m.redacted_at is not null as hidden
     from media m left join issues i on i.id = m.issue_id
    where m.id = $1 and m.type <> 'microblog' and m.deleted_at is null`,
);
const BATCH = 100;
const findUnpurged = statement(
  'media.find-unpurged',
  `select ${UPLOAD_COLUMNS} from media m
    where m.deleted_at is not null and m.purged_at is null and m.type <> 'microblog'
    order by m.purge_tried_at nulls first limit $1`,
);

const areAllTaken = statement(
  'media.are-all-taken',
  `select (exists (select from waiting_pictures where issue_id = $1)
           or exists (select from media where issue_id = $1 and type = 'image' and stored_at is not null))
      and not exists (select from media m where m.issue_id = $1 and m.type = 'image' and m.stored_at is null and m.deleted_at is null
                      and not exists (select from waiting_pictures w where w.media_id = m.id)) as taken`,
);

const findUncleaned = statement(
  'media.find-uncleaned',
  `select ${UPLOAD_COLUMNS} from media m
    where m.type = 'video' and m.state = 'stored' and m.cleaned_at is null and m.deleted_at is null
      and (m.clean_tried_at is null or m.clean_tried_at < $1)
    order by m.clean_tried_at nulls first limit $2`,
);

/** Uploads in the order in which their URLs expire; `:time` is the time to compare with. */
function uploads(name: string, where: readonly string[]): KeysetList<UploadRow, 'time'> {
  return new KeysetList({
    name,
    columns: UPLOAD_COLUMNS,
    from: 'media m',
    alias: 'm',
    where,
    order: [
      { column: 'upload_expires_at', property: 'expiresAt', isTime: true },
      { column: 'id', property: 'mediaId' },
    ],
    direction: 'asc',
    isBounded: true,
    maxRows: BATCH,
  });
}
const IS_AWAITED = [`m.state = 'awaited'`, 'm.deleted_at is null'];
const awaited = uploads('media.awaited', [...IS_AWAITED, 'm.upload_expires_at > :time']);
const abandoned = uploads('media.abandoned', [
  ...IS_AWAITED,
  'm.upload_expires_at <= :time',
  'not exists (select from waiting_pictures w where w.media_id = m.id)',
]);
const undropped = uploads('media.undropped', [
  `m.state = 'stored'`,
  'm.upload_dropped_at is null',
  `m.type <> 'microblog'`,
  'm.upload_expires_at < :time',
]);

const findStale = statement(
  'media.find-stale',
  `select ${STALE} from media m where m.stale_keys <> '{}' order by m.id limit $1`,
);
const forgetStale = statement(
  'media.forget-stale',
  `update media set stale_keys = array(select k from unnest(stale_keys) k where k <> all ($2)) where id = $1`,
);

/**
 * In SQL, to append to the current value, so that two thumbnails created at once are both recorded. One of an object
 * that was replaced meanwhile is not.
 */
const addWidth = statement(
  'media.add-width',
  `update media set widths = case when $2 = any (widths) then widths else array_append(widths, $2) end
    where id = $1 and coalesce(object_key, id) = $3 returning id`,
);

/** Uploads, for serving and cleanup. */
@Injectable()
export class MediaQueries {
  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    private readonly database: Database,
  ) {}

  /** An upload that was not deleted, stored or not. */
  upload(mediaId: string): Promise<(Upload & { hidden: boolean }) | undefined> {
    return this.database.row<UploadRow & { hidden: boolean }>(findUpload, [mediaId]);
  }

  /** Records that an upload has a thumbnail of a width. @returns false if it has another object by now */
  async addWidth(mediaId: string, width: number, objectKey: string): Promise<boolean> {
    return (await this.database.row(addWidth, [mediaId, width, objectKey])) !== undefined;
  }

  /** Stored videos that were not cleaned, and not tried since a time. */
  uncleaned(triedBefore: Date, limit: number): Promise<Upload[]> {
    return this.database.rows<UploadRow>(findUncleaned, [triedBefore, limit]);
  }

  /** Uploads with objects of before their parts were covered. */
  stale(limit: number): Promise<Stale[]> {
    return this.database.rows<Stale>(findStale, [limit]);
  }

  /** Records that objects of before were removed. */
  async forgetStale(mediaId: string, keys: readonly string[]): Promise<void> {
    await this.database.rows(forgetStale, [mediaId, keys]);
  }

  /** The given ids that are media items of the issue. */
  async attached(issueId: string, ids: readonly string[]): Promise<string[]> {
    const where = { issueId, id: Any([...ids]), deletedAt: IsNull(), redactedAt: IsNull() };
    const items = await this.media.find({ select: { id: true }, where });
    return items.map(({ id }) => id);
  }

  /** Items by their ids, in the order of these. @throws Error for an unknown id */
  async items(ids: readonly string[]): Promise<MediaItem[]> {
    const items = await this.media.findBy({ id: Any([...ids]) });
    return ids.map((id) => {
      const item = items.find((each) => each.id === id);
      if (!item) throw new Error(`There is no media item ${id}`);
      const { type, postUrl, addedAt } = item;
      return { mediaId: id, type, postUrl, addedAt };
    });
  }

  /**
   * Whether an issue has at least one picture that is stored, also a removed one, or that the job will store, and no
   * other upload that is still expected.
   */
  async areAllTaken(issueId: string): Promise<boolean> {
    return (await this.database.row<{ taken: boolean }>(areAllTaken, [issueId]))?.taken ?? false;
  }

  /** Uploads that are not stored and whose URL expires after the given time, in order, after the given one. */
  awaited(since: Date, after?: Upload): Promise<Upload[]> {
    return this.after(awaited, since, after);
  }

  /** Uploads that are not stored and whose URL expired before the given time, in order, after the given one. */
  abandoned(before: Date, after?: Upload): Promise<Upload[]> {
    return this.after(abandoned, before, after);
  }

  /** Deleted uploads whose objects may still exist. */
  unpurged(limit: number): Promise<Upload[]> {
    return this.database.rows<UploadRow>(findUnpurged, [limit]);
  }

  /**
   * Stored uploads whose URL expired before the given time and whose bytes may have been sent again, in order, after
   * the given one.
   */
  undropped(before: Date, after?: Upload): Promise<Upload[]> {
    return this.after(undropped, before, after);
  }

  private after(list: KeysetList<UploadRow, 'time'>, time: Date, after?: Upload): Promise<Upload[]> {
    const position = after && [after.expiresAt.getTime(), after.mediaId];
    return list.read(this.database, { time }, { limit: BATCH, after: position });
  }
}
