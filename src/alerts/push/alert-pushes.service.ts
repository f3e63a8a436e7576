import { type BeforeApplicationShutdown, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../../kernel/time/clock';
import { OutageLog } from '../../platform/database/outage-log';
import { isOutage } from '../../platform/http/to-domain-error';
import { FairLanes, type LaneLimits, type LaneSearch } from '../../platform/outbox/fair-lanes';
import { Logger } from '../../platform/logging/logger';
import { PushDeliveriesService, type PushOutcome } from './push-deliveries.service';
import { PushKeysService } from './push-keys.service';
import { type DuePush, PushQueries, type PushTarget } from './push.queries';

/** How many addresses one lookup returns: if thousands wait, finding one takes as long as finding these. */
const LOOKED_UP = 100;
/** A run ends shortly before the next one begins; nothing new is sent in between. */
const LIMITS: Readonly<LaneLimits> = {
  lanes: 50,
  // If three push services hang, lanes remain for the devices of others.
  perGroup: 16,
  perTurn: 10,
  turnMs: 2000,
  runMs: 14_000,
};
const NOTHING: Readonly<PushOutcome> = { shown: 0, dropped: 0, postponed: 0 };

/**
 * Sends alerts to devices. Devices of an address at one host get one message after the other; many addresses are served
 * at the same time, each in its turn.
 */
@Injectable()
export class AlertPushesService implements OnModuleDestroy, BeforeApplicationShutdown {
  private readonly lanes = new FairLanes<PushTarget>();
  private outcome: PushOutcome = { ...NOTHING };

  constructor(
    private readonly queries: PushQueries,
    private readonly deliveries: PushDeliveriesService,
    private readonly keys: PushKeysService,
    private readonly clock: Clock,
    private readonly outage: OutageLog,
    private readonly logger: Logger,
  ) {}

  /**
   * Sends what is due, and what becomes due during the run. It does not wait for messages that are still being sent
   * when it ends.
   * @returns the results of the messages that ended since the end of the previous run
   * @throws the database error if the database is unreachable
   */
  async sendDue(limits: Readonly<LaneLimits> = LIMITS): Promise<PushOutcome> {
    if (!this.keys.isOn) return NOTHING;
    const work = {
      due: ({ busy, full }: LaneSearch) =>
        this.queries.dueTargets(this.clock.now(), { busy, full }, LOOKED_UP),
      sendNext: (target: PushTarget, signal: AbortSignal) => this.sendNext(target, signal),
      onTurnFailed: (_target: PushTarget, error: unknown) => this.logBroken(error),
    };
    await this.lanes.run(work, limits);
    const { outcome } = this;
    this.outcome = { ...NOTHING };
    return outcome;
  }

  /** Called before `Jobs` waits for the run. Aborted messages are sent again. */
  onModuleDestroy(): void {
    this.lanes.stop();
  }

  /** Messages that outlast their run still need the database. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.lanes.ended();
  }

  /** A database outage gets its own log line, even if only a message that outlasted its run met it. */
  private logBroken(error: unknown): void {
    const level = this.outage.isOutageAndLogged(error) ? 'debug' : 'warn';
    this.logger[level]({ err: error }, 'an alert could not be shown; it is tried again');
  }

  /** @returns whether there may be another message for the address at the host */
  private async sendNext(target: PushTarget, signal: AbortSignal): Promise<boolean> {
    const due = await this.queries.take(target, this.clock.now());
    if (!due) return false;
    const became = await this.deliver(due, signal);
    this.outcome[became]++;
    return true;
  }

  /** A message that fails is retried and does not block others, unless the database is unreachable. */
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
