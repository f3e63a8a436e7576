import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Leased } from '../../platform/jobs/leased.decorator';
import { IssueWardCounts } from './issue-ward-counts.service';

const EVERY_15_SECONDS = '7-59/15 * * * * *';

/** Adds pending changes of issues to the counts of cities and wards. */
@Injectable()
export class IssueWardCountsJob {
  constructor(private readonly counts: IssueWardCounts) {}

  @Leased()
  @Cron(EVERY_15_SECONDS, { name: 'ward-counts' })
  run(): Promise<object> {
    return this.counts.fold();
  }
}
