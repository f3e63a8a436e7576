import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Leased } from '../platform/jobs/leased.decorator';
import { StoredVideosService } from './video/stored-videos.service';
import { MediaSweeperService } from './media-sweeper.service';

/** Processes uploads that were not requested yet, removes abandoned and deleted ones, and cleans stored videos. */
@Injectable()
export class MediaSweepJob {
  constructor(
    private readonly sweeper: MediaSweeperService,
    private readonly videos: StoredVideosService,
  ) {}

  @Leased()
  @Cron(CronExpression.EVERY_MINUTE, { name: 'media-sweep' })
  async run(): Promise<object> {
    return { ...(await this.sweeper.sweep()), cleaned: await this.videos.clean() };
  }
}
