import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Leased } from '../../platform/jobs/leased.decorator';
import { LateRequestsService } from './late-requests.service';

const EVERY_NIGHT = '20 3 * * *';

/** Tells super admins of requests about personal data that are due within a week. */
@Injectable()
export class PrivacyRequestsJob {
  constructor(private readonly requests: LateRequestsService) {}

  @Leased()
  @Cron(EVERY_NIGHT, { name: 'privacy-requests' })
  async run(): Promise<object> {
    return { escalated: await this.requests.escalate() };
  }
}
