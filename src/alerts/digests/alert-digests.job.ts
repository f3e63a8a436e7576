import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Leased } from '../../platform/jobs/leased.decorator';
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

  @Leased()
  @Cron(EVERY_5_MINUTES, { name: 'alert-digests' })
  async run(): Promise<object> {
    return { ...(await this.digests.run()) };
  }
}
