import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Repository } from 'typeorm';
import { Clock } from '../../kernel/time/clock';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../kernel/time/durations';
import { endOfQuietHours } from '../../kernel/time/quiet-hours';
import { backOff } from '../../platform/outbox/back-off';
import { AlertTexts } from '../mails/alert-texts';
import { AlertDevice } from '../entities/alert-device.entity';
import { AlertPush } from '../entities/alert-push.entity';
import { PushClientService } from './push-client.service';
import type { DuePush } from './push.queries';

/** How long a device waits for a retry after the first, second, ... silence. */
const BACKOFF_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS] as const;
/** A message is dropped after this many attempts. */
const MAX_ATTEMPTS = 5;
/**
 * A device is deleted after this many silences in a row. That takes more than two days, as the waits add up to 32 hours
 * and nothing is sent at night. It is longer than an outage of a push service or of our own network.
 */
const MAX_SILENCES = 20;
/** A device is deleted after this many refusals of its service in a row, if the service never accepted a message. */
const MAX_REFUSALS = 5;
/** A device that worked before is retried after increasing waits, and deleted if it accepted nothing for this long. */
const REFUSED_MS = [HOUR_MS, 6 * HOUR_MS, DAY_MS] as const;
const MAX_UNDELIVERED_MS = 30 * DAY_MS;
/** How often it is recorded that a device accepted a message. */
const NOTED_MS = DAY_MS;

/** What a message comes to. `dropped`: it will not be shown, as it was given up, or its device was deleted. */
export type PushOutcome = 'shown' | 'dropped' | 'postponed';

/** Sends one message to one device. Only this class decides what happens to both. */
@Injectable()
export class PushDeliveriesService {
  constructor(
    @InjectRepository(AlertDevice) private readonly devices: Repository<AlertDevice>,
    @InjectRepository(AlertPush) private readonly pushes: Repository<AlertPush>,
    private readonly client: PushClientService,
    private readonly texts: AlertTexts,
    private readonly clock: Clock,
  ) {}

  /**
   * @param signal aborts the message: it is taken again in five minutes, and does not count as a silence
   * @returns the result of the message
   */
  async deliver(due: DuePush, signal: AbortSignal): Promise<PushOutcome> {
    const { eventId, language } = due;
    // A message about an issue that was hidden since is not shown; nor is one about an issue that the reader no longer
    // follows.
    if (due.hidden || !due.isFollowed) return this.done(due, 'dropped');
    const morning = endOfQuietHours(due.timeZone, this.clock.now());
    if (morning) return this.waitFor(due, morning);
    const message = {
      id: eventId,
      ...this.texts.notification(language, { ...due, id: eventId }, due.isAsked),
    };
    const answer = await this.client.send(due, JSON.stringify(message), signal);
    if (answer === 'refused') return this.onRefused(due);
    if (answer === 'later') return signal.aborted ? 'postponed' : this.postpone(due);
    if (answer === 'gone') return this.forget(due);
    const now = this.clock.now();
    const isNoted = due.deliveredAt !== null && now.getTime() - due.deliveredAt.getTime() < NOTED_MS;
    if (!isNoted || due.refusals + due.silences > 0)
      await this.devices.update(deviceOf(due), { refusals: 0, silences: 0, deliveredAt: now });
    return this.done(due, 'shown');
  }

  /**
   * Postpones a message and whatever else waits for its device: a silent device is tried once, not once for each
   * message. After too many attempts the message is dropped, and after too many silences the device is deleted.
   */
  async postpone(due: DuePush): Promise<'postponed' | 'dropped'> {
    const { deviceId, eventId } = due;
    const silences = due.silences + 1;
    if (silences >= MAX_SILENCES) return this.forget(due);
    const { affected } = await this.devices.update(deviceOf(due), { silences });
    if (!affected) return 'postponed';
    const dueAt = new Date(this.clock.now().getTime() + backOff(BACKOFF_MS, silences));
    await this.pushes.update({ deviceId, eventId }, { dueAt });
    await this.pushes.update({ deviceId, dueAt: LessThan(dueAt) }, { dueAt });
    return due.attempts < MAX_ATTEMPTS ? 'postponed' : this.done(due, 'dropped');
  }

  /** This is not an attempt, whatever moved the message into quiet hours. */
  private async waitFor({ deviceId, eventId, attempts }: DuePush, dueAt: Date): Promise<'postponed'> {
    await this.pushes.update({ deviceId, eventId }, { dueAt, attempts: attempts - 1 });
    return 'postponed';
  }

  /**
   * A refused message is not sent again. A device that is refused repeatedly is deleted if it never accepted anything;
   * otherwise what waits for it is retried after increasing waits, for a month.
   */
  private async onRefused(due: DuePush): Promise<'dropped' | 'postponed'> {
    const { deviceId, deliveredAt } = due;
    const refusals = due.refusals + 1;
    const now = this.clock.now().getTime();
    const isLong = deliveredAt === null || now - deliveredAt.getTime() > MAX_UNDELIVERED_MS;
    if (refusals >= MAX_REFUSALS && isLong) return this.forget(due);
    const { affected } = await this.devices.update(deviceOf(due), { refusals });
    if (!affected) return 'postponed';
    if (deliveredAt !== null) await this.putOff(deviceId, refusals, now);
    return this.done(due, 'dropped');
  }

  /** Deletes a device, with what waits for it, unless its browser has changed its endpoint meanwhile. */
  private async forget(due: DuePush): Promise<'dropped' | 'postponed'> {
    const { affected } = await this.devices.delete(deviceOf(due));
    return affected ? 'dropped' : 'postponed';
  }

  private async putOff(deviceId: string, refusals: number, now: number): Promise<void> {
    const dueAt = new Date(now + backOff(REFUSED_MS, refusals));
    await this.pushes.update({ deviceId, dueAt: LessThan(dueAt) }, { dueAt });
  }

  private async done<Outcome>({ deviceId, eventId }: DuePush, outcome: Outcome): Promise<Outcome> {
    await this.pushes.delete({ deviceId, eventId });
    return outcome;
  }
}

/** The device that a message was sent to: if it has another endpoint or keys by then, the message is sent again. */
function deviceOf({
  deviceId,
  endpoint,
  p256dh,
  auth,
}: DuePush): Pick<AlertDevice, 'id' | 'endpoint' | 'p256dh' | 'auth'> {
  return { id: deviceId, endpoint, p256dh, auth };
}
