import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Leased } from '../../platform/jobs/leased.decorator';
import { IssuePlacingQueueService } from './issue-placing-queue.service';

/** Places issues that no instance placed soon after they were reported. */
@Injectable()
export class IssuePlacesJob {
  constructor(private readonly queue: IssuePlacingQueueService) {}

  @Leased()
  @Cron(CronExpression.EVERY_MINUTE, { name: 'issue-places' })
  run(): Promise<object> {
    return this.queue.placeMissed();
  }
}
