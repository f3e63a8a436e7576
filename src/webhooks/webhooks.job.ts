import { Injectable } from '@nestjs/common';
import { LeasedCron } from '../platform/jobs/leased-cron.decorator';
import { WebhookSender } from './webhook-sender.service';

const EVERY_5_SECONDS = '*/5 * * * * *';

/** Sends due events to webhook endpoints. */
@Injectable()
export class WebhooksJob {
  constructor(private readonly sender: WebhookSender) {}

  @LeasedCron('webhooks', EVERY_5_SECONDS)
  async run(): Promise<object> {
    return { ...(await this.sender.sendDue()) };
  }
}
