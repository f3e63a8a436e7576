import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Leased } from '../../platform/jobs/leased.decorator';
import { ChoicesMailsService } from './choices-mails.service';

/** Tells accounts of before by mail what their person can choose. */
@Injectable()
export class ChoicesMailsJob {
  constructor(private readonly mails: ChoicesMailsService) {}

  @Leased()
  @Cron(CronExpression.EVERY_MINUTE, { name: 'choices-mails' })
  async run(): Promise<object> {
    return { told: await this.mails.tell() };
  }
}
