import { Injectable } from '@nestjs/common';
import type { IssueReported } from '../issues';
import { Clock } from '../kernel/clock';
import { earnsScore } from '../kernel/service-accounts';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { COUNT_COLUMNS, isAdditive, type ScoreChange } from './score';
import type { BreakdownField } from './score-weights';

/** The counts that only add up; those of a report depend on its day and category, too. */
const FIELDS = (Object.keys(COUNT_COLUMNS) as BreakdownField[]).filter(isAdditive);
const NAMES = FIELDS.map((field) => COUNT_COLUMNS[field]);

// In one order whoever is concerned, so that two changes of the same two people cannot deadlock.
const add = statement(
  'scores.add',
  `insert into user_scores (user_id, city, updated_at, ${NAMES.join(', ')})
   select u.id, u.city, $2, ${NAMES.map((name) => `d.${name}`).join(', ')}
     from unnest($1::text[], ${NAMES.map((_, index) => `$${index + 3}::int[]`).join(', ')})
          as d (user_id, ${NAMES.join(', ')})
     join users u on u.id = d.user_id
    order by u.id
   on conflict (user_id) do update
     set ${NAMES.map((name) => `${name} = user_scores.${name} + excluded.${name}`).join(', ')},
         updated_at = excluded.updated_at`,
);
/** SQL: the row is locked whether it is there already or not. */
const hold = statement(
  'scores.hold',
  `insert into user_scores (user_id, city, updated_at) select id, city, $2 from users where id = $1
   on conflict (user_id) do update set updated_at = excluded.updated_at`,
);
/** SQL: a report counts in three tables, and what it adds follows from what they hold. */
const countReport = statement(
  'scores.count-report',
  `with place as (select ($6::timestamptz at time zone time_zone)::date as day from cities where slug = $3),
   on_day as (
     insert into user_report_days (user_id, day, reports) select $1, day, $2 from place
     on conflict (user_id, day) do update set reports = user_report_days.reports + excluded.reports
     returning day, reports),
   in_category as (
     insert into user_report_categories (user_id, category, reports) values ($1, $4, $2)
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
            else (select min(created_at) from issues where reporter_id = $1 and not hidden) end,
          updated_at = $9
     from on_day d, in_category c
    where s.user_id = $1`,
);

/** What else comes and goes with a report, when one is hidden that people have already acted on. */
interface ReportFollowers {
  resolved: boolean;
  upvotes: number;
}

/**
 * The only writer of what people have contributed; the accounts of city staff and of Open311's clients earn none. Call it in the transaction of
 * the contribution. Sets off `user_scores_settle` (score and badges), `user_scores_came` and `user_scores_moved` (what
 * ranks are read from) and `user_scores_reporter` (the directory of reporters).
 */
@Injectable()
export class ScoreLedger {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Adds to the counts of one or two people. */
  async add(...changes: ScoreChange[]): Promise<void> {
    const byUser = new Map<string, ScoreChange>();
    for (const change of changes) {
      if (!earnsScore(change.userId)) continue;
      const known = byUser.get(change.userId);
      byUser.set(change.userId, known ? sum(known, change) : change);
    }
    if (byUser.size === 0) return;
    const merged = [...byUser.values()];
    const counts = FIELDS.map((field) => merged.map((change) => change[field] ?? 0));
    await this.database.rows(add, [[...byUser.keys()], this.clock.now(), ...counts]);
  }

  /** Takes the lock every count of a person's reports is made under, making the row when it is the first. */
  async hold(userId: string): Promise<void> {
    await this.database.rows(hold, [userId, this.clock.now()]);
  }

  /**
   * Counts a report of its reporter (1), or takes it out of all counts (-1), with its day and its category. The
   * reporter's row is held first: two first reports of a day must see one another.
   */
  async countReport(
    { reporterId, city, category, priority, createdAt }: IssueReported['issue'],
    change: 1 | -1,
    followers: ReportFollowers = { resolved: false, upvotes: 0 },
  ): Promise<void> {
    if (!earnsScore(reporterId)) return;
    await this.hold(reporterId);
    await this.database.rows(countReport, [
      reporterId,
      change,
      city,
      category,
      priority === 'high' ? change : 0,
      createdAt,
      followers.resolved ? change : 0,
      followers.upvotes * change,
      this.clock.now(),
    ]);
  }
}

function sum(one: ScoreChange, other: ScoreChange): ScoreChange {
  const total: ScoreChange = { userId: one.userId };
  for (const field of FIELDS) total[field] = (one[field] ?? 0) + (other[field] ?? 0);
  return total;
}
