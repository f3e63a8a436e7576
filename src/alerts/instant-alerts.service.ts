import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { Clock } from '../kernel/clock';
import { MINUTE_MS } from '../kernel/durations';
import { Database } from '../platform/database/database';
import { jobTime } from '../platform/jobs/job-time';
import { CityTimes } from './city-times.service';
import { AlertEvent } from './entities/alert-event.entity';
import { FollowerMails, HIDDEN_MS, later, MAX_HIDDEN_MS } from './follower-mails.service';
import { FollowerQueries, type PendingNews } from './follower.queries';

const MAX_BATCH = 1000;
/** How many followers are written down in one transaction. */
const MAX_FOLLOWERS = 500;
/** Where so many events of a run fail, it is not the events: the next run goes on, with others. */
const MAX_FAILED = 20;
/** How long an event that failed waits behind others. */
const RETRY_MS = 5 * MINUTE_MS;

/**
 * Tells those who follow an issue what happened to it: first it is written down for each of them, once, then the mails
 * are written that are due, so that what happened at the same time is in one mail. What happened in quiet hours arrives
 * in the morning.
 */
@Injectable()
export class InstantAlerts {
  constructor(
    private readonly manager: EntityManager,
    private readonly database: Database,
    private readonly queries: FollowerQueries,
    private readonly mails: FollowerMails,
    private readonly times: CityTimes,
    private readonly clock: Clock,
  ) {}

  /**
   * Goes through what happened since the last run, and writes what is due. An event or a subscription that fails holds
   * up no other one: it is tried again five minutes later.
   * @returns how many events that were, and how many mails
   * @throws Error which names the events and subscriptions that failed, once all others were gone through
   */
  async run(): Promise<{ events: number; mails: number }> {
    const now = await jobTime(this.clock, this.manager);
    const failures = new Map<string, unknown>();
    let events = 0;
    while (events < MAX_BATCH && failures.size < MAX_FAILED) {
      const ended = await this.attempt(now, failures);
      if (ended === undefined) break;
      if (ended) events++;
    }
    const written = await this.mails.writeDue(now);
    for (const [id, cause] of written.failures) failures.set(id, cause);
    if (failures.size === 0) return { events, mails: written.mails };
    const [cause] = failures.values();
    const ids = [...failures.keys()].join(', ');
    throw new Error(`Followers could not be written to: ${ids}`, { cause });
  }

  /**
   * @param failures those of this run; that of the next event is added
   * @returns whether it is done with; undefined where there was none
   */
  private async attempt(now: Date, failures: Map<string, unknown>): Promise<boolean | undefined> {
    let taken: string | undefined;
    try {
      return await this.database.transaction(async () => {
        const news = await this.queries.takePending(now);
        taken = news?.id;
        return news && this.tell(news, now);
      });
    } catch (error) {
      if (taken === undefined) throw error;
      failures.set(`event ${taken}`, error);
      const dueAt = later(now, RETRY_MS);
      await this.manager.update(AlertEvent, { id: taken }, { dueAt });
      return true;
    }
  }

  /**
   * An issue may have very many followers, so that some are written down at a time. The event stays the first that is
   * pending until there are no more. That of a hidden issue is looked at again later.
   * @returns whether all are, or it was put off
   */
  private async tell(news: PendingNews, now: Date): Promise<boolean> {
    if (news.hidden && news.at.getTime() > now.getTime() - MAX_HIDDEN_MS) {
      await this.manager.update(AlertEvent, { id: news.id }, { dueAt: later(now, HIDDEN_MS) });
      return true;
    }
    // Whoever follows an issue is not notified that it was reported: they knew it.
    if (!news.hidden && news.type !== 'reported') {
      const dueAt = (await this.times.endOfQuietHours(news.city, now)) ?? now;
      if ((await this.queries.addFollowers(news, dueAt, MAX_FOLLOWERS)) > 0) return false;
    }
    await this.manager.update(AlertEvent, { id: news.id }, { pending: false });
    return true;
  }
}
