import { Injectable } from '@nestjs/common';
import { EntityManager, In } from 'typeorm';
import { DAY_MS } from '../kernel/durations';
import { Database } from '../platform/database/database';
import { AlertMails, type WrittenDigest } from './alert-mails.service';
import { AlertQueries } from './alert.queries';
import type { AlertText } from './alert-texts';
import { type BatchesOutcome, type Batch, inBatches } from './careful-batches';
import { CityTimes, type DigestDue } from './city-times.service';
import { AlertSubscription } from './entities/alert-subscription.entity';
import { NewsIndex } from './news-index';

/** What happened longer ago is in no digest: a week whose Monday the service was down is in the next. */
const MAX_AGE_MS = 15 * DAY_MS;

/** What is made once for all digests of a city. */
interface CityDigest extends DigestDue {
  now: Date;
  news: NewsIndex;
  /** The texts that were written, by what they are about: neighbours have the same. */
  texts: Map<string, AlertText>;
}

/**
 * Writes the digests of a city. Up to when a subscription had one is written down in the transaction of its mail, so
 * that each event is in one digest and no digest comes twice.
 */
@Injectable()
export class CityDigests {
  constructor(
    private readonly manager: EntityManager,
    private readonly database: Database,
    private readonly queries: AlertQueries,
    private readonly mails: AlertMails,
    private readonly times: CityTimes,
  ) {}

  /**
   * One that cannot be written keeps no other from being written, in this run or the next: it is tried again after
   * those that were not tried yet.
   */
  async write(due: DigestDue, now: Date): Promise<BatchesOutcome> {
    const { city, frequencies, until } = due;
    const isDue = () => this.queries.digestsFrom(city, frequencies, until, now);
    if (await isDue()) await this.queries.putOffSecondDigests(due, await this.times.nextMorning(city, now));
    const from = await isDue();
    if (!from) return { subscriptions: 0, mails: 0, failures: new Map() };
    const oldest = new Date(Math.max(from.getTime(), until.getTime() - MAX_AGE_MS));
    const news = new NewsIndex(await this.queries.events(city, oldest, until));
    const digest: CityDigest = { ...due, now, news, texts: new Map() };
    const outcome = await inBatches(this.database, (batch) => this.batch(batch, digest));
    const failed = [...outcome.failures.keys()];
    await this.manager.update(AlertSubscription, { id: In(failed) }, { nextMailAt: now });
    return outcome;
  }

  private async batch(
    { limit, failed, taken }: Batch,
    { city, timeZone, frequencies, until, now, news, texts }: CityDigest,
  ): Promise<number> {
    const to = await this.queries.takeDigest(city, frequencies, until, { limit, leftOut: failed, now });
    const ids = to.map(({ id }) => id);
    taken(ids);
    const written = to.flatMap((addressee): WrittenDigest | [] => {
      const own = news.of(addressee, until);
      return own.length === 0 ? [] : { addressee, news: own };
    });
    await this.mails.digest(written, { until, timeZone }, texts);
    await this.manager.update(AlertSubscription, { id: In(ids) }, { digestedUntil: until, nextMailAt: null });
    return written.length;
  }
}
