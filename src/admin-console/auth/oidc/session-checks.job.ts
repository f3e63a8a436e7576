import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Leased } from '../../../platform/jobs/leased.decorator';
import { SessionChecksService } from './session-checks.service';

const EVERY_MINUTE = '25 * * * * *';

/** Asks the identity provider about the people of sessions that nobody uses at the moment. */
@Injectable()
export class SessionChecksJob {
  constructor(private readonly checks: SessionChecksService) {}

  @Leased()
  @Cron(EVERY_MINUTE, { name: 'console-session-checks' })
  run(): Promise<object> {
    return this.checks.checkDue();
  }
}
