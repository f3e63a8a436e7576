import { Injectable } from '@nestjs/common';
import { CronExpression } from '@nestjs/schedule';
import { LeasedCron } from '../platform/jobs/leased-cron.decorator';
import { IssueSearchNames } from './issue-search-names.service';

/** Updates the search text of issues after their reporter was renamed, within half a minute. */
@Injectable()
export class IssueSearchNamesJob {
  constructor(private readonly names: IssueSearchNames) {}

  @LeasedCron('search-names', CronExpression.EVERY_10_SECONDS)
  run(): Promise<object> {
    return this.names.catchUp();
  }
}
