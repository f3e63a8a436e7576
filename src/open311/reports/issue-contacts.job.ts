import { Injectable } from '@nestjs/common';
import { CronExpression } from '@nestjs/schedule';
import { LeasedCron } from '../../platform/jobs/leased-cron.decorator';
import { IssueContacts } from './issue-contacts.service';

/** Deletes the contact data of reports after their retention time. */
@Injectable()
export class IssueContactsJob {
  constructor(private readonly contacts: IssueContacts) {}

  @LeasedCron('issue-contacts', CronExpression.EVERY_DAY_AT_3AM)
  run(): Promise<object> {
    return this.contacts.deleteOld();
  }
}
