import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';

const holdEvents = statement(
  'alerts.hold-events',
  `update alert_events set held = true, hidden_at = coalesce(hidden_at, $3) where issue_id = $1 and at > $2`,
);
/** SQL: followers of the issue are sent at once what no mail had for them yet. */
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

/** The statements that change what happened to issues, as it is written down. */
@Injectable()
export class AlertEventQueries {
  constructor(private readonly database: Database) {}

  /** Marks what happened to an issue since a time that is hidden now. */
  async hold(issueId: string, since: Date, now: Date): Promise<void> {
    await this.database.rows(holdEvents, [issueId, since, now]);
  }

  /** Lets what was held of an issue, and happened since a time, be in the next digests of whoever had it in none. */
  async release(issueId: string, since: Date, now: Date): Promise<void> {
    await this.database.rows(releaseEvents, [issueId, since, now]);
  }

  /** Deletes events from before a time. @returns how many, a thousand at the most */
  async forgetEvents(before: Date): Promise<number> {
    return (await this.database.rows(forgetEvents, [before])).length;
  }
}
