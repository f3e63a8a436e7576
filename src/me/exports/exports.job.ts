import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { MINUTE_MS } from '../../kernel/time/durations';
import { Leased } from '../../platform/jobs/leased.decorator';
import { ExportQueueService } from './export-queue.service';

/** Makes the exports of personal data that people asked for: one with each run, so that a run has an end. */
@Injectable()
export class ExportsJob {
  constructor(private readonly queue: ExportQueueService) {}

  @Leased({ maxRunMs: 60 * MINUTE_MS })
  @Cron(CronExpression.EVERY_10_SECONDS, { name: 'exports' })
  async run(): Promise<object> {
    const state = await this.queue.makeNext();
    return state === undefined ? {} : { [state]: 1 };
  }
}
