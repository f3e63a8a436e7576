import { performance } from 'node:perf_hooks';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { isOutage } from '../../platform/http/to-domain-error';
import { Logger } from '../../platform/logging/logger';
import { PushDeliveries, type PushOutcome } from './push-deliveries.service';
import { PushKeys } from './push-keys.service';
import { type DuePush, PushQueries } from './push.queries';

/** How many push services are sent to at the same time. */
const LANES = 5;
/** After that long a run takes nothing on any more: the next one goes on. */
const MAX_RUN_MS = 12_000;

/** Sends alerts to devices, and forgets those that are no more. */
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

  /** Sends what is due. @returns what became of it */
  async sendDue(): Promise<PushOutcome> {
    const outcome = { shown: 0, dropped: 0, postponed: 0 };
    if (!this.keys.isOn) return outcome;
    const endsAt = performance.now() + MAX_RUN_MS;
    const lanes = Array.from({ length: LANES }, () => this.drain(outcome, endsAt));
    // The run ends with its last lane: its lease is held as long.
    for (const end of await Promise.allSettled(lanes)) if (end.status === 'rejected') throw end.reason;
    return outcome;
  }

  /** Begins none any more. */
  onModuleDestroy(): void {
    this.isStopping = true;
  }

  private async drain(outcome: PushOutcome, endsAt: number): Promise<void> {
    while (!this.isStopping && performance.now() < endsAt) {
      const due = await this.queries.take(this.clock.now());
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
}
