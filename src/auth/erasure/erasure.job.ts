import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { HOUR_MS } from '../../kernel/time/durations';
import { Leased } from '../../platform/jobs/leased.decorator';
import { DueErasuresService } from './due-erasures.service';

/** Erases the people whose time is over. */
@Injectable()
export class ErasureJob {
  constructor(private readonly erasures: DueErasuresService) {}

  @Leased({ maxRunMs: HOUR_MS })
  @Cron(CronExpression.EVERY_MINUTE, { name: 'erasures' })
  run(): Promise<object> {
    return this.erasures.run();
  }
}
