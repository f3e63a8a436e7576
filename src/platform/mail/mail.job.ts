import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Leased } from '../jobs/leased.decorator';
import { MailSender } from './mail-sender.service';

/** Sends mails. */
@Injectable()
export class MailJob {
  constructor(private readonly sender: MailSender) {}

  @Leased()
  @Cron(CronExpression.EVERY_MINUTE, { name: 'mails' })
  run(): Promise<object> {
    return this.sender.sendDue();
  }
}
