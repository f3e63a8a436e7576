import { type BeforeApplicationShutdown, Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../../kernel/time/clock';
import { OutageLog } from '../database/outage-log';
import { Logger } from '../logging/logger';
import { Metrics } from '../metrics/metrics';
import { FairLanes, type LaneLimits, type LaneReceiver, type LaneSearch } from './fair-lanes';

/** What a sender says about its outbox. */
export interface OutboxPolicy<Outcome extends string> {
  /** The name in log lines and metrics, which is that of the job. */
  name: string;
  limits: Readonly<LaneLimits>;
  /** What a delivery can come to; each is counted. */
  outcomes: readonly Outcome[];
}

/**
 * Sends the rows of an outbox, a table in which each row is written in the transaction of the change it is about. A
 * sender of one kind of thing extends this class, and says who the receivers are, how a row is taken, and what a
 * delivery is.
 *
 * - A row is taken alone and just before it is sent, not in batches, since it may become untrue while it waits: its
 *   issue is hidden, or its receiver leaves. Taking it moves its due time by a lease, longer than a delivery may take.
 *   So another instance takes another row, and a row whose process was killed is due again when the lease ends: rows
 *   are sent at least once.
 * - `FairLanes` sends to many receivers at the same time, to each of them one row after the other.
 * - An error of the service itself is logged, and leaves its receiver to the next run; the others go on.
 * - A stop starts nothing more, and aborts deliveries that take longer than a second.
 */
@Injectable()
export abstract class OutboxSender<Receiver extends LaneReceiver, Row, Outcome extends string>
  implements OnModuleDestroy, BeforeApplicationShutdown
{
  // Properties, so that the constructors of senders take only what is theirs.
  @Inject(Clock) protected readonly clock!: Clock;
  @Inject(OutageLog) private readonly outage!: OutageLog;
  @Inject(Logger) private readonly logger!: Logger;
  @Inject(Metrics) private readonly metrics!: Metrics;
  private readonly lanes = new FairLanes<Receiver>();
  private counts: Record<Outcome, number>;

  protected constructor(private readonly policy: OutboxPolicy<Outcome>) {
    this.counts = this.noCounts();
  }

  /** Whether anything is sent; otherwise rows wait until it is. */
  protected get isOn(): boolean {
    return true;
  }

  /** The receivers with something due, as `LaneWork.due` returns them. */
  protected abstract due(search: LaneSearch, now: Date): Promise<Receiver[]>;

  /** Takes the row of a receiver that is due first, under a lease; undefined if there is none. */
  protected abstract take(receiver: Receiver, now: Date): Promise<Row | undefined>;

  /**
   * Sends a row once, and stores what that came to.
   * @param signal aborts it, because the service stops: the row is sent again when its lease ends
   * @returns undefined if it came to nothing that counts, as the row or its receiver is gone, or it was aborted
   */
  protected abstract deliver(row: Row, signal: AbortSignal): Promise<Outcome | undefined>;

  /**
   * Sends what is due, and what becomes due during the run. Does not wait for deliveries that are open at its end.
   * @returns the number of deliveries that ended since the end of the previous run, by outcome
   * @throws the error if the database is unreachable
   */
  async sendDue(limits: Readonly<LaneLimits> = this.policy.limits): Promise<Record<Outcome, number>> {
    const work = {
      due: (search: LaneSearch) => this.due(search, this.clock.now()),
      sendNext: (receiver: Receiver, signal: AbortSignal) => this.sendNext(receiver, signal),
      onTurnFailed: ({ key }: Receiver, error: unknown) => this.logError(key, error),
    };
    if (this.isOn) await this.lanes.run(work, limits);
    const { counts } = this;
    this.counts = this.noCounts();
    return counts;
  }

  /** Runs before `Jobs` waits for the run. */
  onModuleDestroy(): void {
    this.lanes.stop();
  }

  /** Deliveries that outlast their run still need the database. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.lanes.ended();
  }

  /** Logs an error of the service. An outage has a line of its own, even if only a delivery after the run met it. */
  protected logError(receiver: string, error: unknown): void {
    const level = this.outage.isOutageAndLogged(error) ? 'debug' : 'warn';
    this.logger[level](
      { err: error, outbox: this.policy.name, receiver },
      'a delivery could not be made; it is tried again',
    );
  }

  /** @returns whether there may be more for the receiver */
  private async sendNext(receiver: Receiver, signal: AbortSignal): Promise<boolean> {
    const row = await this.take(receiver, this.clock.now());
    if (row === undefined) return false;
    const outcome = await this.deliver(row, signal);
    if (outcome === undefined) return true;
    this.counts[outcome]++;
    this.metrics.count('civic_outbox_deliveries_total', { outbox: this.policy.name, outcome });
    return true;
  }

  private noCounts(): Record<Outcome, number> {
    const { outcomes } = this.policy;
    return Object.fromEntries(outcomes.map((outcome) => [outcome, 0])) as Record<Outcome, number>;
  }
}
