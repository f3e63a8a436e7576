import { performance } from 'node:perf_hooks';
import { type BeforeApplicationShutdown, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Config } from '../platform/config/config';
import { Clock } from '../kernel/time/clock';
import { OutageLog } from '../platform/database/outage-log';
import { FairLanes, type LaneLimits } from '../platform/outbox/fair-lanes';
import { Logger } from '../platform/logging/logger';
import { WebhookDeliveries } from './webhook-deliveries.service';
import { deliver } from './webhook-request';
import { type DueEndpoint, WebhookQueries } from './webhook.queries';

/** A run ends shortly before the next start of the job; in between, no attempt is started. */
const LIMITS: Readonly<LaneLimits> = {
  lanes: 50,
  // If the endpoints of three owners all hang, other owners still have lanes.
  perGroup: 16,
  perTurn: 100,
  turnMs: 5000,
  runMs: 44_000,
};

/** The outcomes of the attempts that ended since the end of the previous run. */
export interface SendOutcome {
  delivered: number;
  failed: number;
}

/** Sends waiting events to their endpoints, in order (docs/webhooks.md#delivery). */
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
   * Sends what is due now, and what becomes due meanwhile. Does not wait for attempts that are under way at its end.
   * @throws the error if the database was not available
   */
  async sendDue(limits: Readonly<LaneLimits> = LIMITS): Promise<SendOutcome> {
    const work = {
      due: (busy: readonly string[], full: readonly string[], free: number) =>
        this.queries.dueEndpoints(this.clock.now(), { busy, full }, free),
      sendNext: (endpoint: DueEndpoint, signal: AbortSignal) => this.sendNext(endpoint, signal),
      onTurnFailed: (endpoint: DueEndpoint, error: unknown) => this.logBroken(endpoint, error),
    };
    await this.lanes.run(work, limits);
    const { outcome } = this;
    this.outcome = { delivered: 0, failed: 0 };
    return outcome;
  }

  /** Runs before `Jobs` waits for the run. Aborted attempts are retried. */
  onModuleDestroy(): void {
    this.lanes.stop();
  }

  /** Attempts that outlive their run still need the database. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.lanes.ended();
  }

  /** An outage of the database is logged, even if only an attempt that outlived its run met it. */
  private logBroken({ key }: DueEndpoint, error: unknown): void {
    const level = this.outage.isOutageAndLogged(error) ? 'debug' : 'warn';
    this.logger[level](
      { err: error, endpoint: key },
      'a webhook could not be sent; the next run tries again',
    );
  }

  /** @returns whether there may be more for this endpoint */
  private async sendNext(endpoint: DueEndpoint, signal: AbortSignal): Promise<boolean> {
    const at = this.clock.now();
    const delivery = await this.queries.take(endpoint.key, at);
    if (!delivery) return false;
    const startedAt = performance.now();
    const origins = this.config.settings.WEBHOOK_ORIGINS;
    const came = await deliver(delivery, { now: at, origins, signal });
    // The endpoint did not fail: the attempt was aborted. Another instance can take the event in a minute.
    if (signal.aborted && came.failure !== null) return false;
    const durationMs = Math.round(performance.now() - startedAt);
    const attempted = { ...came, at, endedAt: this.clock.now(), durationMs };
    if (!(await this.deliveries.settle(delivery, attempted))) return false;
    this.outcome[came.failure === null ? 'delivered' : 'failed']++;
    return true;
  }
}
