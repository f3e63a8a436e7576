import { performance } from 'node:perf_hooks';
import { Injectable } from '@nestjs/common';
import { Config } from '../platform/config/config';
import type { LaneSearch } from '../platform/outbox/fair-lanes';
import { OutboxSender } from '../platform/outbox/outbox-sender';
import { WebhookDeliveries } from './webhook-deliveries.service';
import { deliver } from './webhook-request';
import { type DueDelivery, type DueEndpoint, WebhookQueries } from './webhook.queries';

type Outcome = 'delivered' | 'failed';

/** Sends waiting events to their endpoints, in order (docs/webhooks.md#delivery). */
@Injectable()
export class WebhookSender extends OutboxSender<DueEndpoint, DueDelivery, Outcome> {
  constructor(
    private readonly queries: WebhookQueries,
    private readonly deliveries: WebhookDeliveries,
    private readonly config: Config,
  ) {
    // If the endpoints of three owners all hang, other owners still have lanes. A run ends shortly before the next
    // start of the job; in between, no attempt is started.
    const limits = { lanes: 50, perGroup: 16, perTurn: 100, turnMs: 5000, runMs: 44_000 };
    super({ name: 'webhooks', limits, outcomes: ['delivered', 'failed'] });
  }

  protected due({ busy, full, free }: LaneSearch, now: Date): Promise<DueEndpoint[]> {
    return this.queries.dueEndpoints(now, { busy, full }, free);
  }

  protected take({ key }: DueEndpoint, now: Date): Promise<DueDelivery | undefined> {
    return this.queries.take(key, now);
  }

  protected async deliver(delivery: DueDelivery, signal: AbortSignal): Promise<Outcome | undefined> {
    const at = this.clock.now();
    const startedAt = performance.now();
    const origins = this.config.settings.WEBHOOK_ORIGINS;
    const came = await deliver(delivery, { now: at, origins, signal });
    // The endpoint did not fail. Another instance can take the event in a minute.
    if (signal.aborted && came.failure !== null) return undefined;
    const durationMs = Math.round(performance.now() - startedAt);
    const attempted = { ...came, at, endedAt: this.clock.now(), durationMs };
    if (!(await this.deliveries.settle(delivery, attempted))) return undefined;
    return came.failure === null ? 'delivered' : 'failed';
  }
}
