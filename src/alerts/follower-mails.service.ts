import { Injectable } from '@nestjs/common';
import { EntityManager, In } from 'typeorm';
import { HOUR_MS, MINUTE_MS } from '../kernel/durations';
import { endOfQuietHours } from '../kernel/quiet-hours';
import { Database } from '../platform/database/database';
import { AlertMails, MAX_NEWS } from './alert-mails.service';
import { type BatchesOutcome, type Batch, inBatches } from './careful-batches';
import { CityTimes } from './city-times.service';
import { AlertSubscription } from './entities/alert-subscription.entity';
import { type DueFollower, FollowerQueries } from './follower.queries';

/** How long a subscription that could not be written to waits, and one whose issue is hidden. */
const RETRY_MS = 5 * MINUTE_MS;
const HIDDEN_MS = HOUR_MS;
/** What happened longer ago is no longer told once a hidden issue is seen again; mails are given up then, too. */
const MAX_HIDDEN_MS = 72 * HOUR_MS;
const NOTHING = { news: [], more: 0 };

/**
 * Writes to those who follow an issue what is due of it: one mail a day at the most, with all that waits for it. What
 * comes after the mail of a day is due the next morning.
 */
@Injectable()
export class FollowerMails {
  constructor(
    private readonly manager: EntityManager,
    private readonly database: Database,
    private readonly queries: FollowerQueries,
    private readonly mails: AlertMails,
    private readonly times: CityTimes,
  ) {}

  /** One that cannot be written to keeps no other from its mail; it is tried again five minutes later. */
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
    const told = followers.filter((each) => !each.hidden);
    const waiting = await this.queries.takeWaitingNews(idsOf(told), MAX_NEWS);
    for (const city of new Set(told.map((each) => each.city))) {
      const ofCity = told.filter((each) => each.city === city);
      const timeZone = await this.times.zoneOf(city);
      const notBefore = endOfQuietHours(timeZone, now);
      await this.mails.tell(
        ofCity.map((addressee) => ({ addressee, waiting: waiting.get(addressee.id) ?? NOTHING })),
        { timeZone, notBefore },
      );
      const nextMailAt = await this.times.nextMorning(city, notBefore ?? now);
      await this.manager.update(AlertSubscription, { id: In(idsOf(ofCity)) }, { nextMailAt });
    }
    return told.length;
  }
}

function idsOf(followers: readonly DueFollower[]): string[] {
  return followers.map(({ id }) => id);
}

function later(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms);
}
