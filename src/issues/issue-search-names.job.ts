import { Injectable } from '@nestjs/common';
import { CronExpression } from '@nestjs/schedule';
import { LeasedCron } from '../platform/jobs/leased-cron.decorator';
import { IssueSearchNames } from './issue-search-names.service';

/** Lets issues be found by the new name of whoever reported them; the old one is found for half a minute at most. */
@Injectable()
export class IssueSearchNamesJob {
  constructor(private readonly names: IssueSearchNames) {}

  @LeasedCron('search-names', CronExpression.EVERY_10_SECONDS)
  run(): Promise<object> {
    return this.names.catchUp();
  }
}
