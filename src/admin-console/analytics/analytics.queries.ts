import { Injectable } from '@nestjs/common';
import { CityQueries } from '../../accountability';
import { dateOf, momentAt } from '../../kernel/time/local-date';
import { Database } from '../../platform/database/database';
import { type Statement, statement } from '../../platform/database/statement';

/** SQL for the numbers reported and resolved in the period, by group. */
const grouped = (key: string): string => `
  select key, sum(reported)::int as reported, sum(resolved)::int as resolved from (
    select ${key} as key, 1 as reported, 0 as resolved from issues i
     where city = $1 and not hidden and created_at >= $2 and created_at < $3
    union all
    select ${key}, 0, 1 from issues i
     where city = $1 and not hidden and not not_repaired and resolved_at >= $2 and resolved_at < $3) counted
   group by key order by key`;
const COLUMN_OF_GROUP = { ward: 'ward', category: 'category_label', channel: 'source' } as const;
type Group = keyof typeof COLUMN_OF_GROUP;
const GROUPS = Object.keys(COLUMN_OF_GROUP) as Group[];
const byGroup = Object.fromEntries(
  GROUPS.map((group) => [group, statement(`console.by-${group}`, grouped(COLUMN_OF_GROUP[group]))]),
) as Record<Group, Statement>;
const byDay = statement(
  'console.by-day',
  `select to_char(day, 'YYYY-MM-DD') as key,
          coalesce(sum(issues) filter (where measure = 'reported'), 0)::int as reported,
          coalesce(sum(issues) filter (where measure = 'resolved'), 0)::int as resolved
     from city_counts
    where city = $1 and measure in ('reported', 'resolved') and day >= $2::date and day < $3::date
    group by day having sum(issues) <> 0 order by day`,
);
const medianTime = statement(
  'console.median-time',
  `select percentile_cont(0.5) within group (order by extract(epoch from resolved_at - created_at)) / 3600 as hours
     from issues where city = $1 and not hidden and not not_repaired and resolved_at >= $2 and resolved_at < $3`,
);
/** The counts of a group of issues. */
export interface GroupCount {
  key: string;
  reported: number;
  resolved: number;
}

/**
 * A city and a period: from the begin of the first day to the begin of the day after the last, in the city's time zone.
 */
export interface Period {
  cityId: string;
  /** YYYY-MM-DD */
  from: string;
  to: string;
}

/** Computes the figures from the issues (docs/api/console.md#analytics). */
@Injectable()
export class AnalyticsQueries {
  constructor(
    private readonly database: Database,
    private readonly cities: CityQueries,
  ) {}

  /** The current day of a city (YYYY-MM-DD); in UTC for an unknown city. */
  async today(cityId: string, now: Date): Promise<string> {
    return dateOf(now.getTime(), (await this.cities.timeZoneOf(cityId)) ?? 'UTC');
  }

  async byDay({ cityId, from, to }: Period): Promise<GroupCount[]> {
    return this.database.rows(byDay, [cityId, from, to]);
  }

  /** The counts by ward, category or channel. */
  async by(group: Group, period: Period): Promise<GroupCount[]> {
    const values = await this.bounds(period);
    return values
      ? this.database.transaction(() => this.database.rows(byGroup[group], values), STATEMENT_TIMEOUT_MS)
      : [];
  }

  /**
   * The median time in hours from report to resolution of the issues resolved in the period; null if there are none.
   */
  async medianHoursToResolve(period: Period): Promise<number | null> {
    const values = await this.bounds(period);
    if (!values) return null;
    const row = await this.database.transaction(
      () => this.database.row<{ hours: number | null }>(medianTime, values),
      STATEMENT_TIMEOUT_MS,
    );
    return row?.hours ?? null;
  }

  private async bounds({ cityId, from, to }: Period): Promise<unknown[] | undefined> {
    const timeZone = await this.cities.timeZoneOf(cityId);
    if (timeZone === undefined) return undefined;
    return [cityId, ...[from, to].map((date) => new Date(momentAt(date, 0, timeZone)))];
  }
}

/** The statements read every issue of the period. */
const STATEMENT_TIMEOUT_MS = 8000;
