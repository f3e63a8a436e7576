import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Clock } from '../kernel/time/clock';
import { DAY_MS } from '../kernel/time/durations';
import { Leased } from '../platform/jobs/leased.decorator';
import { WebhookLogQueries } from './webhook-log.queries';

const EVERY_NIGHT = '40 2 * * *';
const KEPT_DAYS = 30;

/** Deletes events after thirty days, with their deliveries and attempts, and removed endpoints. */
@Injectable()
export class WebhookLogJob {
  constructor(
    private readonly log: WebhookLogQueries,
    private readonly clock: Clock,
  ) {}

  @Leased()
  @Cron(EVERY_NIGHT, { name: 'webhook-log' })
  async run(): Promise<object> {
    const before = new Date(this.clock.now().getTime() - KEPT_DAYS * DAY_MS);
    const endpoints = await this.log.forgetRemoved();
    return { endpoints, events: await this.log.forget(before) };
  }
}
