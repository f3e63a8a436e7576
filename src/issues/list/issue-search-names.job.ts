import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Leased } from '../../platform/jobs/leased.decorator';
import { IssueSearchNamesService } from './issue-search-names.service';

/** Updates the search text of issues after their reporter was renamed, within half a minute. */
@Injectable()
export class IssueSearchNamesJob {
  constructor(private readonly names: IssueSearchNamesService) {}

  @Leased()
  @Cron(CronExpression.EVERY_10_SECONDS, { name: 'search-names' })
  run(): Promise<object> {
    return this.names.catchUp();
  }
}
