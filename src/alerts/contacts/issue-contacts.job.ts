import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Leased } from '../../platform/jobs/leased.decorator';
import { IssueContactsService } from './issue-contacts.service';

/** Deletes the contact data of reports after their retention time. */
@Injectable()
export class IssueContactsJob {
  constructor(private readonly contacts: IssueContactsService) {}

  @Leased()
  @Cron(CronExpression.EVERY_DAY_AT_3AM, { name: 'issue-contacts' })
  run(): Promise<object> {
    return this.contacts.deleteOld();
  }
}
