import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Leased } from '../../platform/jobs/leased.decorator';
import { AlertPushesService } from './alert-pushes.service';

const EVERY_15_SECONDS = '14-59/15 * * * * *';

/** Sends alerts to devices. */
@Injectable()
export class AlertPushesJob {
  constructor(private readonly pushes: AlertPushesService) {}

  @Leased()
  @Cron(EVERY_15_SECONDS, { name: 'alert-pushes' })
  async run(): Promise<object> {
    return { ...(await this.pushes.sendDue()) };
  }
}
