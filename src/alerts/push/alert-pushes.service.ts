import { performance } from 'node:perf_hooks';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Clock } from '../../kernel/clock';
import { MINUTE_MS } from '../../kernel/durations';
import { AlertTexts } from '../alert-texts';
import { AlertDevice } from '../entities/alert-device.entity';
import { AlertPush } from '../entities/alert-push.entity';
import { PushGateway } from './push-gateway.service';
import { type DuePush, PushQueries } from './push.queries';

/** How many push services are sent to at the same time. */
const LANES = 5;
/** After that long a run takes nothing on any more: the next one goes on. */
const MAX_RUN_MS = 12_000;
/** How long after the first, second, ... failure it is tried again; after the last it is left. */
const BACKOFF_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * 60 * MINUTE_MS];
/** A device whose service refuses that often in a row is given up. */
const MAX_REFUSALS = 5;
const GONE = new Set([404, 410]);
const TOO_MANY = 429;

/** What became of the messages of a run. */
export interface PushOutcome {
  shown: number;
  /** The device is no more, or its service did not take it. */
  dropped: number;
  postponed: number;
}

/** Sends alerts to devices, and forgets those that are no more. */
@Injectable()
export class AlertPushes implements OnModuleDestroy {
  private isStopping = false;

  constructor(
    @InjectRepository(AlertDevice) private readonly devices: Repository<AlertDevice>,
    @InjectRepository(AlertPush) private readonly pushes: Repository<AlertPush>,
    private readonly queries: PushQueries,
    private readonly gateway: PushGateway,
    private readonly texts: AlertTexts,
    private readonly clock: Clock,
  ) {}

  /** Sends what is due. @returns what became of it */
  async sendDue(): Promise<PushOutcome> {
    const outcome = { shown: 0, dropped: 0, postponed: 0 };
    if (!this.gateway.isOn) return outcome;
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

  private async deliver(due: DuePush): Promise<keyof PushOutcome> {
    const { deviceId, eventId, language } = due;
    // Whatever was hidden since is shown to nobody, and what is no longer followed not to whoever ended that.
    if (due.hidden || !due.isFollowed) return this.done(due, 'dropped');
    const payload = JSON.stringify({
      id: eventId,
      ...this.texts.notification(language, { ...due, id: eventId }),
    });
    const status = await this.gateway.send(due, payload);
    if (status !== undefined && GONE.has(status)) {
      await this.devices.delete({ id: deviceId });
      return 'dropped';
    }
    if (status !== undefined && status >= 200 && status < 300) {
      if (due.refusals > 0) await this.devices.update({ id: deviceId }, { refusals: 0 });
      return this.done(due, 'shown');
    }
    const isRefused = status !== undefined && status >= 400 && status < 500 && status !== TOO_MANY;
    return isRefused ? this.onRefused(due) : this.postpone(due);
  }

  /** A message that is refused is not sent again; a device that is refused again and again is no more. */
  private async onRefused(due: DuePush): Promise<'dropped'> {
    if (due.refusals + 1 >= MAX_REFUSALS) await this.devices.delete({ id: due.deviceId });
    else await this.devices.update({ id: due.deviceId }, { refusals: due.refusals + 1 });
    return this.done(due, 'dropped');
  }

  private async postpone(due: DuePush): Promise<'postponed' | 'dropped'> {
    const wait = BACKOFF_MS[due.attempts - 1];
    if (wait === undefined) return this.done(due, 'dropped');
    const dueAt = new Date(this.clock.now().getTime() + wait);
    await this.pushes.update({ deviceId: due.deviceId, eventId: due.eventId }, { dueAt });
    return 'postponed';
  }

  private async done<Outcome>({ deviceId, eventId }: DuePush, outcome: Outcome): Promise<Outcome> {
    await this.pushes.delete({ deviceId, eventId });
    return outcome;
  }
}
