import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Leased } from '../platform/jobs/leased.decorator';
import { MediaSweeperService } from './media-sweeper.service';

/** Processes uploads that were not requested yet, and removes abandoned and deleted ones. */
@Injectable()
export class MediaSweepJob {
  constructor(private readonly sweeper: MediaSweeperService) {}

  @Leased()
  @Cron(CronExpression.EVERY_MINUTE, { name: 'media-sweep' })
  run(): Promise<object> {
    return this.sweeper.sweep();
  }
}
