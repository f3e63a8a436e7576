import { Injectable } from '@nestjs/common';
import { CronExpression } from '@nestjs/schedule';
import { LeasedCron } from '../platform/jobs/leased-cron.decorator';
import { MediaSweeper } from './media-sweeper.service';

/** Processes uploads that were not requested yet, and removes abandoned and deleted ones. */
@Injectable()
export class MediaSweepJob {
  constructor(private readonly sweeper: MediaSweeper) {}

  @LeasedCron('media-sweep', CronExpression.EVERY_MINUTE)
  run(): Promise<object> {
    return this.sweeper.sweep();
  }
}
