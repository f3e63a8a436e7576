import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Actor } from '../kernel/people/actor';
import { Clock } from '../kernel/time/clock';
import { newId } from '../kernel/ids';
import { UPLOAD_TYPES } from '../kernel/media-types';
import { Database } from '../platform/database/database';
import { Media } from './entities/media.entity';
import { MediaCountsService } from './media-counts.service';
import type { MediaItem, MediaRequest, UploadRequest, UploadTicket } from './medium';
import { ObjectStorage } from './storage/object-storage';

/** How long an upload URL is valid (docs/api/media.md#upload-tickets). */
const UPLOAD_LIFETIME_S = 15 * 60;

interface NewUpload {
  mediaId: string;
  addedAt: Date;
  expiresAt: Date;
}

/** Adds media to issues (docs/api/media.md#routes). */
@Injectable()
export class MediaService {
  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    private readonly database: Database,
    private readonly counts: MediaCountsService,
    private readonly storage: ObjectStorage,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds a reference to a post, or a file that is uploaded afterwards.
   * @throws IssueNotFound, MediaFull
   */
  add(actor: Actor, issueId: string, request: MediaRequest): Promise<MediaItem | UploadTicket> {
    if (request.type === 'upload') return this.announce(actor, issueId, request);
    return this.refer(actor, issueId, request.url);
  }

  /**
   * Adds a reference to a post.
   * @throws IssueNotFound, MediaFull
   */
  async refer(actor: Actor, issueId: string, postUrl: string): Promise<MediaItem> {
    const mediaId = newId('media');
    const addedAt = this.clock.now();
    await this.database.transaction(async () => {
      await this.counts.add(actor, issueId, 'microblog');
      await this.media.insert({
        id: mediaId,
        issueId,
        type: 'microblog',
        state: 'stored',
        postUrl,
        addedBy: actor.id,
        addedAt,
        storedAt: addedAt,
      });
    });
    return { mediaId, type: 'microblog', postUrl, addedAt };
  }

  /**
   * Adds a file that is uploaded afterwards.
   * @returns where to send the bytes
   * @throws IssueNotFound, MediaFull
   */
  async announce(actor: Actor, issueId: string, request: UploadRequest): Promise<UploadTicket> {
    const { mimeType, fileSize, origin } = request;
    const mediaId = newId('media');
    const now = this.clock.now();
    // Whole seconds, so that the URL and the answer have the same time.
    const expiresAt = new Date((Math.floor(now.getTime() / 1000) + UPLOAD_LIFETIME_S) * 1000);
    const uploadUrl = await this.storage.uploadUrl(
      { mediaId, mimeType, size: fileSize, expiresAt },
      UPLOAD_LIFETIME_S,
    );
    await this.database.transaction(() =>
      this.insert(actor, issueId, { mediaId, mimeType, fileSize, origin, addedAt: now, expiresAt }),
    );
    return { mediaId, uploadUrl, expiresAt };
  }

  /**
   * Adds a file that this service stores itself, under an id that is known before; no effect if it was added before.
   * @returns false if it was deleted meanwhile
   * @throws IssueNotFound, MediaFull
   */
  announceAs(mediaId: string, actor: Actor, issueId: string, request: UploadRequest): Promise<boolean> {
    return this.database.transaction(async () => {
      const select = { id: true, deletedAt: true } as const;
      const item = await this.media.findOne({ select, where: { id: mediaId } });
      const now = this.clock.now();
      if (!item) await this.insert(actor, issueId, { ...request, mediaId, addedAt: now, expiresAt: now });
      return item?.deletedAt == null;
    });
  }

  /** Within a transaction. */
  private async insert(
    actor: Actor,
    issueId: string,
    { mediaId, mimeType, fileSize, origin, addedAt, expiresAt }: UploadRequest & NewUpload,
  ): Promise<void> {
    await this.counts.add(actor, issueId, UPLOAD_TYPES[mimeType]);
    await this.media.insert({
      id: mediaId,
      issueId,
      type: UPLOAD_TYPES[mimeType],
      state: 'awaited',
      mimeType,
      sizeBytes: String(fileSize),
      addedBy: actor.id,
      addedAt,
      uploadExpiresAt: expiresAt,
      ...origin,
    });
  }
}
