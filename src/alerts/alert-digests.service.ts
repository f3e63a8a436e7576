import { Injectable } from '@nestjs/common';
import { EntityManager, In } from 'typeorm';
import { Clock } from '../kernel/clock';
import { DAY_MS, MINUTE_MS } from '../kernel/durations';
import { Database } from '../platform/database/database';
import { jobTime } from '../platform/jobs/job-time';
import { AlertMails, type WrittenDigest } from './alert-mails.service';
import { AlertQueries } from './alert.queries';
import type { AlertText } from './alert-texts';
import { CityTimes, type DigestDue } from './city-times.service';
import { AlertSubscription } from './entities/alert-subscription.entity';
import { NewsIndex } from './news-index';

/** How many subscriptions are written to in one transaction. */
const BATCH = 500;
/** What happened longer ago is in no digest: a week whose Monday the service was down is in the next. */
const MAX_AGE_MS = 15 * DAY_MS;

/** What became of subscriptions that were to have a digest; those without news have no mail. */
export interface DigestOutcome {
  subscriptions: number;
  mails: number;
}

/** What is made once for all digests of a city. */
interface CityDigest extends DigestDue {
  news: NewsIndex;
  /** The texts that were written, by what they are about: neighbours have the same. */
  texts: Map<string, AlertText>;
}

/**
 * Writes digests at 08:00 of each city. Up to when a subscription had one is written down in the transaction of its
 * mail, so that each event is in one digest and no digest comes twice.
 */
@Injectable()
export class AlertDigests {
  constructor(
    private readonly manager: EntityManager,
    private readonly database: Database,
    private readonly queries: AlertQueries,
    private readonly mails: AlertMails,
    private readonly times: CityTimes,
    private readonly clock: Clock,
  ) {}

  /** Writes the digests that are due. */
  async run(): Promise<DigestOutcome> {
    const outcome = { subscriptions: 0, mails: 0 };
    // A minute later, so that all that happened before is committed.
    const now = new Date((await jobTime(this.clock, this.manager)).getTime() - MINUTE_MS);
    for (const due of await this.times.digestsDue(now)) await this.write(due, outcome);
    return outcome;
  }

  private async write(due: DigestDue, outcome: DigestOutcome): Promise<void> {
    const { city, frequencies, until } = due;
    const from = await this.queries.digestsFrom(city, frequencies, until);
    if (!from) return;
    const oldest = new Date(Math.max(from.getTime(), until.getTime() - MAX_AGE_MS));
    const news = new NewsIndex(await this.queries.events(city, oldest, until));
    const digest: CityDigest = { ...due, news, texts: new Map() };
    for (;;) {
      const { subscriptions, mails } = await this.database.transaction(() => this.batch(digest));
      if (subscriptions === 0) return;
      outcome.subscriptions += subscriptions;
      outcome.mails += mails;
    }
  }

  private async batch({ city, frequencies, until, news, texts }: CityDigest): Promise<DigestOutcome> {
    const to = await this.queries.takeDigest(city, frequencies, until, BATCH);
    const written = to.flatMap((addressee): WrittenDigest | [] => {
      const own = news.of(addressee, until);
      return own.length === 0 ? [] : { addressee, news: own };
    });
    await this.mails.digest(written, until, texts);
    const ids = In(to.map(({ id }) => id));
    await this.manager.update(AlertSubscription, { id: ids }, { digestedUntil: until });
    return { subscriptions: to.length, mails: written.length };
  }
}
