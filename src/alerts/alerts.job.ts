import { Injectable } from '@nestjs/common';
import { LeasedCron } from '../platform/jobs/leased-cron.decorator';
import { InstantAlerts } from './instant-alerts.service';

const EVERY_15_SECONDS = '10-59/15 * * * * *';

/** Sends mails to the followers of issues. */
@Injectable()
export class AlertsJob {
  constructor(private readonly alerts: InstantAlerts) {}

  @LeasedCron('alerts', EVERY_15_SECONDS)
  run(): Promise<object> {
    return this.alerts.run();
  }
}
