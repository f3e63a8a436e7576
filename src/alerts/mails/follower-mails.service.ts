import { Injectable } from '@nestjs/common';
import { EntityManager, In } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';
import { HOUR_MS, MINUTE_MS } from '../../kernel/time/durations';
import { endOfQuietHours, morningOf, nextMorning } from '../../kernel/time/quiet-hours';
import { Database } from '../../platform/database/database';
import { AlertMailsService, MAX_EVENTS } from './alert-mails.service';
import { type BatchesOutcome, type Batch, inBatches } from './isolated-batches';
import { CityTimesService } from '../digests/city-times.service';
import { AlertSubscription } from '../entities/alert-subscription.entity';
import { type DueFollower, FollowerQueries } from '../subscriptions/follower.queries';

/** How long a subscription that failed waits, and how long events of a hidden issue wait. */
const RETRY_MS = 5 * MINUTE_MS;
export const HIDDEN_MS = HOUR_MS;
/** Older events are no longer sent when a hidden issue is shown again; mails are also given up after this time. */
export const MAX_HIDDEN_MS = 72 * HOUR_MS;
const NOTHING = { events: [], more: 0 };

/**
 * Writes the due mails to followers of issues: at most one mail a day about an issue, with all events that wait. Events
 * after the mail of the day are due the next morning, and so are events while that mail is not sent yet.
 */
@Injectable()
export class FollowerMailsService {
  constructor(
    private readonly manager: EntityManager,
    private readonly database: Database,
    private readonly queries: FollowerQueries,
    private readonly mails: AlertMailsService,
    private readonly times: CityTimesService,
  ) {}

  /** A subscription that fails does not block the mails of others; it is retried five minutes later. */
  async writeDue(now: Date): Promise<BatchesOutcome> {
    const outcome = await inBatches(this.database, (batch) => this.write(batch, now));
    const failed = [...outcome.failures.keys()];
    await this.queries.putOff(failed, later(now, RETRY_MS), new Date(0));
    return outcome;
  }

  private async write({ limit, failed, taken }: Batch, now: Date): Promise<number> {
    const followers = await this.queries.takeDueFollowers(now, limit, failed);
    taken(idsOf(followers));
    const hidden = followers.filter((each) => each.hidden);
    await this.queries.putOff(idsOf(hidden), later(now, HIDDEN_MS), later(now, -MAX_HIDDEN_MS));
    let mails = 0;
    for (const city of new Set(followers.map((each) => each.city))) {
      const seen = followers.filter((each) => each.city === city && !each.hidden);
      mails += await this.notify(city, seen, now);
    }
    return mails;
  }

  /**
   * Writes to followers in a city. If the previous mail of a follower was not sent before today, the next one comes
   * tomorrow.
   * @returns the number of mails
   */
  private async notify(city: CitySlug, followers: readonly DueFollower[], now: Date): Promise<number> {
    const timeZone = await this.times.zoneOf(city);
    const earlier = idsOf(followers.filter(({ hadMail }) => hadMail));
    const mailed = await this.queries.mailed(earlier, morningOf(timeZone, now));
    await this.queries.putOff([...mailed], nextMorning(timeZone, now), new Date(0));
    const notified = followers.filter(({ id }) => !mailed.has(id));
    const waiting = await this.queries.takeWaitingEvents(idsOf(notified), MAX_EVENTS);
    const notBefore = endOfQuietHours(timeZone, now);
    await this.mails.notify(
      notified.map((addressee) => ({ addressee, waiting: waiting.get(addressee.id) ?? NOTHING })),
      { timeZone, notBefore },
    );
    const nextMailAt = nextMorning(timeZone, notBefore ?? now);
    await this.manager.update(AlertSubscription, { id: In(idsOf(notified)) }, { nextMailAt });
    return notified.length;
  }
}

function idsOf(followers: readonly DueFollower[]): string[] {
  return followers.map(({ id }) => id);
}

/** Adds milliseconds to a time. */
export function later(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms);
}
