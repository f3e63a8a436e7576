import { Injectable } from '@nestjs/common';
import { IssueLifecycle } from '../issues';
import type { Actor } from '../kernel/actor';
import { Clock } from '../kernel/clock';
import { newId } from '../kernel/ids';
import { type MediaType, UPLOAD_TYPES } from '../kernel/media-types';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { Forbidden } from '../platform/http/domain-error';
import { MediaCounts } from './media-counts.service';
import { MediaNotFound } from './media.errors';
import { canDelete } from './media.policy';
import { MediaPurger } from './media-purger.service';
import type { MediaItem, UploadRequest, UploadTicket } from './medium';
import { ObjectStorage } from './storage/object-storage';

/** How long an upload URL is good for (docs/api/media.md#upload-tickets). */
const UPLOAD_LIFETIME_S = 15 * 60;

const insertReference = statement(
  'media.insert-reference',
  `insert into media (id, issue_id, type, state, post_url, added_by, added_at, stored_at)
   values ($1, $2, 'microblog', 'stored', $3, $4, $5, $5)`,
);
const insertUpload = statement(
  'media.insert-upload',
  `insert into media (id, issue_id, type, state, mime_type, file_name, size_bytes, added_by, added_at, upload_expires_at)
   values ($1, $2, $3, 'awaited', $4, $5, $6, $7, $8, $9)`,
);
const remove = statement(
  'media.delete',
  `update media set deleted_at = $3, deleted_by = $4, purged_at = case when type = 'microblog' then $3::timestamptz end
    where id = $1 and issue_id = $2 and deleted_at is null returning id as "mediaId", type, widths,
          added_by as "addedBy", redacted_at is not null as redacted`,
);

interface DeletedItem {
  mediaId: string;
  type: MediaType;
  widths: number[];
  addedBy: string;
  redacted: boolean;
}

/** What people attach to issues (docs/api/media.md#routes). */
@Injectable()
export class MediaService {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: IssueLifecycle,
    private readonly counts: MediaCounts,
    private readonly storage: ObjectStorage,
    private readonly purger: MediaPurger,
    private readonly clock: Clock,
  ) {}

  /**
   * Attaches a reference to a post.
   * @throws IssueNotFound, MediaFull
   */
  async refer(actor: Actor, issueId: string, postUrl: string): Promise<MediaItem> {
    const mediaId = newId('media');
    const addedAt = this.clock.now();
    await this.database.transaction(async () => {
      await this.counts.add(actor, issueId, 'microblog');
      await this.database.rows(insertReference, [mediaId, issueId, postUrl, actor.id, addedAt]);
    });
    return { mediaId, type: 'microblog', postUrl, addedAt };
  }

  /**
   * Attaches a file whose bytes are still to come, and tells where to send them.
   * @throws IssueNotFound, MediaFull
   */
  async announce(actor: Actor, issueId: string, request: UploadRequest): Promise<UploadTicket> {
    const { mimeType, fileName, fileSize } = request;
    const mediaId = newId('media');
    const now = this.clock.now();
    // Whole seconds, so that the URL and the answer name the same time.
    const expiresAt = new Date((Math.floor(now.getTime() / 1000) + UPLOAD_LIFETIME_S) * 1000);
    const uploadUrl = await this.storage.uploadUrl(
      { mediaId, mimeType, size: fileSize, expiresAt },
      UPLOAD_LIFETIME_S,
    );
    await this.database.transaction(async () => {
      await this.counts.add(actor, issueId, UPLOAD_TYPES[mimeType]);
      await this.database.rows(insertUpload, [
        mediaId,
        issueId,
        UPLOAD_TYPES[mimeType],
        mimeType,
        fileName,
        fileSize,
        actor.id,
        now,
        expiresAt,
      ]);
    });
    return { mediaId, uploadUrl, expiresAt };
  }

  /**
   * Takes an item off its issue; the object of an upload is removed after it.
   * @throws IssueNotFound, MediaNotFound, Forbidden
   */
  async delete(actor: Actor, issueId: string, mediaId: string): Promise<void> {
    await this.database.transaction(async () => {
      const issue = await this.lifecycle.lockVisible(actor, issueId);
      const values = [mediaId, issueId, this.clock.now(), actor.id];
      const deleted = await this.database.row<DeletedItem>(remove, values);
      if (!deleted) throw new MediaNotFound();
      if (!canDelete(actor, issue)) throw new Forbidden('Only the reporter and admins delete media');
      await this.counts.remove(issueId, deleted);
      // A reference has nothing in the storage.
      if (deleted.type === 'microblog') return;
      this.database.afterCommit(mediaId, () => this.purger.purgeSoon(deleted));
    });
  }
}
