import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Repository } from 'typeorm';
import { Clock } from '../../kernel/clock';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../kernel/durations';
import { endOfQuietHours } from '../../kernel/quiet-hours';
import { AlertTexts } from '../alert-texts';
import { AlertDevice } from '../entities/alert-device.entity';
import { AlertPush } from '../entities/alert-push.entity';
import { PushGateway } from './push-gateway.service';
import type { DuePush } from './push.queries';

/** How long after the first, second, ... silence a device is tried again; after further ones as after the last. */
const BACKOFF_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS];
const MAX_BACKOFF_MS = 2 * 60 * MINUTE_MS;
/** A message that was tried that often is left. */
const MAX_ATTEMPTS = 5;
/**
 * A device that was silent that often in a row is given up: by then that has been so for more than two days, as the
 * waits take 32 hours and nothing is sent at night. That is longer than a push service, or our own way out, is away.
 */
const MAX_SILENCES = 20;
/** A device whose service refuses that often in a row, and never took anything, is given up. */
const MAX_REFUSALS = 5;
/** One that worked before is asked again after longer and longer, and given up when it took nothing for so long. */
const REFUSED_MS = [HOUR_MS, 6 * HOUR_MS, DAY_MS];
const MAX_UNDELIVERED_MS = 30 * DAY_MS;
/** So often it is noted that a device took something. */
const NOTED_MS = DAY_MS;

/** What became of the messages of a run. */
export interface PushOutcome {
  shown: number;
  /** The device is no more, or its service did not take it. */
  dropped: number;
  postponed: number;
}

/** Sends one message to one device; the only one that says what becomes of both. */
@Injectable()
export class PushDeliveries {
  constructor(
    @InjectRepository(AlertDevice) private readonly devices: Repository<AlertDevice>,
    @InjectRepository(AlertPush) private readonly pushes: Repository<AlertPush>,
    private readonly gateway: PushGateway,
    private readonly texts: AlertTexts,
    private readonly clock: Clock,
  ) {}

  /**
   * @param signal breaks the message off: it is taken again in five minutes, and counts for no silence
   * @returns what became of the message
   */
  async deliver(due: DuePush, signal: AbortSignal): Promise<keyof PushOutcome> {
    const { deviceId, eventId, language } = due;
    // Whatever was hidden since is shown to nobody, and what is no longer followed not to whoever ended that.
    if (due.hidden || !due.isFollowed) return this.done(due, 'dropped');
    const morning = endOfQuietHours(due.timeZone, this.clock.now());
    if (morning) return this.waitFor(due, morning);
    const message = { id: eventId, ...this.texts.notification(language, { ...due, id: eventId }) };
    const answer = await this.gateway.send(due, JSON.stringify(message), signal);
    if (answer === 'refused') return this.onRefused(due);
    if (answer === 'later') return signal.aborted ? 'postponed' : this.postpone(due);
    if (answer === 'gone') {
      await this.devices.delete({ id: deviceId });
      return 'dropped';
    }
    const now = this.clock.now();
    const isNoted = due.deliveredAt !== null && now.getTime() - due.deliveredAt.getTime() < NOTED_MS;
    if (!isNoted || due.refusals + due.silences > 0)
      await this.devices.update({ id: deviceId }, { refusals: 0, silences: 0, deliveredAt: now });
    return this.done(due, 'shown');
  }

  /**
   * Lets a message be tried again, and whatever else waits for its device then: one that is silent is asked once, not
   * once for each message. A message that was tried often enough is left, and a device that was silent often enough is
   * no more.
   */
  async postpone(due: DuePush): Promise<'postponed' | 'dropped'> {
    const { deviceId, eventId } = due;
    const silences = due.silences + 1;
    if (silences >= MAX_SILENCES) {
      await this.devices.delete({ id: deviceId });
      return 'dropped';
    }
    await this.devices.update({ id: deviceId }, { silences });
    const dueAt = new Date(this.clock.now().getTime() + (BACKOFF_MS[silences - 1] ?? MAX_BACKOFF_MS));
    await this.pushes.update({ deviceId, eventId }, { dueAt });
    await this.pushes.update({ deviceId, dueAt: LessThan(dueAt) }, { dueAt });
    return due.attempts < MAX_ATTEMPTS ? 'postponed' : this.done(due, 'dropped');
  }

  /** Whatever moved its turn into quiet hours, it is no attempt. */
  private async waitFor({ deviceId, eventId, attempts }: DuePush, dueAt: Date): Promise<'postponed'> {
    await this.pushes.update({ deviceId, eventId }, { dueAt, attempts: attempts - 1 });
    return 'postponed';
  }

  /**
   * A message that is refused is not sent again. A device that is refused again and again is no more, if it never took
   * anything; else what waits for it is tried later and later, for a month.
   */
  private async onRefused(due: DuePush): Promise<'dropped'> {
    const { deviceId: id, deliveredAt } = due;
    const refusals = due.refusals + 1;
    const now = this.clock.now().getTime();
    const isLong = deliveredAt === null || now - deliveredAt.getTime() > MAX_UNDELIVERED_MS;
    const isOver = refusals >= MAX_REFUSALS && isLong;
    if (isOver) await this.devices.delete({ id });
    else await this.devices.update({ id }, { refusals });
    if (!isOver && deliveredAt !== null) await this.putOff(id, refusals, now);
    return this.done(due, 'dropped');
  }

  private async putOff(deviceId: string, refusals: number, now: number): Promise<void> {
    const dueAt = new Date(now + (REFUSED_MS[refusals - 1] ?? DAY_MS));
    await this.pushes.update({ deviceId, dueAt: LessThan(dueAt) }, { dueAt });
  }

  private async done<Outcome>({ deviceId, eventId }: DuePush, outcome: Outcome): Promise<Outcome> {
    await this.pushes.delete({ deviceId, eventId });
    return outcome;
  }
}
