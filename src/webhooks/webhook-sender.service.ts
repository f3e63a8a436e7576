import { performance } from 'node:perf_hooks';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Config } from '../config/config';
import { Clock } from '../kernel/clock';
import { FairLanes, type LaneLimits } from '../platform/jobs/fair-lanes';
import { Logger } from '../platform/logging/logger';
import { WebhookDeliveries } from './webhook-deliveries.service';
import { deliver } from './webhook-gateway';
import { WebhookQueries } from './webhook.queries';

/** An attempt may last 15 seconds. */
const LIMITS: Readonly<LaneLimits> = { lanes: 50, perTurn: 100, turnMs: 5000, runMs: 45_000 };

/** What became of the attempts of a run. */
export interface SendOutcome {
  delivered: number;
  failed: number;
}

/** Sends events to the endpoints that wait for them, each in its turn (docs/webhooks.md#delivery). */
@Injectable()
export class WebhookSender implements OnModuleDestroy {
  private readonly lanes = new FairLanes();

  constructor(
    private readonly queries: WebhookQueries,
    private readonly deliveries: WebhookDeliveries,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Sends what is due, and what becomes due while it does so. @throws the error by which the database was away */
  async sendDue(limits: Readonly<LaneLimits> = LIMITS): Promise<SendOutcome> {
    const outcome = { delivered: 0, failed: 0 };
    const work = {
      due: (busy: readonly string[], free: number) => this.queries.dueEndpoints(this.clock.now(), busy, free),
      sendNext: (endpoint: string, signal: AbortSignal) => this.sendNext(endpoint, outcome, signal),
      onBroken: (endpoint: string, error: unknown) =>
        this.logger.warn({ err: error, endpoint }, 'a webhook could not be sent; the next run tries again'),
    };
    await this.lanes.run(work, limits);
    return outcome;
  }

  /** Before `Jobs` waits for the run. What is broken off is sent again. */
  onModuleDestroy(): void {
    this.lanes.stop();
  }

  /** @returns whether there may be more for the endpoint */
  private async sendNext(endpointId: string, outcome: SendOutcome, signal: AbortSignal): Promise<boolean> {
    const at = this.clock.now();
    const delivery = await this.queries.take(endpointId, at);
    if (!delivery) return false;
    const startedAt = performance.now();
    const origins = this.config.settings.WEBHOOK_ORIGINS;
    const came = await deliver(delivery, { now: at, origins, signal });
    // It was not the endpoint that failed: the event is free for others in a minute.
    if (signal.aborted && came.failure !== null) return false;
    const durationMs = Math.round(performance.now() - startedAt);
    if (!(await this.deliveries.settle(delivery, { ...came, at, durationMs }))) return false;
    outcome[came.failure === null ? 'delivered' : 'failed']++;
    return true;
  }
}
