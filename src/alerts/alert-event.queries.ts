import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';

const holdEvents = statement(
  'alerts.hold-events',
  `update alert_events set held = true, hidden_at = coalesce(hidden_at, $3) where issue_id = $1 and at > $2`,
);
/** SQL: pending events are due at once, so that followers of the issue get what no mail contained yet. */
const releaseEvents = statement(
  'alerts.release-events',
  `update alert_events
      set held = false, shown_at = case when at > $2 then $3 else shown_at end,
          due_at = case when not pending then due_at end
    where issue_id = $1 and held`,
);
const forgetEvents = statement(
  'alerts.forget-events',
  `delete from alert_events
    where id in (select id from alert_events where at < $1 order by at limit 1000) returning id`,
);

/** The queries that change recorded events. */
@Injectable()
export class AlertEventQueries {
  constructor(private readonly database: Database) {}

  /** Marks the events since a time of an issue that is hidden now. */
  async hold(issueId: string, since: Date, now: Date): Promise<void> {
    await this.database.rows(holdEvents, [issueId, since, now]);
  }

  /**
   * Ends the hold on the events of an issue. Those since a time go into the next digest of each subscription that had
   * no digest with them.
   */
  async release(issueId: string, since: Date, now: Date): Promise<void> {
    await this.database.rows(releaseEvents, [issueId, since, now]);
  }

  /** Deletes events before a time. @returns how many were deleted, at most a thousand */
  async forgetEvents(before: Date): Promise<number> {
    return (await this.database.rows(forgetEvents, [before])).length;
  }
}
