import { Injectable } from '@nestjs/common';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { JobRecord } from '../../platform/jobs/entities/job-record.entity';

const JOB = columnsOf(JobRecord, ['name', 'startedAt', 'finishedAt', 'outcome', 'failure']);

const listJobs = statement(
  'console.list-jobs',
  `select ${JOB}, runs::int, failures::int,
          leased_until > now() and (finished_at is null or finished_at < started_at) as running
     from jobs order by name`,
);
const count = statement(
  'console.count-queues',
  `select (select count(*)::int from issues where placed_at is null and (lat is not null or pincode is not null))
          + (select count(*)::int from exact_places where unplaced) as "issuePlaces",
          (select count(*)::int from mentions where media_pending) as "chatMedia",
          (select count(*)::int from media where state = 'awaited' and deleted_at is null) as "uploads",
          (select count(*)::int from waiting_pictures) as "pictures",
          (select count(*)::int from issue_search_renames) as "searchNames",
          (select count(*)::int from mails where status = 'waiting' and (due_at <= now() or attempts > 0)) as "mails",
          (select count(*)::int from outbound_messages where status = 'retrying') as "channelMessages",
          (select count(*)::int from alert_pushes where due_at <= now() or attempts > 0) as "alertPushes",
          (select count(*)::int from webhook_deliveries where status = 'waiting') as "webhooks"`,
);

/** The state of a job. */
export interface JobRow extends RowOf<typeof JOB> {
  runs: number;
  failures: number;
  running: boolean;
}

/** Reads the state of background work. */
@Injectable()
export class QueueQueries {
  constructor(private readonly database: Database) {}

  jobs(): Promise<JobRow[]> {
    return this.database.rows(listJobs);
  }

  /** The number of waiting items in each queue. */
  async waiting(): Promise<Record<string, number>> {
    return (await this.database.row<Record<string, number>>(count)) ?? {};
  }
}
