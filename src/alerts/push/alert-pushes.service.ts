import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { isOutage } from '../../platform/http/to-domain-error';
import { FairLanes, type LaneLimits } from '../../platform/jobs/fair-lanes';
import { Logger } from '../../platform/logging/logger';
import { PushDeliveries, type PushOutcome } from './push-deliveries.service';
import { PushKeys } from './push-keys.service';
import { type DuePush, PushQueries } from './push.queries';

/** How many addresses are looked up at once: where thousands wait, it takes as long to find one as to find these. */
const LOOKED_UP = 100;
const LIMITS: Readonly<LaneLimits> = { lanes: 50, perTurn: 10, turnMs: 2000, runMs: 12_000 };

/**
 * Sends alerts to devices: to those of an address one message after the other, to many addresses at the same time, each
 * in its turn.
 */
@Injectable()
export class AlertPushes implements OnModuleDestroy {
  private readonly lanes = new FairLanes();

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
  async sendDue(limits: Readonly<LaneLimits> = LIMITS): Promise<PushOutcome> {
    const outcome = { shown: 0, dropped: 0, postponed: 0 };
    if (!this.keys.isOn) return outcome;
    const work = {
      due: (busy: readonly string[]) => this.queries.dueAddresses(this.clock.now(), busy, LOOKED_UP),
      sendNext: (email: string, signal: AbortSignal) => this.sendNext(email, outcome, signal),
      onBroken: (_email: string, error: unknown) =>
        this.logger.warn({ err: error }, 'an alert could not be shown; it is tried again'),
    };
    await this.lanes.run(work, limits);
    return outcome;
  }

  /** Before `Jobs` waits for the run. What is broken off is sent again. */
  onModuleDestroy(): void {
    this.lanes.stop();
  }

  /** @returns whether there may be more for the address */
  private async sendNext(email: string, outcome: PushOutcome, signal: AbortSignal): Promise<boolean> {
    const due = await this.queries.take(email, this.clock.now());
    if (due) outcome[await this.deliver(due, signal)]++;
    return due !== undefined;
  }

  /** Whatever fails with one message but the database is tried again, and keeps no other from being sent. */
  private async deliver(due: DuePush, signal: AbortSignal): Promise<keyof PushOutcome> {
    try {
      return await this.deliveries.deliver(due, signal);
    } catch (error) {
      if (isOutage(error)) throw error;
      this.logger.warn(
        { err: error, device: due.deviceId },
        'an alert could not be shown; it is tried again',
      );
      return this.deliveries.postpone(due);
    }
  }
}
