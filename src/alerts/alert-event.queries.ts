import { Injectable } from '@nestjs/common';
import type { CitySlug } from '../kernel/cities';
import { Database } from '../platform/database/database';
import { type Statement, statement } from '../platform/database/statement';

const suspendEvents = statement(
  'alerts.suspend-events',
  `update alert_events set held = true, hidden_at = coalesce(hidden_at, $3) where issue_id = $1 and at > $2`,
);
/** SQL: pending events are due at once, so that followers of the issue get what no mail contained yet. */
const resumeEvents = statement(
  'alerts.resume-events',
  `update alert_events
      set held = false, shown_at = case when at > $2 then $3 else shown_at end,
          due_at = case when not pending then due_at end
    where issue_id = $1 and held`,
);
/** The maximum number of rows that one statement deletes, within the usual time limit. */
const BATCH = 1000;
/** SQL: the ids of the events of a city to delete next, by the index on city and time. */
const OLDEST = `select id from alert_events where city = $1 and at < $2 order by at limit ${BATCH}`;
/**
 * Dependent rows are deleted before their event: the foreign keys would delete any number of rows in one statement.
 * SQL: lateral with a limit, so that they are found by their index, however few are left.
 */
const forgetSent = statement(
  'alerts.forget-sent',
  `delete from alerts_sent where (subscription_id, event_id) in (
     select a.subscription_id, a.event_id
       from (${OLDEST}) v
      cross join lateral (select * from alerts_sent where event_id = v.id limit ${BATCH}) a
      limit ${BATCH}) returning event_id`,
);
const forgetPushes = statement(
  'alerts.forget-pushes',
  `delete from alert_pushes where (device_id, event_id) in (
     select p.device_id, p.event_id
       from (${OLDEST}) v
      cross join lateral (select * from alert_pushes where event_id = v.id limit ${BATCH}) p
      limit ${BATCH}) returning event_id`,
);
const forgetEvents = statement(
  'alerts.forget-events',
  `delete from alert_events v where id in (${OLDEST})
      and not exists (select from alerts_sent a where a.event_id = v.id)
      and not exists (select from alert_pushes p where p.event_id = v.id) returning id`,
);

/** The queries that change recorded events. */
@Injectable()
export class AlertEventQueries {
  constructor(private readonly database: Database) {}

  /** Marks the events since a time of an issue that is hidden now. */
  async suspend(issueId: string, since: Date, now: Date): Promise<void> {
    await this.database.rows(suspendEvents, [issueId, since, now]);
  }

  /**
   * Resumes the events of an issue. Those since a time go into the next digest of each subscription that had
   * no digest with them.
   */
  async resume(issueId: string, since: Date, now: Date): Promise<void> {
    await this.database.rows(resumeEvents, [issueId, since, now]);
  }

  /** Deletes the events of a city before a time, with what was sent about them. @returns how many events */
  async forgetEvents(city: CitySlug, before: Date): Promise<number> {
    for (let events = 0; ;) {
      await this.drain(forgetSent, city, before);
      await this.drain(forgetPushes, city, before);
      const some = await this.database.rows(forgetEvents, [city, before]);
      if (some.length === 0) return events;
      events += some.length;
    }
  }

  /** Deletes rows until none are left. */
  private async drain(forgetSome: Statement, city: CitySlug, before: Date): Promise<void> {
    let deleted: object[];
    do deleted = await this.database.rows(forgetSome, [city, before]);
    while (deleted.length === BATCH);
  }
}
