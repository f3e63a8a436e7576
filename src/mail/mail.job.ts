import { Injectable } from '@nestjs/common';
import { CronExpression } from '@nestjs/schedule';
import { LeasedCron } from '../platform/jobs/leased-cron.decorator';
import { MailSender } from './mail-sender.service';

/** Sends mails, and deletes old ones. */
@Injectable()
export class MailJob {
  constructor(private readonly sender: MailSender) {}

  @LeasedCron('mails', CronExpression.EVERY_MINUTE)
  async run(): Promise<object> {
    return { ...(await this.sender.sendDue()), deleted: await this.sender.deleteOld() };
  }
}
