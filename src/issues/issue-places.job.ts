import { Injectable } from '@nestjs/common';
import { CronExpression } from '@nestjs/schedule';
import { LeasedCron } from '../platform/jobs/leased-cron.decorator';
import { IssuePlacingQueue } from './issue-placing-queue.service';

/** Places issues that no instance placed soon after they were reported. */
@Injectable()
export class IssuePlacesJob {
  constructor(private readonly queue: IssuePlacingQueue) {}

  @LeasedCron('issue-places', CronExpression.EVERY_MINUTE)
  run(): Promise<object> {
    return this.queue.placeLeftBehind();
  }
}
