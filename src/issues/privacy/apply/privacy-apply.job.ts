import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Leased } from '../../../platform/jobs/leased.decorator';
import { PrivacyApplicationsService } from './privacy-applications.service';

/** How long a run takes at most, so that a stop of the service does not wait for a long one. */
const RUN_MS = 8_000;

/** Applies choices about how people are shown to their earlier issues. */
@Injectable()
export class PrivacyApplyJob {
  constructor(private readonly applications: PrivacyApplicationsService) {}

  @Leased()
  @Cron(CronExpression.EVERY_10_SECONDS, { name: 'privacy-apply' })
  async run(): Promise<object> {
    return { issues: await this.applications.work(performance.now() + RUN_MS) };
  }
}
