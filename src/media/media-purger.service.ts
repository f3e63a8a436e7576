import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Clock } from '../kernel/time/clock';
import { Logger } from '../platform/logging/logger';
import { Media } from './entities/media.entity';
import { MediaQueries, type Stale } from './media.queries';
import { THUMBNAIL_WIDTHS, type Upload } from './medium';
import { ObjectStorage, thumbnailKey } from './storage/object-storage';
import { UploadRound } from './uploads/upload-round';

const BATCH = 100;

/** An upload whose objects are removed. */
type Purged = Pick<Upload, 'mediaId' | 'objectKey' | 'widths'>;

/** Removes unused objects from storage: those of deleted uploads, and bytes that arrived too late. */
@Injectable()
export class MediaPurgerService implements BeforeApplicationShutdown {
  private readonly undropped = new UploadRound();
  private stopped = false;

  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    private readonly queries: MediaQueries,
    private readonly storage: ObjectStorage,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  beforeApplicationShutdown(): void {
    this.stopped = true;
  }

  /** Removes the objects of a deleted upload in the background; if that fails, the job does it. */
  purgeSoon(upload: Purged): void {
    this.remove(upload).catch((error: unknown) => this.logFailure(error, upload.mediaId));
  }

  /**
   * Removes the objects of deleted uploads.
   * @param settledBefore uploads whose URL expired before this time receive no more bytes, so they are finished
   * @returns how many uploads were finished
   */
  async purge(settledBefore: Date): Promise<number> {
    let purged = 0;
    for (const upload of await this.queries.unpurged(BATCH)) {
      const { mediaId, expiresAt } = upload;
      const removed = await this.tried(mediaId, () => this.remove(upload));
      const isDone = removed && expiresAt < settledBefore;
      const now = this.clock.now();
      await this.media.update({ id: mediaId }, { purgeTriedAt: now, purgedAt: isDone ? now : null });
      if (isDone) purged++;
    }
    return purged;
  }

  /** Removes objects of before, the bytes of uploads that were sent again after processing, and incomplete uploads. */
  async dropLate(settledBefore: Date): Promise<void> {
    const find = (after?: Upload) => this.queries.undropped(settledBefore, after);
    const drop = async ({ mediaId }: Upload) => {
      if (!(await this.tried(mediaId, () => this.storage.dropUpload(mediaId)))) return;
      await this.media.update({ id: mediaId }, { uploadDroppedAt: this.clock.now() });
    };
    for (const stale of await this.queries.stale(BATCH)) await this.dropStale(stale);
    await this.undropped.run(find, drop, () => this.stopped);
    await this.storage.tidy(settledBefore);
  }

  /** Removes the objects of before parts of a picture were covered, with their thumbnails. */
  async dropStale({ mediaId, keys }: Stale): Promise<void> {
    await this.tried(mediaId, async () => {
      const widths = [undefined, ...THUMBNAIL_WIDTHS];
      await this.storage.remove(keys.flatMap((key) => widths.map((width) => thumbnailKey(key, width))));
      await this.queries.forgetStale(mediaId, keys);
    });
  }

  private async remove({ mediaId, objectKey, widths }: Purged): Promise<void> {
    await this.storage.dropUpload(mediaId);
    const thumbnails = widths.map((width) => thumbnailKey(objectKey, width));
    await this.storage.remove([objectKey, ...thumbnails]);
  }

  /** A failure must not keep the job from the other uploads. */
  private async tried(mediaId: string, work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      this.logFailure(error, mediaId);
      return false;
    }
  }

  private logFailure(error: unknown, media: string): void {
    this.logger.warn(
      { err: error, media },
      'an object could not be removed from storage; the job tries again',
    );
  }
}
