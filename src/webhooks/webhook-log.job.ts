import { Injectable } from '@nestjs/common';
import { Clock } from '../kernel/clock';
import { DAY_MS } from '../kernel/durations';
import { LeasedCron } from '../platform/jobs/leased-cron.decorator';
import { WebhookQueries } from './webhook.queries';

const EVERY_NIGHT = '40 2 * * *';
const KEPT_DAYS = 30;

/** Deletes events after thirty days, with what is known of their deliveries. */
@Injectable()
export class WebhookLogJob {
  constructor(
    private readonly queries: WebhookQueries,
    private readonly clock: Clock,
  ) {}

  @LeasedCron('webhook-log', EVERY_NIGHT)
  async run(): Promise<object> {
    const before = new Date(this.clock.now().getTime() - KEPT_DAYS * DAY_MS);
    let deleted = 0;
    for (;;) {
      const some = await this.queries.forget(before);
      if (some === 0) return { deleted };
      deleted += some;
    }
  }
}
