import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan, Repository } from 'typeorm';
import type { Actor } from '../../kernel/people/actor';
import { Clock } from '../../kernel/time/clock';
import { DAY_MS } from '../../kernel/time/durations';
import { newId } from '../../kernel/ids';
import { type MimeType, UPLOAD_TYPES } from '../../kernel/media-types';
import { columnsOf } from '../../platform/database/columns';
import { updateReturning } from '../../platform/database/returning';
import { Media } from '../entities/media.entity';
import { MediaCountsService } from '../media-counts.service';
import { isImageType, MediaInspector } from '../media-inspector';
import type { CleanPhoto } from '../medium';
import type { PhotoOrigin } from '../photo-origin';
import { ObjectStorage } from '../storage/object-storage';
import { withTemporaryFile } from '../storage/temporary-file';

const TYPE = columnsOf(Media, ['type']);

/** A file in the storage, and what is known of it. */
type StoredFile = Pick<Media, 'id' | 'sizeBytes' | 'pictureHash'> &
  Partial<PhotoOrigin> & { mimeType: MimeType; addedBy?: string };

/** Files that arrived by a channel, or for a report, and belong to no issue yet. They are served like any other. */
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
  async keep(bytes: Buffer, mimeType: MimeType, owner: string): Promise<string> {
    const mediaId = newId('media');
    const image = await withTemporaryFile(bytes, async (file) => {
      if (!isImageType(mimeType)) {
        await this.inspector.cleanVideo(file, mimeType);
        await this.storage.keep(mediaId, file, mimeType);
        return undefined;
      }
      const image = await this.inspector.cleanImage(file, mimeType, owner);
      await withTemporaryFile(image.bytes, (clean) => this.storage.keep(mediaId, clean, mimeType));
      return image;
    });
    const pictureHash = image?.pictureHash ?? null;
    const sizeBytes = String(bytes.length);
    await this.insert({ id: mediaId, mimeType, sizeBytes, pictureHash, ...image?.origin });
    return mediaId;
  }

  /**
   * Stores a photo. Those that the same account sent more than a day ago, and that still belong to no issue, are
   * removed.
   * @param addedBy the account of whoever sent it
   * @returns the id
   * @throws StorageUnavailable
   */
  async keepPhoto({ mimeType, bytes, pictureHash, origin }: CleanPhoto, addedBy: string): Promise<string> {
    const before = new Date(this.clock.now().getTime() - DAY_MS);
    const unused = { addedBy, issueId: IsNull(), deletedAt: IsNull(), addedAt: LessThan(before) };
    await this.media.update(unused, { deletedAt: this.clock.now() });
    const mediaId = newId('media');
    await withTemporaryFile(bytes, (file) => this.storage.keep(mediaId, file, mimeType));
    const sizeBytes = String(bytes.length);
    await this.insert({ id: mediaId, mimeType, sizeBytes, pictureHash, addedBy, ...origin });
    return mediaId;
  }

  private async insert(file: StoredFile): Promise<void> {
    const now = this.clock.now();
    await this.media.insert({
      ...file,
      type: UPLOAD_TYPES[file.mimeType],
      state: 'stored',
      addedAt: now,
      uploadExpiresAt: now,
      storedAt: now,
      cleanedAt: isImageType(file.mimeType) ? null : now,
      uploadDroppedAt: now,
    });
  }

  /**
   * Adds a file to an issue, within the surrounding transaction. If it was hidden, the issue shows it.
   * @param sentBy the account that sent it for a report; null: a file of a channel
   * @returns false if there is no such file, or it already belongs to an issue
   * @throws IssueNotFound, MediaFull
   */
  async attach(
    actor: Actor,
    issueId: string,
    mediaId: string,
    sentBy: string | null = null,
  ): Promise<boolean> {
    const addedBy = sentBy ?? IsNull();
    const unattached = { id: mediaId, addedBy, issueId: IsNull(), deletedAt: IsNull() };
    const change = { issueId, addedBy: actor.id, addedAt: this.clock.now(), redactedAt: null };
    const [attached] = await updateReturning(this.media, unattached, change, TYPE);
    if (attached) await this.counts.add(actor, issueId, attached.type);
    return attached !== undefined;
  }

  /** Removes files that belong to no issue; others are not changed. */
  async remove(mediaIds: readonly string[]): Promise<void> {
    const where = { id: In(mediaIds), issueId: IsNull(), deletedAt: IsNull() };
    await this.media.update(where, { deletedAt: this.clock.now() });
  }

  /** Hides files that belong to no issue yet, or shows them again; others are not changed. */
  async setHidden(mediaIds: readonly string[], hidden: boolean): Promise<void> {
    const where = { id: In(mediaIds), issueId: IsNull(), deletedAt: IsNull() };
    await this.media.update(where, { redactedAt: hidden ? this.clock.now() : null });
  }
}
