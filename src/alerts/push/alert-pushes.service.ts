import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { isOutage } from '../../platform/http/to-domain-error';
import { Logger } from '../../platform/logging/logger';
import { PushDeliveries, type PushOutcome } from './push-deliveries.service';
import { PushKeys } from './push-keys.service';
import { type DuePush, PushQueries } from './push.queries';

/** How often a run looks for addresses whose messages became due while it waits for others. */
const POLL_MS = 500;
/** How many addresses are looked up at once: where thousands wait, it takes as long to find one as to find these. */
const LOOKED_UP = 100;

/** What bounds a run. */
export interface PushLimits {
  /** How many addresses are sent to at the same time. */
  lanes: number;
  /** How many messages an address is sent before others that wait have its lane. */
  perTurn: number;
  /** After that long it is sent nothing further before others. */
  turnMs: number;
  /** After that long a run takes nothing on any more: the next one goes on. */
  runMs: number;
}

const LIMITS: Readonly<PushLimits> = { lanes: 50, perTurn: 10, turnMs: 2000, runMs: 12_000 };

/** A run: what is being sent, who is next, and what came of it. */
interface Run {
  limits: Readonly<PushLimits>;
  lanes: Map<string, Promise<void>>;
  next: string[];
  /** Addresses whose lane ended by an error of our own: the next run tries again. */
  broken: Set<string>;
  outcome: PushOutcome;
  endsAt: number;
  /** What keeps every lane from its work: the database is away. */
  outage?: Error;
}

/**
 * Sends alerts to devices: one message after the other to those of an address, to many addresses at the same time.
 * Whoever was sent something longest ago has the next free lane, for a turn that is bounded: endpoints that never
 * answer take a lane each from time to time, and keep nobody else waiting.
 */
@Injectable()
export class AlertPushes implements OnModuleDestroy {
  private isStopping = false;

  constructor(
    private readonly queries: PushQueries,
    private readonly deliveries: PushDeliveries,
    private readonly keys: PushKeys,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /**
   * Sends what is due, and what becomes due while it does so.
   * @returns what became of it
   * @throws the error by which the database was away
   */
  async sendDue(limits: Readonly<PushLimits> = LIMITS): Promise<PushOutcome> {
    const outcome = { shown: 0, dropped: 0, postponed: 0 };
    if (!this.keys.isOn) return outcome;
    const endsAt = performance.now() + limits.runMs;
    const run: Run = { limits, lanes: new Map(), next: [], broken: new Set(), outcome, endsAt };
    try {
      while (this.mayGoOn(run) && (await this.openLanes(run)))
        if (run.lanes.size > 0) await Promise.race([...run.lanes.values(), delay(POLL_MS)]);
    } finally {
      // The run ends with its last lane: its lease is held as long.
      await Promise.all(run.lanes.values());
    }
    if (run.outage) throw run.outage;
    return outcome;
  }

  /** Begins none any more. */
  onModuleDestroy(): void {
    this.isStopping = true;
  }

  /** @returns whether there may be more to send: one whose lane ended while others were looked for was not looked at */
  private async openLanes(run: Run): Promise<boolean> {
    const { lanes, limits } = run;
    const wasBusy = lanes.size > 0;
    while (lanes.size < limits.lanes) {
      if (run.next.length === 0)
        run.next = await this.queries.dueAddresses(
          this.clock.now(),
          [...lanes.keys(), ...run.broken],
          LOOKED_UP,
        );
      const email = run.next.shift();
      if (email === undefined) break;
      const lane = this.takeTurn(email, run)
        .catch((error: unknown) => this.endBroken(email, run, error))
        .finally(() => lanes.delete(email));
      lanes.set(email, lane);
    }
    return wasBusy || lanes.size > 0;
  }

  private async takeTurn(email: string, run: Run): Promise<void> {
    const { outcome, limits } = run;
    const endsAt = performance.now() + limits.turnMs;
    for (let n = 0; n < limits.perTurn && this.mayGoOn(run) && performance.now() < endsAt; n++) {
      const due = await this.queries.take(email, this.clock.now());
      if (!due) return;
      outcome[await this.deliver(due)]++;
    }
  }

  /** Whatever fails with one message but the database is tried again, and keeps no other from being sent. */
  private async deliver(due: DuePush): Promise<keyof PushOutcome> {
    try {
      return await this.deliveries.deliver(due);
    } catch (error) {
      if (isOutage(error)) throw error;
      this.logger.warn(
        { err: error, device: due.deviceId },
        'an alert could not be shown; it is tried again',
      );
      return this.deliveries.postpone(due);
    }
  }

  private endBroken(email: string, run: Run, error: unknown): void {
    run.broken.add(email);
    if (isOutage(error)) run.outage ??= error as Error;
    else this.logger.warn({ err: error }, 'an alert could not be shown; it is tried again');
  }

  private mayGoOn({ outage, endsAt }: Run): boolean {
    return !this.isStopping && outage === undefined && performance.now() < endsAt;
  }
}
