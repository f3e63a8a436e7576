import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Clock } from '../kernel/time/clock';
import { Logger } from '../platform/logging/logger';
import { Media } from './entities/media.entity';
import { MediaQueries } from './media.queries';
import type { Upload } from './medium';
import { objectKey, ObjectStorage } from './storage/object-storage';
import { UploadRound } from './uploads/upload-round';

const BATCH = 100;

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
  purgeSoon({ mediaId, widths }: Pick<Upload, 'mediaId' | 'widths'>): void {
    this.remove(mediaId, widths).catch((error: unknown) => this.logFailure(error, mediaId));
  }

  /**
   * Removes the objects of deleted uploads.
   * @param settledBefore uploads whose URL expired before this time receive no more bytes, so they are finished
   * @returns how many uploads were finished
   */
  async purge(settledBefore: Date): Promise<number> {
    let purged = 0;
    for (const { mediaId, widths, expiresAt } of await this.queries.unpurged(BATCH)) {
      const removed = await this.tried(mediaId, () => this.remove(mediaId, widths));
      const isDone = removed && expiresAt < settledBefore;
      const now = this.clock.now();
      await this.media.update({ id: mediaId }, { purgeTriedAt: now, purgedAt: isDone ? now : null });
      if (isDone) purged++;
    }
    return purged;
  }

  /** Removes the bytes of uploads that were sent again after processing, and incomplete uploads. */
  async dropLate(settledBefore: Date): Promise<void> {
    const find = (after?: Upload) => this.queries.undropped(settledBefore, after);
    const drop = async ({ mediaId }: Upload) => {
      if (!(await this.tried(mediaId, () => this.storage.dropUpload(mediaId)))) return;
      await this.media.update({ id: mediaId }, { uploadDroppedAt: this.clock.now() });
    };
    await this.undropped.run(find, drop, () => this.stopped);
    await this.storage.tidy(settledBefore);
  }

  private async remove(mediaId: string, widths: readonly number[]): Promise<void> {
    await this.storage.dropUpload(mediaId);
    await this.storage.remove([mediaId, ...widths.map((width) => objectKey(mediaId, width))]);
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
