import { Injectable } from '@nestjs/common';
import type { FeedStatus } from '../../kernel/statuses';
import { Database } from '../../platform/database/database';
import { type Statement, statement } from '../../platform/database/statement';
import { IS_LATE } from '../feed/feed-conditions.queries';

export const DAYS = 14;

const countStatuses = statement(
  'console.count-statuses',
  `select measure, sum(issues)::int as issues from city_counts
    where city = $1 and measure = any ($2) and day = '-infinity' group by measure`,
);
const countDays = statement(
  'console.count-days',
  `select to_char(d.day, 'YYYY-MM-DD') as day,
          coalesce(sum(c.issues) filter (where c.measure = 'reported'), 0)::int as reported,
          coalesce(sum(c.issues) filter (where c.measure = 'resolved'), 0)::int as resolved
     from (select (($2::timestamptz at time zone time_zone)::date - n) as day
             from generate_series(0, ${DAYS - 1}) n
             cross join (select coalesce((select time_zone from cities where slug = $1), 'Asia/Kolkata') as time_zone) z) d
     left join city_counts c on c.city = $1 and c.measure in ('reported', 'resolved') and c.day = d.day
    group by d.day order by d.day`,
);
/** What is counted one by one is counted up to this number. */
const MAX_COUNTED = 10_000;
const countLate = statement(
  'console.count-late',
  `select count(*)::int as count from (
     select from issues i where i.city = $1 and ${IS_LATE} limit ${MAX_COUNTED + 1}) late`,
);
const countDisputed = statement(
  'console.count-disputed',
  `select count(*)::int as count from (
     select distinct q.issue_id from reopen_requests q join issues i on i.id = q.issue_id
      where q.status = 'pending' and i.city = $1 and i.status = 'resolved' limit ${MAX_COUNTED + 1}) disputed`,
);
/** The measures of issues by feed status, and of those that were not repaired. */
const MEASURES: Readonly<Record<string, keyof CurrentCounts>> = {
  'feed new': 'new',
  'feed ack': 'ack',
  'feed progress': 'progress',
  'feed resolved': 'resolved',
  'feed overdue': 'overdue',
  'not repaired': 'notRepaired',
};

/** The issues of a city by feed status, and those of them that are resolved without a repair. */
export interface CurrentCounts extends Record<FeedStatus, number> {
  notRepaired: number;
}

/** The numbers of reports and resolutions on a day of the city. */
export interface DayCount {
  day: string;
  reported: number;
  resolved: number;
}

/** A number that is counted up to a limit. */
export interface BoundedCount {
  count: number;
  /** false: there are more. */
  countIsExact: boolean;
}

/**
 * Reads the figures of a city from counters that are updated with the issues: the cost does not grow with the number of
 * issues. Late and disputed issues are counted by index, up to a limit.
 */
@Injectable()
export class DashboardQueries {
  constructor(private readonly database: Database) {}

  async statuses(cityId: string): Promise<CurrentCounts> {
    const counts: CurrentCounts = { new: 0, ack: 0, progress: 0, resolved: 0, overdue: 0, notRepaired: 0 };
    const values = [cityId, Object.keys(MEASURES)];
    const rows = await this.database.rows<{ measure: string; issues: number }>(countStatuses, values);
    for (const { measure, issues } of rows) counts[MEASURES[measure]!] = issues;
    return counts;
  }

  /** The last fourteen days until `now`, oldest first. */
  days(cityId: string, now: Date): Promise<DayCount[]> {
    return this.database.rows(countDays, [cityId, now]);
  }

  /** The unresolved issues past their due date, without hidden ones. */
  late(cityId: string): Promise<BoundedCount> {
    return this.bounded(countLate, cityId);
  }

  /** The issues with an undecided request to reopen. */
  disputed(cityId: string): Promise<BoundedCount> {
    return this.bounded(countDisputed, cityId);
  }

  private async bounded(counted: Statement, cityId: string): Promise<BoundedCount> {
    const { count = 0 } = (await this.database.row<{ count: number }>(counted, [cityId])) ?? {};
    return { count: Math.min(count, MAX_COUNTED), countIsExact: count <= MAX_COUNTED };
  }
}
