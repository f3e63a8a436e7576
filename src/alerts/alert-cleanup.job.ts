import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { CITY_SLUGS } from '../kernel/cities';
import { Clock } from '../kernel/time/clock';
import { DAY_MS } from '../kernel/time/durations';
import { Leased } from '../platform/jobs/leased.decorator';
import { AlertEventQueries } from './alert-event.queries';
import { PushQueries } from './push/push.queries';
import { Subscriptions } from './subscriptions/subscriptions.service';

const EVERY_NIGHT = '50 2 * * *';
const KEPT_DAYS = 40;

/**
 * Deletes subscriptions that were not confirmed in time, devices of addresses that follow nothing any more, and events
 * that no digest names any more.
 */
@Injectable()
export class AlertCleanupJob {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly pushes: PushQueries,
    private readonly queries: AlertEventQueries,
    private readonly clock: Clock,
  ) {}

  @Leased()
  @Cron(EVERY_NIGHT, { name: 'alert-cleanup' })
  async run(): Promise<object> {
    const pending = await this.subscriptions.forgetPending();
    const before = new Date(this.clock.now().getTime() - KEPT_DAYS * DAY_MS);
    let events = 0;
    for (const city of CITY_SLUGS) events += await this.queries.forgetEvents(city, before);
    return { pending, events, devices: await this.pushes.forgetUnused() };
  }
}
