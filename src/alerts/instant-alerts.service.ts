import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Clock } from '../kernel/clock';
import { MINUTE_MS } from '../kernel/durations';
import { Database } from '../platform/database/database';
import { AlertMails } from './alert-mails.service';
import { AlertQueries, type PendingNews } from './alert.queries';
import { CityTimes } from './city-times.service';
import { AlertEvent } from './entities/alert-event.entity';

const MAX_BATCH = 1000;
/** Where so many events of a run fail, it is not the events: the next run goes on, with others. */
const MAX_FAILED = 20;
/** How long an event that failed waits behind others. */
const RETRY_MS = 5 * MINUTE_MS;

/**
 * Writes to those who follow an issue what happened to it: each once, for that is written down in the transaction of
 * the mail. What happened in quiet hours arrives in the morning.
 */
@Injectable()
export class InstantAlerts {
  constructor(
    @InjectRepository(AlertEvent) private readonly events: Repository<AlertEvent>,
    private readonly database: Database,
    private readonly queries: AlertQueries,
    private readonly mails: AlertMails,
    private readonly times: CityTimes,
    private readonly clock: Clock,
  ) {}

  /**
   * Goes through what happened since the last run. An event that fails holds up no other one: it is tried again five
   * minutes later.
   * @returns how much that was, and how many mails came of it
   * @throws Error which names the events that failed, once all others were gone through
   */
  async run(): Promise<{ events: number; mails: number }> {
    const outcome = { events: 0, mails: 0 };
    const failures = new Map<string, unknown>();
    while (outcome.events < MAX_BATCH && failures.size < MAX_FAILED) {
      const sent = await this.attempt(failures);
      if (sent === undefined) break;
      outcome.events++;
      outcome.mails += sent;
    }
    if (failures.size === 0) return outcome;
    const [cause] = failures.values();
    const ids = [...failures.keys()].join(', ');
    throw new Error(`Followers could not be written to about events ${ids}`, { cause });
  }

  /** @param failures those of this run, by event; that of the next event is added */
  private async attempt(failures: Map<string, unknown>): Promise<number | undefined> {
    let taken: string | undefined;
    try {
      return await this.database.transaction(async () => {
        const news = await this.queries.takePending(this.clock.now());
        taken = news?.id;
        return news && this.tell(news);
      });
    } catch (error) {
      if (taken === undefined) throw error;
      failures.set(taken, error);
      await this.events.update({ id: taken }, { dueAt: new Date(this.clock.now().getTime() + RETRY_MS) });
      return 0;
    }
  }

  /** @returns how many were written to about an event */
  private async tell(news: PendingNews): Promise<number> {
    // Whoever follows an issue is not told that it was reported: they knew it.
    const isTold = !news.hidden && news.type !== 'reported';
    const told = isTold ? await this.tellFollowers(news) : 0;
    await this.events.update({ id: news.id }, { pending: false });
    return told;
  }

  private async tellFollowers(news: PendingNews): Promise<number> {
    const now = this.clock.now();
    const notBefore = await this.times.endOfQuietHours(news.city, now);
    const to = await this.queries.sendToFollowers(news, notBefore ?? now);
    await this.mails.tell(to, news, notBefore);
    return to.length;
  }
}
