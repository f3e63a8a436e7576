import { Injectable } from '@nestjs/common';
import { isOutage } from '../../platform/http/to-domain-error';
import type { LaneSearch } from '../../platform/outbox/fair-lanes';
import { OutboxSender } from '../../platform/outbox/outbox-sender';
import { PushDeliveriesService, type PushOutcome } from './push-deliveries.service';
import { PushKeysService } from './push-keys.service';
import { type DuePush, PushQueries, type PushTarget } from './push.queries';

/** How many addresses one lookup returns: if thousands wait, finding one takes as long as finding these. */
const LOOKED_UP = 100;

/**
 * Sends alerts to devices. Devices of an address at one host get one message after the other; many addresses are served
 * at the same time, each in its turn.
 */
@Injectable()
export class AlertPushesService extends OutboxSender<PushTarget, DuePush, PushOutcome> {
  constructor(
    private readonly queries: PushQueries,
    private readonly deliveries: PushDeliveriesService,
    private readonly keys: PushKeysService,
  ) {
    // If three push services hang, lanes remain for the devices of others. A run ends shortly before the next one
    // begins; nothing new is sent in between.
    const limits = { lanes: 50, perGroup: 16, perTurn: 10, turnMs: 2000, runMs: 14_000 };
    super({ name: 'alert-pushes', limits, outcomes: ['shown', 'dropped', 'postponed'] });
  }

  protected override get isOn(): boolean {
    return this.keys.isOn;
  }

  protected due({ busy, full }: LaneSearch, now: Date): Promise<PushTarget[]> {
    return this.queries.dueTargets(now, { busy, full }, LOOKED_UP);
  }

  protected take(target: PushTarget, now: Date): Promise<DuePush | undefined> {
    return this.queries.take(target, now);
  }

  /** An error counts as a silence of the device, so that a message that always fails blocks no others and ends. */
  protected async deliver(due: DuePush, signal: AbortSignal): Promise<PushOutcome> {
    try {
      return await this.deliveries.deliver(due, signal);
    } catch (error) {
      if (isOutage(error)) throw error;
      this.logError(due.deviceId, error);
      return this.deliveries.postpone(due);
    }
  }
}
