import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Clock } from '../kernel/time/clock';
import { Logger } from '../platform/logging/logger';
import { MediaDeletionService } from './media-deletion.service';
import { MediaPurgerService } from './media-purger.service';
import { MediaQueries } from './media.queries';
import type { Upload } from './medium';
import { UploadIntakeService } from './uploads/upload-intake.service';
import { UploadRound } from './uploads/upload-round';

/** An upload that began just before its URL expired may still be running. */
const GRACE_MS = 20 * 60 * 1000;

/**
 * Runs every minute: processes uploaded bytes that were not requested yet, deletes uploads that never arrived, and
 * removes the objects of deleted ones.
 */
@Injectable()
export class MediaSweeperService implements BeforeApplicationShutdown {
  private readonly awaited = new UploadRound();
  private readonly abandoned = new UploadRound();
  private stopped = false;

  constructor(
    private readonly queries: MediaQueries,
    private readonly intake: UploadIntakeService,
    private readonly deletion: MediaDeletionService,
    private readonly purger: MediaPurgerService,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  beforeApplicationShutdown(): void {
    this.stopped = true;
  }

  /** @returns how many uploads were processed and deleted, and how many objects were removed */
  async sweep(): Promise<{ taken: number; abandoned: number; purged: number }> {
    const settledBefore = new Date(this.clock.now().getTime() - GRACE_MS);
    const outcome = { taken: 0, abandoned: 0, purged: 0 };
    const isStopped = () => this.stopped;
    const take = async (upload: Upload) => {
      const taken = await this.take(upload);
      if (taken) outcome.taken++;
      return taken;
    };
    const takeOrAbandon = async (upload: Upload) => {
      if ((await take(upload)) !== false) return;
      await this.deletion.abandon(upload);
      outcome.abandoned++;
    };
    await this.awaited.run((after) => this.queries.awaited(settledBefore, after), take, isStopped);
    await this.abandoned.run(
      (after) => this.queries.abandoned(settledBefore, after),
      takeOrAbandon,
      isStopped,
    );
    outcome.purged = await this.purger.purge(settledBefore);
    await this.purger.dropLate(settledBefore);
    return outcome;
  }

  /** @returns undefined if the storage could not be read: the next run tries again */
  private async take(upload: Upload): Promise<boolean | undefined> {
    try {
      return await this.intake.take(upload);
    } catch (error) {
      this.logger.warn({ err: error, media: upload.mediaId }, 'an upload was not processed');
      return undefined;
    }
  }
}
