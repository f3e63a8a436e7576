import { Injectable } from '@nestjs/common';
import { CronExpression } from '@nestjs/schedule';
import { LeasedCron } from '../../platform/jobs/leased-cron.decorator';
import { IssueContacts } from './issue-contacts.service';

/** Deletes how people can be reached once nobody is to be notified about the issue any more. */
@Injectable()
export class IssueContactsJob {
  constructor(private readonly contacts: IssueContacts) {}

  @LeasedCron('issue-contacts', CronExpression.EVERY_DAY_AT_3AM)
  run(): Promise<object> {
    return this.contacts.deleteOld();
  }
}
