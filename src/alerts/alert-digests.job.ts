import { Injectable } from '@nestjs/common';
import { LeasedCron } from '../platform/jobs/leased-cron.decorator';
import { AlertDigests } from './alert-digests.service';

/** The cities are in several time zones: each run looks where it is morning, and goes on where one was cut short. */
const EVERY_5_MINUTES = '30 */5 * * * *';

/** Writes the digests of cities at 08:00 there. */
@Injectable()
export class AlertDigestsJob {
  constructor(private readonly digests: AlertDigests) {}

  @LeasedCron('alert-digests', EVERY_5_MINUTES)
  async run(): Promise<object> {
    return { ...(await this.digests.run()) };
  }
}
