import { Injectable } from '@nestjs/common';
import { EntityManager, In } from 'typeorm';
import { DAY_MS } from '../../kernel/time/durations';
import { morningOf, nextMorning } from '../../kernel/time/quiet-hours';
import { Database } from '../../platform/database/database';
import { AlertMailsService } from '../mails/alert-mails.service';
import type { AlertText } from '../mails/alert-texts';
import { type Addressee, AlertQueries, type DigestEvent } from '../alert.queries';
import { type BatchesOutcome, type Batch, inBatches } from '../mails/isolated-batches';
import type { DigestDue } from './city-times.service';
import { AlertSubscription } from '../entities/alert-subscription.entity';
import { FollowerQueries } from '../subscriptions/follower.queries';
import { byNewest, EventIndex } from '../event-index';
import { isReported } from './sent-digests';

/**
 * Events older than this are in no digest. If the service was down on a Monday, that week is in the next weekly digest.
 */
const MAX_AGE_MS = 15 * DAY_MS;

/** A subscription and the events that concern it, the newest first. */
interface FoundEvents {
  addressee: Addressee;
  events: readonly DigestEvent[];
}

/** What is prepared once for all digests of a city. */
interface CityDigest extends DigestDue {
  /** The time up to which events of issues that were shown again are included. */
  now: Date;
  /** Earlier events are not included. */
  from: Date;
  events: EventIndex;
  /** The texts already written, by their content: neighbours get the same text. */
  texts: Map<string, AlertText>;
}

/**
 * Writes the digests of a city. The time up to which a subscription had a digest is stored in the transaction of its
 * mail, so that each event is in one digest and no digest is sent twice.
 */
@Injectable()
export class CityDigestsService {
  constructor(
    private readonly manager: EntityManager,
    private readonly database: Database,
    private readonly queries: AlertQueries,
    private readonly followers: FollowerQueries,
    private readonly mails: AlertMailsService,
  ) {}

  /**
   * A subscription whose digest fails does not block the others, in this run or the next: it is retried after those
   * that were not tried yet.
   */
  async write(due: DigestDue, now: Date): Promise<BatchesOutcome> {
    const { city, frequencies, until } = due;
    const from = await this.queries.digestsFrom(city, frequencies, until, now);
    if (!from) return { subscriptions: 0, mails: 0, failures: new Map() };
    const oldest = new Date(Math.max(from.getTime(), until.getTime() - MAX_AGE_MS));
    const events = await this.eventsOf(due, oldest, now);
    const digest: CityDigest = { ...due, now, from, events, texts: new Map() };
    const outcome = await inBatches(this.database, (batch) => this.batch(batch, digest));
    const failed = [...outcome.failures.keys()];
    await this.manager.update(AlertSubscription, { id: In(failed) }, { nextMailAt: now });
    return outcome;
  }

  private async batch(
    { limit, failed, taken }: Batch,
    { city, timeZone, frequencies, from, until, now, events, texts }: CityDigest,
  ): Promise<number> {
    const time = { from, until, now };
    const due = await this.queries.takeDigest(city, frequencies, time, { limit, leftOut: failed });
    taken(due.map(({ id }) => id));
    const to = await this.withoutSecond(due, timeZone, now);
    const found = to.map((addressee) => ({ addressee, events: events.of(addressee, until) }));
    const written = (await this.withoutReported(found)).filter((each) => each.events.length > 0);
    await this.mails.digest(written, { until, timeZone, readAt: now }, texts);
    const ids = to.map(({ id }) => id);
    await this.manager.update(AlertSubscription, { id: In(ids) }, { digestedUntil: until, nextMailAt: null });
    return written.length;
  }

  /**
   * Everything about issues that were shown again is read up to one time, which is committed by then: a digest contains
   * all it must report about such an issue, or nothing. Issues that were shown again before the period a digest reaches
   * back are left out, even if the digest is written days later.
   */
  private async eventsOf({ city, until }: DigestDue, oldest: Date, now: Date): Promise<EventIndex> {
    const after = new Date(Math.max(oldest.getTime(), now.getTime() - MAX_AGE_MS));
    const events = await this.queries.events(city, { after: oldest, until, shown: now });
    const again = await this.queries.shownAgain(city, { happened: oldest, after, until: now });
    return new EventIndex([...again, ...events].sort(byNewest));
  }

  /** Leaves out what an earlier digest covered, before the issue was hidden or after it was shown again. */
  private async withoutReported(found: readonly FoundEvents[]): Promise<FoundEvents[]> {
    const again = found.filter(({ events }) => events.some(isShownAgain));
    if (again.length === 0) return [...found];
    const ids = again.map(({ addressee }) => addressee.id);
    const digests = await this.followers.digestsOf(ids, oldestOf(again));
    return found.map(({ addressee, events }) => {
      const written = digests.get(addressee.id);
      return {
        addressee,
        events: written ? events.filter((each) => !isShownAgain(each) || !isReported(each, written)) : events,
      };
    });
  }

  /**
   * Postpones to the next morning the subscriptions whose earlier digest still waits or was sent today. There is one
   * digest a day, so the one of today is written tomorrow. @returns the others
   */
  private async withoutSecond(due: readonly Addressee[], timeZone: string, now: Date): Promise<Addressee[]> {
    const ids = due.map(({ id }) => id);
    const mailed = await this.followers.mailed(ids, morningOf(timeZone, now));
    const nextMailAt = nextMorning(timeZone, now);
    if (mailed.size > 0)
      await this.manager.update(AlertSubscription, { id: In([...mailed]) }, { nextMailAt });
    return due.filter(({ id }) => !mailed.has(id));
  }
}

function isShownAgain({ shownAt }: DigestEvent): boolean {
  return shownAt !== null;
}

/** When the earliest event of the issues that were shown again happened. */
function oldestOf(found: readonly FoundEvents[]): Date {
  const times = found.map(({ events }) =>
    events.filter(isShownAgain).reduce((first, { at }) => Math.min(first, at.getTime()), Infinity),
  );
  return new Date(Math.min(...times));
}
