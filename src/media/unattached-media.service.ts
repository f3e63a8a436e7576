import { Injectable } from '@nestjs/common';
import type { Actor } from '../kernel/actor';
import { Clock } from '../kernel/clock';
import { newId } from '../kernel/ids';
import { type MediaType, type MimeType, UPLOAD_TYPES } from '../kernel/media-types';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { MediaCounts } from './media-counts.service';
import { isImageType, MediaInspector } from './media-inspector';
import { objectKey, ObjectStorage } from './storage/object-storage';
import { withTemporaryFile } from './storage/temporary-file';

const insert = statement(
  'media.insert-unattached',
  `insert into media (id, type, state, mime_type, file_name, size_bytes, added_at, upload_expires_at, stored_at,
                      upload_dropped_at)
   values ($1, $2, 'stored', $3, $4, $5, $6, $6, $6, $6)`,
);
const attach = statement(
  'media.attach-unattached',
  `update media set issue_id = $2, added_by = $3, added_at = $4
    where id = $1 and issue_id is null and deleted_at is null returning type`,
);

/** Files that came by a channel and belong to no issue yet. They are served like any other. */
@Injectable()
export class UnattachedMedia {
  constructor(
    private readonly database: Database,
    private readonly storage: ObjectStorage,
    private readonly inspector: MediaInspector,
    private readonly counts: MediaCounts,
    private readonly clock: Clock,
  ) {}

  /** Keeps bytes, cleaned like an upload. @returns the id @throws UnfitMedia when they are not of that type; Busy */
  async keep(bytes: Buffer, mimeType: MimeType, fileName: string): Promise<string> {
    const mediaId = newId('media');
    await withTemporaryFile(bytes, async (file) => {
      if (!isImageType(mimeType)) {
        await this.inspector.checkVideo(file, mimeType);
        return this.storage.keep(objectKey(mediaId), file, mimeType);
      }
      const image = await this.inspector.cleanImage(file, mimeType);
      await withTemporaryFile(image, (clean) => this.storage.keep(objectKey(mediaId), clean, mimeType));
    });
    const values = [mediaId, UPLOAD_TYPES[mimeType], mimeType, fileName, bytes.length, this.clock.now()];
    await this.database.rows(insert, values);
    return mediaId;
  }

  /**
   * Attaches a file to an issue, in the transaction around.
   * @returns false when it belongs to one already
   * @throws IssueNotFound, MediaFull
   */
  async attach(actor: Actor, issueId: string, mediaId: string): Promise<boolean> {
    const values = [mediaId, issueId, actor.id, this.clock.now()];
    const attached = await this.database.row<{ type: MediaType }>(attach, values);
    if (attached) await this.counts.add(actor, issueId, attached.type);
    return attached !== undefined;
  }
}
