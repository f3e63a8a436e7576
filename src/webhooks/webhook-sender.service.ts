import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Config } from '../config/config';
import { Clock } from '../kernel/clock';
import { isOutage } from '../platform/http/to-domain-error';
import { Logger } from '../platform/logging/logger';
import { WebhookDeliveries } from './webhook-deliveries.service';
import { deliver } from './webhook-gateway';
import { WebhookQueries } from './webhook.queries';

/** How often a run looks for endpoints that became due while it waits for others. */
const POLL_MS = 500;
/** How long a stop waits for attempts that are under way. */
const STOP_GRACE_MS = 1000;

/** What bounds a run. */
export interface SendLimits {
  /** How many endpoints are sent to at the same time. */
  lanes: number;
  /** How many events an endpoint is sent before others that wait have its lane. */
  perTurn: number;
  /**
   * After that long it is sent nothing further before others; the attempt that is under way may last 15 seconds more.
   */
  turnMs: number;
  /** After that long a run takes nothing on any more. */
  runMs: number;
}

const LIMITS: Readonly<SendLimits> = { lanes: 50, perTurn: 100, turnMs: 5000, runMs: 45_000 };

/** What became of the attempts of a run. */
export interface SendOutcome {
  delivered: number;
  failed: number;
}

/** A run: what is being sent, to whom, and what came of it. */
interface Run {
  limits: Readonly<SendLimits>;
  lanes: Map<string, Promise<void>>;
  /** Endpoints whose lane ended by an error of our own: the next run tries again. */
  broken: Set<string>;
  outcome: SendOutcome;
  endsAt: number;
  /** What keeps every lane from its work: the database is away. */
  outage?: Error;
}

/**
 * Sends events to the endpoints that wait for them: one after the other to each, to many at the same time. Whoever was
 * sent something longest ago has the next free lane, for a turn that is bounded, so that slow endpoints keep no other
 * waiting for longer than a turn of each takes (docs/webhooks.md#delivery).
 */
@Injectable()
export class WebhookSender implements OnModuleDestroy {
  private isStopping = false;
  private readonly breaksOff = new AbortController();

  constructor(
    private readonly queries: WebhookQueries,
    private readonly deliveries: WebhookDeliveries,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Sends what is due, and what becomes due while it does so. @throws the error by which the database was away */
  async sendDue(limits: Readonly<SendLimits> = LIMITS): Promise<SendOutcome> {
    const endsAt = performance.now() + limits.runMs;
    const outcome = { delivered: 0, failed: 0 };
    const run: Run = { limits, lanes: new Map(), broken: new Set(), outcome, endsAt };
    try {
      while (this.mayGoOn(run) && (await this.openLanes(run)))
        if (run.lanes.size > 0) await Promise.race([...run.lanes.values(), delay(POLL_MS)]);
    } finally {
      await Promise.all(run.lanes.values());
    }
    if (run.outage) throw run.outage;
    return outcome;
  }

  /**
   * Begins no attempt any more, before `Jobs` waits for the run. What no endpoint takes within a second is broken off,
   * and sent again.
   */
  onModuleDestroy(): void {
    this.isStopping = true;
    setTimeout(() => this.breaksOff.abort(), STOP_GRACE_MS).unref();
  }

  private mayGoOn({ outage, endsAt }: Run): boolean {
    return !this.isStopping && outage === undefined && performance.now() < endsAt;
  }

  /** @returns whether there may be more to send: one whose lane ended while others were looked for was not looked at */
  private async openLanes(run: Run): Promise<boolean> {
    const { lanes, limits, broken } = run;
    const wasBusy = lanes.size > 0;
    const free = limits.lanes - lanes.size;
    const due =
      free > 0 ? await this.queries.dueEndpoints(this.clock.now(), [...lanes.keys(), ...broken], free) : [];
    for (const id of due) {
      const lane = this.takeTurn(id, run)
        .catch((error: unknown) => this.endBroken(id, run, error))
        .finally(() => lanes.delete(id));
      lanes.set(id, lane);
    }
    return wasBusy || lanes.size > 0;
  }

  private async takeTurn(endpointId: string, run: Run): Promise<void> {
    const { outcome, limits } = run;
    const endsAt = performance.now() + limits.turnMs;
    for (let n = 0; n < limits.perTurn && this.mayGoOn(run) && performance.now() < endsAt; n++) {
      const at = this.clock.now();
      const delivery = await this.queries.take(endpointId, at);
      if (!delivery) return;
      const startedAt = performance.now();
      const { signal } = this.breaksOff;
      const origins = this.config.settings.WEBHOOK_ORIGINS;
      const came = await deliver(delivery, { now: at, origins, signal });
      // It was not the endpoint that failed: the event is free for others in a minute.
      if (signal.aborted && came.failure !== null) return;
      const durationMs = Math.round(performance.now() - startedAt);
      const isThere = await this.deliveries.settle(delivery, { ...came, at, durationMs });
      if (!isThere) return;
      outcome[came.failure === null ? 'delivered' : 'failed']++;
    }
  }

  private endBroken(endpoint: string, run: Run, error: unknown): void {
    run.broken.add(endpoint);
    if (isOutage(error)) run.outage ??= error as Error;
    else this.logger.warn({ err: error, endpoint }, 'a webhook could not be sent; the next run tries again');
  }
}
