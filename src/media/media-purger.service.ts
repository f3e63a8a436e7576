import { Injectable } from '@nestjs/common';
import { Clock } from '../kernel/clock';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { Logger } from '../platform/logging/logger';
import { MediaQueries } from './media.queries';
import type { Upload } from './medium';
import { objectKey, ObjectStorage } from './storage/object-storage';

const BATCH = 100;

const markTried = statement(
  'media.mark-purged',
  `update media set purge_tried_at = $2, purged_at = case when $3 then $2::timestamptz end where id = $1`,
);
const markDropped = statement('media.mark-dropped', `update media set upload_dropped_at = $2 where id = $1`);

/** Removes what nobody needs from storage: the objects of deleted uploads, and bytes that came late. */
@Injectable()
export class MediaPurger {
  constructor(
    private readonly database: Database,
    private readonly queries: MediaQueries,
    private readonly storage: ObjectStorage,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Removes the objects of one deleted upload, in the background; the job looks again. */
  purgeSoon({ mediaId, widths }: Pick<Upload, 'mediaId' | 'widths'>): void {
    this.remove(mediaId, widths).catch((error: unknown) => this.complain(error, mediaId));
  }

  /**
   * Removes the objects of deleted uploads.
   * @param settledBefore uploads whose URL expired before this get no more bytes, and are done with
   * @returns how many were done with
   */
  async purge(settledBefore: Date): Promise<number> {
    let purged = 0;
    for (const { mediaId, widths, expiresAt } of await this.queries.unpurged(BATCH)) {
      const removed = await this.tried(mediaId, () => this.remove(mediaId, widths));
      const isDone = removed && expiresAt < settledBefore;
      await this.database.rows(markTried, [mediaId, this.clock.now(), isDone]);
      if (isDone) purged++;
    }
    return purged;
  }

  /** Removes bytes that were sent once more after an upload was taken in, and what was never finished. */
  async dropLate(settledBefore: Date): Promise<void> {
    for (const { mediaId } of await this.queries.undropped(settledBefore, BATCH)) {
      if (!(await this.tried(mediaId, () => this.storage.dropUpload(mediaId)))) continue;
      await this.database.rows(markDropped, [mediaId, this.clock.now()]);
    }
    await this.storage.tidy(settledBefore);
  }

  private async remove(mediaId: string, widths: readonly number[]): Promise<void> {
    await this.storage.dropUpload(mediaId);
    await this.storage.remove([mediaId, ...widths.map((width) => objectKey(mediaId, width))]);
  }

  /** One that fails must not keep the job from the others. */
  private async tried(mediaId: string, work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      this.complain(error, mediaId);
      return false;
    }
  }

  private complain(error: unknown, media: string): void {
    this.logger.warn(
      { err: error, media },
      'an object could not be removed from storage; the job tries again',
    );
  }
}
