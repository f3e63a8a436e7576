import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { EntityManager } from 'typeorm';
import { Clock } from '../../kernel/time/clock';
import { jobTime } from '../../platform/jobs/job-time';
import { Leased } from '../../platform/jobs/leased.decorator';
import { EscalationSweepService } from './escalation-sweep.service';
import { LongPausesService } from '../pauses/long-pauses.service';

/**
 * Escalates late issues. It uses the earlier of two clocks, the machine's and the database's, as an early escalation
 * cannot be undone. First it cuts pauses that exceed the maximum.
 */
@Injectable()
export class EscalationJob {
  constructor(
    private readonly pauses: LongPausesService,
    private readonly sweep: EscalationSweepService,
    private readonly clock: Clock,
    private readonly manager: EntityManager,
  ) {}

  @Leased()
  @Cron(CronExpression.EVERY_MINUTE, { name: 'escalation' })
  async run(): Promise<object> {
    const now = await jobTime(this.clock, this.manager);
    await this.pauses.cut(now);
    return this.sweep.sweep(now);
  }
}
