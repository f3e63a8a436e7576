import { performance } from 'node:perf_hooks';
import { type BeforeApplicationShutdown, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Config } from '../config/config';
import { Clock } from '../kernel/clock';
import { OutageLog } from '../platform/database/outage-log';
import { FairLanes, type LaneLimits } from '../platform/jobs/fair-lanes';
import { Logger } from '../platform/logging/logger';
import { WebhookDeliveries } from './webhook-deliveries.service';
import { deliver } from './webhook-gateway';
import { type DueEndpoint, WebhookQueries } from './webhook.queries';

/** A run ends shortly before a time at which the job begins: in between nothing new is sent. */
const LIMITS: Readonly<LaneLimits> = {
  lanes: 50,
  // Three owners whose endpoints all hang leave lanes to others.
  perGroup: 16,
  perTurn: 100,
  turnMs: 5000,
  runMs: 44_000,
};

/** What became of the attempts that ended since the end of the run before. */
export interface SendOutcome {
  delivered: number;
  failed: number;
}

/** Sends events to the endpoints that wait for them, each in its turn (docs/webhooks.md#delivery). */
@Injectable()
export class WebhookSender implements OnModuleDestroy, BeforeApplicationShutdown {
  private readonly lanes = new FairLanes<DueEndpoint>();
  private outcome: SendOutcome = { delivered: 0, failed: 0 };

  constructor(
    private readonly queries: WebhookQueries,
    private readonly deliveries: WebhookDeliveries,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly outage: OutageLog,
    private readonly logger: Logger,
  ) {}

  /**
   * Sends what is due, and what becomes due while it does so. It waits for no attempt that is under way at its end.
   * @throws the error by which the database was away
   */
  async sendDue(limits: Readonly<LaneLimits> = LIMITS): Promise<SendOutcome> {
    const work = {
      due: (busy: readonly string[], full: readonly string[], free: number) =>
        this.queries.dueEndpoints(this.clock.now(), { busy, full }, free),
      sendNext: (endpoint: DueEndpoint, signal: AbortSignal) => this.sendNext(endpoint, signal),
      onBroken: (endpoint: DueEndpoint, error: unknown) => this.tellBroken(endpoint, error),
    };
    await this.lanes.run(work, limits);
    const { outcome } = this;
    this.outcome = { delivered: 0, failed: 0 };
    return outcome;
  }

  /** Before `Jobs` waits for the run. What is broken off is sent again. */
  onModuleDestroy(): void {
    this.lanes.stop();
  }

  /** What outlived its run needs the database still. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.lanes.ended();
  }

  /** An outage of the database has a line of its own, also where only an attempt that outlived its run met it. */
  private tellBroken({ key }: DueEndpoint, error: unknown): void {
    const level = this.outage.takes(error) ? 'debug' : 'warn';
    this.logger[level](
      { err: error, endpoint: key },
      'a webhook could not be sent; the next run tries again',
    );
  }

  /** @returns whether there may be more for the endpoint */
  private async sendNext(endpoint: DueEndpoint, signal: AbortSignal): Promise<boolean> {
    const at = this.clock.now();
    const delivery = await this.queries.take(endpoint.key, at);
    if (!delivery) return false;
    const startedAt = performance.now();
    const origins = this.config.settings.WEBHOOK_ORIGINS;
    const came = await deliver(delivery, { now: at, origins, signal });
    // It was not the endpoint that failed: the event is free for others in a minute.
    if (signal.aborted && came.failure !== null) return false;
    const durationMs = Math.round(performance.now() - startedAt);
    const attempted = { ...came, at, endedAt: this.clock.now(), durationMs };
    if (!(await this.deliveries.settle(delivery, attempted))) return false;
    this.outcome[came.failure === null ? 'delivered' : 'failed']++;
    return true;
  }
}
