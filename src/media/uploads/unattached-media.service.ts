import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Repository } from 'typeorm';
import type { Actor } from '../../kernel/people/actor';
import { Clock } from '../../kernel/time/clock';
import { newId } from '../../kernel/ids';
import { type MimeType, UPLOAD_TYPES } from '../../kernel/media-types';
import { columnsOf } from '../../platform/database/columns';
import { updateReturning } from '../../platform/database/returning';
import { Media } from '../entities/media.entity';
import { MediaCountsService } from '../media-counts.service';
import { isImageType, MediaInspector } from '../media-inspector';
import { objectKey, ObjectStorage } from '../storage/object-storage';
import { withTemporaryFile } from '../storage/temporary-file';

const TYPE = columnsOf(Media, ['type']);

/** Files that arrived by a channel and belong to no issue yet. They are served like any other. */
@Injectable()
export class UnattachedMediaService {
  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    private readonly storage: ObjectStorage,
    private readonly inspector: MediaInspector,
    private readonly counts: MediaCountsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores bytes, processed like an upload.
   * @param owner who sent them, as in `PictureTask`
   * @returns the id
   * @throws UnfitMedia if they are not of that type; LimitReached, Busy
   */
  async keep(bytes: Buffer, mimeType: MimeType, fileName: string, owner: string): Promise<string> {
    const mediaId = newId('media');
    const image = await withTemporaryFile(bytes, async (file) => {
      if (!isImageType(mimeType)) {
        await this.inspector.checkVideo(file, mimeType);
        await this.storage.keep(objectKey(mediaId), file, mimeType);
        return undefined;
      }
      const image = await this.inspector.cleanImage(file, mimeType, owner);
      await withTemporaryFile(image.bytes, (clean) => this.storage.keep(objectKey(mediaId), clean, mimeType));
      return image;
    });
    const now = this.clock.now();
    await this.media.insert({
      id: mediaId,
      type: UPLOAD_TYPES[mimeType],
      state: 'stored',
      mimeType,
      fileName,
      sizeBytes: String(bytes.length),
      addedAt: now,
      uploadExpiresAt: now,
      storedAt: now,
      uploadDroppedAt: now,
      pictureHash: image?.pictureHash ?? null,
      ...image?.origin,
    });
    return mediaId;
  }

  /**
   * Adds a file to an issue, within the surrounding transaction. If it was hidden, the issue shows it.
   * @returns false if it already belongs to an issue
   * @throws IssueNotFound, MediaFull
   */
  async attach(actor: Actor, issueId: string, mediaId: string): Promise<boolean> {
    const unattached = { id: mediaId, issueId: IsNull(), deletedAt: IsNull() };
    const change = { issueId, addedBy: actor.id, addedAt: this.clock.now(), redactedAt: null };
    const [attached] = await updateReturning(this.media, unattached, change, TYPE);
    if (attached) await this.counts.add(actor, issueId, attached.type);
    return attached !== undefined;
  }

  /** Hides files that belong to no issue yet, or shows them again; others are not changed. */
  async setHidden(mediaIds: readonly string[], hidden: boolean): Promise<void> {
    const where = { id: In(mediaIds), issueId: IsNull(), deletedAt: IsNull() };
    await this.media.update(where, { redactedAt: hidden ? this.clock.now() : null });
  }
}
