import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Leased } from '../platform/jobs/leased.decorator';
import { InstantAlerts } from './instant-alerts.service';

const EVERY_15_SECONDS = '10-59/15 * * * * *';

/** Sends mails to the followers of issues. */
@Injectable()
export class AlertsJob {
  constructor(private readonly alerts: InstantAlerts) {}

  @Leased()
  @Cron(EVERY_15_SECONDS, { name: 'alerts' })
  run(): Promise<object> {
    return this.alerts.run();
  }
}
