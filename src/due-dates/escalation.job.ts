import { Injectable } from '@nestjs/common';
import { CronExpression } from '@nestjs/schedule';
import { LeasedCron } from '../platform/jobs/leased-cron.decorator';
import { EscalationSweep } from './escalation-sweep.service';

/** Escalates issues that are late. */
@Injectable()
export class EscalationJob {
  constructor(private readonly sweep: EscalationSweep) {}

  @LeasedCron('escalation', CronExpression.EVERY_MINUTE)
  run(): Promise<object> {
    return this.sweep.sweep();
  }
}
