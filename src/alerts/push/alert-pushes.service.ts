import { type BeforeApplicationShutdown, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { OutageLog } from '../../platform/database/outage-log';
import { isOutage } from '../../platform/http/to-domain-error';
import { FairLanes, type LaneLimits } from '../../platform/jobs/fair-lanes';
import { Logger } from '../../platform/logging/logger';
import { PushDeliveries, type PushOutcome } from './push-deliveries.service';
import { PushKeys } from './push-keys.service';
import { type DuePush, PushQueries, type PushTarget } from './push.queries';

/** How many addresses are looked up at once: where thousands wait, it takes as long to find one as to find these. */
const LOOKED_UP = 100;
/** A run ends shortly before the job begins again: in between nothing new is sent. */
const LIMITS: Readonly<LaneLimits> = {
  lanes: 50,
  // Three push services that hang leave lanes to the devices of others.
  perGroup: 16,
  perTurn: 10,
  turnMs: 2000,
  runMs: 14_000,
};
const NOTHING: Readonly<PushOutcome> = { shown: 0, dropped: 0, postponed: 0 };

/**
 * Sends alerts to devices: to those an address has at one host one message after the other, to many addresses at the
 * same time, each in its turn.
 */
@Injectable()
export class AlertPushes implements OnModuleDestroy, BeforeApplicationShutdown {
  private readonly lanes = new FairLanes<PushTarget>();
  private outcome: PushOutcome = { ...NOTHING };

  constructor(
    private readonly queries: PushQueries,
    private readonly deliveries: PushDeliveries,
    private readonly keys: PushKeys,
    private readonly clock: Clock,
    private readonly outage: OutageLog,
    private readonly logger: Logger,
  ) {}

  /**
   * Sends what is due, and what becomes due while it does so. It waits for no message that is under way at its end.
   * @returns what became of what ended since the end of the run before
   * @throws the error by which the database was away
   */
  async sendDue(limits: Readonly<LaneLimits> = LIMITS): Promise<PushOutcome> {
    if (!this.keys.isOn) return NOTHING;
    const work = {
      due: (busy: readonly string[], full: readonly string[]) =>
        this.queries.dueTargets(this.clock.now(), { busy, full }, LOOKED_UP),
      sendNext: (target: PushTarget, signal: AbortSignal) => this.sendNext(target, signal),
      onBroken: (_target: PushTarget, error: unknown) => this.tellBroken(error),
    };
    await this.lanes.run(work, limits);
    const { outcome } = this;
    this.outcome = { ...NOTHING };
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

  /** An outage of the database has a line of its own, also where only a message that outlived its run met it. */
  private tellBroken(error: unknown): void {
    const level = this.outage.takes(error) ? 'debug' : 'warn';
    this.logger[level]({ err: error }, 'an alert could not be shown; it is tried again');
  }

  /** @returns whether there may be more for the address at the host */
  private async sendNext(target: PushTarget, signal: AbortSignal): Promise<boolean> {
    const due = await this.queries.take(target, this.clock.now());
    if (!due) return false;
    const became = await this.deliver(due, signal);
    this.outcome[became]++;
    return true;
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
