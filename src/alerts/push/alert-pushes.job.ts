import { Injectable } from '@nestjs/common';
import { LeasedCron } from '../../platform/jobs/leased-cron.decorator';
import { AlertPushes } from './alert-pushes.service';

const EVERY_15_SECONDS = '14-59/15 * * * * *';

/** Sends alerts to devices. */
@Injectable()
export class AlertPushesJob {
  constructor(private readonly pushes: AlertPushes) {}

  @LeasedCron('alert-pushes', EVERY_15_SECONDS)
  async run(): Promise<object> {
    return { ...(await this.pushes.sendDue()) };
  }
}
