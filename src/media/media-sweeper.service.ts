import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../kernel/clock';
import { Jobs } from '../platform/jobs/jobs';
import { Logger } from '../platform/logging/logger';
import { MediaPurger } from './media-purger.service';
import { MediaQueries } from './media.queries';
import type { Upload } from './medium';
import { UploadIntake } from './upload-intake.service';

const BATCH = 100;
/** An upload that began just before its URL expired may still be under way. */
const GRACE_MS = 20 * 60 * 1000;

/**
 * Looks after uploads every minute: takes in bytes nobody has asked for yet, takes uploads that never came off their
 * issues, and removes the objects of deleted ones.
 */
@Injectable()
export class MediaSweeper implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly queries: MediaQueries,
    private readonly intake: UploadIntake,
    private readonly purger: MediaPurger,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ name: 'media-sweep', schedule: '* * * * *', run: () => this.sweep() });
  }

  async sweep(): Promise<{ taken: number; abandoned: number; purged: number }> {
    const now = this.clock.now();
    let taken = 0;
    for (const upload of await this.queries.awaited(now, BATCH)) if (await this.isTaken(upload)) taken++;
    let abandoned = 0;
    for (const upload of await this.queries.abandoned(new Date(now.getTime() - GRACE_MS), BATCH)) {
      if (await this.isTaken(upload)) taken++;
      else {
        await this.intake.abandon(upload);
        abandoned++;
      }
    }
    return { taken, abandoned, purged: await this.purger.purge() };
  }

  /** One upload that cannot be read must not keep the job from the others. */
  private async isTaken(upload: Upload): Promise<boolean> {
    try {
      return await this.intake.take(upload);
    } catch (error) {
      this.logger.warn({ err: error, media: upload.mediaId }, 'an upload was not taken in');
      return false;
    }
  }
}
