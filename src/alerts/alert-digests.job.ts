import { Injectable } from '@nestjs/common';
import { LeasedCron } from '../platform/jobs/leased-cron.decorator';
import { AlertDigests } from './alert-digests.service';

/**
 * Cities have different time zones: each run handles those where it is morning, and continues what an earlier run did
 * not finish.
 */
const EVERY_5_MINUTES = '30 */5 * * * *';

/** Writes the digests of each city at 08:00 local time. */
@Injectable()
export class AlertDigestsJob {
  constructor(private readonly digests: AlertDigests) {}

  @LeasedCron('alert-digests', EVERY_5_MINUTES)
  async run(): Promise<object> {
    return { ...(await this.digests.run()) };
  }
}
