import { Injectable } from '@nestjs/common';
import { CronExpression } from '@nestjs/schedule';
import { EntityManager } from 'typeorm';
import { Clock } from '../kernel/clock';
import { jobTime } from '../platform/jobs/job-time';
import { LeasedCron } from '../platform/jobs/leased-cron.decorator';
import { EscalationSweep } from './escalation-sweep.service';

/**
 * Escalates issues that are late by the clock that is behind, the machine's or the database's: a step that was taken
 * too early cannot be taken back.
 */
@Injectable()
export class EscalationJob {
  constructor(
    private readonly sweep: EscalationSweep,
    private readonly clock: Clock,
    private readonly manager: EntityManager,
  ) {}

  @LeasedCron('escalation', CronExpression.EVERY_MINUTE)
  async run(): Promise<object> {
    return this.sweep.sweep(await jobTime(this.clock, this.manager));
  }
}
