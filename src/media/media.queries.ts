import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Any, IsNull, Repository } from 'typeorm';
import { columnsOf, type NotNull, type RowOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { Media } from './entities/media.entity';
import type { Upload } from './medium';

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
  },
  'm',
);
const UPLOAD_COLUMNS = `${UPLOAD}, m.size_bytes::float8 as size`;
/** An upload has all of these: the constraint `media_upload_whole` sees to it, and statements read uploads alone. */
type UploadRow = NotNull<RowOf<typeof UPLOAD>, 'mimeType' | 'expiresAt'> & Pick<Upload, 'type' | 'size'>;

const findUpload = statement(
  'media.find-upload',
  `select ${UPLOAD_COLUMNS}, coalesce(i.hidden, false) or m.redacted_at is not null as hidden
     from media m left join issues i on i.id = m.issue_id
    where m.id = $1 and m.type <> 'microblog' and m.deleted_at is null`,
);
const BATCH = 100;
/** Where a list goes on: after the upload $2, whose URL expires at $3. Without these it begins. */
const AFTER = `($2::text is null or (m.upload_expires_at, m.id) > ($3::timestamptz, $2::text))
    order by m.upload_expires_at, m.id limit ${BATCH}`;
const findAwaited = statement(
  'media.find-awaited',
  `select ${UPLOAD_COLUMNS} from media m
    where m.state = 'awaited' and m.deleted_at is null and m.upload_expires_at > $1 and ${AFTER}`,
);
const findAbandoned = statement(
  'media.find-abandoned',
  `select ${UPLOAD_COLUMNS} from media m
    where m.state = 'awaited' and m.deleted_at is null and m.upload_expires_at <= $1 and ${AFTER}`,
);
const findUnpurged = statement(
  'media.find-unpurged',
  `select ${UPLOAD_COLUMNS} from media m
    where m.deleted_at is not null and m.purged_at is null and m.type <> 'microblog'
    order by m.purge_tried_at nulls first limit $1`,
);

const findUndropped = statement(
  'media.find-undropped',
  `select ${UPLOAD_COLUMNS} from media m
    where m.state = 'stored' and m.upload_dropped_at is null and m.type <> 'microblog' and m.upload_expires_at < $1
      and ${AFTER}`,
);

/** SQL: it adds to what the row has then, so that two thumbnails made at once lose none. */
const addWidth = statement(
  'media.add-width',
  `update media set widths = array_append(widths, $2) where id = $1 and not $2 = any (widths)`,
);

/** Uploads, for those who serve and look after them. */
@Injectable()
export class MediaQueries {
  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    private readonly database: Database,
  ) {}

  /** An upload that was not deleted, whether its bytes have come or not. */
  upload(mediaId: string): Promise<(Upload & { hidden: boolean }) | undefined> {
    return this.database.row<UploadRow & { hidden: boolean }>(findUpload, [mediaId]);
  }

  /** Notes that an upload has a thumbnail of a width. */
  async addWidth(mediaId: string, width: number): Promise<void> {
    await this.database.rows(addWidth, [mediaId, width]);
  }

  /** Those of the given ids that are items of an issue. */
  async attached(issueId: string, ids: readonly string[]): Promise<string[]> {
    const where = { issueId, id: Any([...ids]), deletedAt: IsNull(), redactedAt: IsNull() };
    const items = await this.media.find({ select: { id: true }, where });
    return items.map(({ id }) => id);
  }

  /** Whether an issue has got a picture that was stored, whatever became of it since, and is to get none any more. */
  async areAllStored(issueId: string): Promise<boolean> {
    const select = { id: true, storedAt: true, deletedAt: true } as const;
    const pictures = await this.media.find({ select, where: { issueId, type: 'image' } });
    const isAwaited = ({ storedAt, deletedAt }: Media) => storedAt === null && deletedAt === null;
    return pictures.some(({ storedAt }) => storedAt !== null) && !pictures.some(isAwaited);
  }

  /** Uploads whose URL expires after the given time, and whose bytes were not taken yet: those after one, in order. */
  awaited(since: Date, after?: Upload): Promise<Upload[]> {
    return this.database.rows<UploadRow>(findAwaited, [since, after?.mediaId, after?.expiresAt]);
  }

  /** Uploads whose URL expired before the given time, and whose bytes were never taken: those after one, in order. */
  abandoned(before: Date, after?: Upload): Promise<Upload[]> {
    return this.database.rows<UploadRow>(findAbandoned, [before, after?.mediaId, after?.expiresAt]);
  }

  /** Deleted uploads whose objects may still be stored. */
  unpurged(limit: number): Promise<Upload[]> {
    return this.database.rows<UploadRow>(findUnpurged, [limit]);
  }

  /**
   * Stored uploads whose URL expired before the given time, and that may have been sent once more: those after one, in
   * order.
   */
  undropped(before: Date, after?: Upload): Promise<Upload[]> {
    return this.database.rows<UploadRow>(findUndropped, [before, after?.mediaId, after?.expiresAt]);
  }
}
