import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Leased } from '../platform/jobs/leased.decorator';
import { WebhookSender } from './webhook-sender.service';

const EVERY_5_SECONDS = '*/5 * * * * *';

/** Sends due events to webhook endpoints. */
@Injectable()
export class WebhooksJob {
  constructor(private readonly sender: WebhookSender) {}

  @Leased()
  @Cron(EVERY_5_SECONDS, { name: 'webhooks' })
  async run(): Promise<object> {
    return { ...(await this.sender.sendDue()) };
  }
}
