import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { Clock } from '../kernel/time/clock';
import { MINUTE_MS } from '../kernel/time/durations';
import { Database } from '../platform/database/database';
import { jobTime } from '../platform/jobs/job-time';
import { CityTimesService } from './digests/city-times.service';
import { AlertEvent } from './entities/alert-event.entity';
import { FollowerMailsService, HIDDEN_MS, later, MAX_HIDDEN_MS } from './mails/follower-mails.service';
import { FollowerQueries, type PendingEvent } from './subscriptions/follower.queries';

const MAX_BATCH = 1000;
/** How many followers are recorded in one transaction. */
const MAX_FOLLOWERS = 500;
/** If this many events of a run fail, the cause is not the events: the next run continues, with others. */
const MAX_FAILED = 20;
/** How long a failed event waits while others are processed. */
const RETRY_MS = 5 * MINUTE_MS;

/**
 * Notifies the followers of an issue of what happened to it. First each event is recorded once for each follower, then
 * the due mails are written, so that events of the same time are in one mail. Events in quiet hours are sent in the
 * morning.
 */
@Injectable()
export class InstantAlerts {
  constructor(
    private readonly manager: EntityManager,
    private readonly database: Database,
    private readonly queries: FollowerQueries,
    private readonly mails: FollowerMailsService,
    private readonly times: CityTimesService,
    private readonly clock: Clock,
  ) {}

  /**
   * Processes the events since the last run, and writes the due mails. An event or a subscription that fails does not
   * block the others: it is retried five minutes later.
   * @returns the number of events and of mails
   * @throws Error that names the failed events and subscriptions, after all others were processed
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
   * @param failures the failures of this run; if the next event fails, its failure is added
   * @returns whether the event is done; undefined if there was none
   */
  private async attempt(now: Date, failures: Map<string, unknown>): Promise<boolean | undefined> {
    let taken: string | undefined;
    try {
      return await this.database.transaction(async () => {
        const event = await this.queries.takePending(now);
        taken = event?.id;
        return event && this.record(event, now);
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
   * Records only some followers at a time, as an issue may have very many. The event stays the first pending one until
   * all are recorded. An event of a hidden issue is retried later.
   * @returns whether all followers are recorded, or the event was postponed
   */
  private async record(event: PendingEvent, now: Date): Promise<boolean> {
    if (event.hidden && event.at.getTime() > now.getTime() - MAX_HIDDEN_MS) {
      await this.manager.update(AlertEvent, { id: event.id }, { dueAt: later(now, HIDDEN_MS) });
      return true;
    }
    // Only the previous release leaves reports pending: followers know already that the issue was reported.
    if (!event.hidden && event.type !== 'reported') {
      const dueAt = (await this.times.endOfQuietHours(event.city, now)) ?? now;
      if ((await this.queries.addFollowers(event, dueAt, MAX_FOLLOWERS)) > 0) return false;
    }
    await this.manager.update(AlertEvent, { id: event.id }, { pending: false });
    return true;
  }
}
