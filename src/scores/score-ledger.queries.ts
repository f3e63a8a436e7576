import { Injectable } from '@nestjs/common';
import { Clock } from '../kernel/time/clock';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import type { IssueReported } from '../issues';
import { ADDITIVE_FIELDS, COUNT_COLUMNS, type ScoreChange } from './score';

const NAMES = ADDITIVE_FIELDS.map((field) => COUNT_COLUMNS[field]);

/** In SQL, to lock people in one order, so that two changes of the same two people cannot deadlock. */
const addCounts = statement(
  'scores.add',
  `insert into user_scores (user_id, city, listed, updated_at, ${NAMES.join(', ')})
   select u.id, u.city, u.listed, $2, ${NAMES.map((name) => `d.${name}`).join(', ')}
     from unnest($1::text[], ${NAMES.map((_, index) => `$${index + 3}::int[]`).join(', ')})
          as d (user_id, ${NAMES.join(', ')})
     join users u on u.id = d.user_id and u.child_since is null
    order by u.id
   on conflict (user_id) do update
     set ${NAMES.map((name) => `${name} = user_scores.${name} + excluded.${name}`).join(', ')},
         updated_at = excluded.updated_at`,
);
/** In SQL, to lock the row whether it exists already or not. */
const lockScore = statement(
  'scores.hold',
  `insert into user_scores (user_id, city, listed, updated_at) select id, city, listed, $2 from users where id = $1 and child_since is null
   on conflict (user_id) do update set updated_at = excluded.updated_at`,
);
/** In SQL, as a report is counted in three tables, and what it adds depends on their contents. */
const countReport = statement(
  'scores.count-report',
  `with place as (select ($6::timestamptz at time zone time_zone)::date as day from cities where slug = $3
                     and exists (select from users u where u.id = $1 and u.child_since is null)),
   on_day as (
     insert into user_report_days (user_id, day, reports) select $1, day, $2 from place
     on conflict (user_id, day) do update set reports = user_report_days.reports + excluded.reports
     returning day, reports),
   in_category as (
     insert into user_report_categories (user_id, category, reports) select $1, $4, $2 from place
     on conflict (user_id, category) do update set reports = user_report_categories.reports + excluded.reports
     returning reports)
   update user_scores s
      set reports = s.reports + $2, high_priority_reports = s.high_priority_reports + $5,
          reports_resolved = s.reports_resolved + $7, upvotes_received = s.upvotes_received + $8,
          categories = s.categories
            + case when $2 > 0 and c.reports = 1 then 1 when $2 < 0 and c.reports = 0 then -1 else 0 end,
          streaks = case when d.reports > 1 or ($2 < 0 and d.reports = 1) then s.streaks
            else completed_weeks(array(select day from user_report_days
                                        where user_id = $1 and reports > 0 and day <> d.day)
                                 || case when d.reports = 1 then array[d.day] else '{}' end) end,
          first_report_at = case when $2 > 0 then least(s.first_report_at, $6)
            else (select min(created_at) from issues where reporter_id = $1 and not withheld) end,
          updated_at = $9
     from on_day d, in_category c
    where s.user_id = $1`,
);

/** What else is counted with a report when it is hidden or shown again: its resolution and its upvotes. */
export interface ReportFollowers {
  resolved: boolean;
  upvotes: number;
}

/**
 * The writes of people's contributions; only `ScoreLedger` uses them. Sets off `user_scores_settle`,
 * `user_scores_came`, `user_scores_moved` and `user_scores_reporter`.
 */
@Injectable()
export class ScoreLedgerQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Adds to the counts of people, at most one change each; people under 18 have none. */
  async add(changes: readonly ScoreChange[]): Promise<void> {
    const people = changes.map(({ userId }) => userId);
    const counts = ADDITIVE_FIELDS.map((field) => changes.map((change) => change[field] ?? 0));
    await this.database.rows(addCounts, [people, this.clock.now(), ...counts]);
  }

  /** Locks the row of a person's counts, and creates it if there is none. */
  async lock(userId: string): Promise<void> {
    await this.database.rows(lockScore, [userId, this.clock.now()]);
  }

  /** Counts a report (1) or removes it (-1), under the lock of its reporter's row. */
  async countReport(
    { reporterId, city, category, priority, createdAt }: IssueReported['issue'],
    change: 1 | -1,
    { resolved, upvotes }: ReportFollowers,
  ): Promise<void> {
    await this.database.rows(countReport, [
      reporterId,
      change,
      city,
      category,
      priority === 'high' ? change : 0,
      createdAt,
      resolved ? change : 0,
      upvotes * change,
      this.clock.now(),
    ]);
  }
}
