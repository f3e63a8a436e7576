import { Injectable } from '@nestjs/common';
import { Issue } from '../../../../issues/entities/issue.entity';
import type { CitySlug } from '../../../../kernel/cities';
import { Clock } from '../../../../kernel/time/clock';
import { columnsOf, type RowOf } from '../../../../platform/database/columns';
import { Database } from '../../../../platform/database/database';
import { statement } from '../../../../platform/database/statement';
import { TtlCache } from '../../ttl-cache';

/** How many months are shown, with the current one. */
export const MONTHS = 24;
/** The ages in days at which the backlog is divided; older issues are in the last group. */
export const AGES_DAYS = [7, 30, 90, 365] as const;

const GROUP = columnsOf(Issue, ['ward', 'category']);

/** Months are those of the city's time zone. Issues that were resolved without a repair are not counted as fixed. */
const countMonths = statement(
  'site.figures-by-month',
  `with first as (
     select slug, time_zone,
            date_trunc('month', $2::timestamptz at time zone time_zone) - interval '${MONTHS - 1} months' as month
       from cities where slug = $1),
   events as (
     select created_at as at, 1 as reported, 0 as fixed from issues, first
      where city = $1 and not hidden and created_at >= first.month at time zone first.time_zone
     union all
     select resolved_at, 0, 1 from issues, first
      where city = $1 and not hidden and not not_repaired and resolved_at >= first.month at time zone first.time_zone)
   select to_char(months.month, 'YYYY-MM') as month, coalesce(sum(reported), 0)::int as reported,
          coalesce(sum(fixed), 0)::int as fixed
     from first
    cross join generate_series(first.month, first.month + interval '${MONTHS - 1} months', interval '1 month') months (month)
     left join events on date_trunc('month', events.at at time zone first.time_zone) = months.month
    group by months.month order by months.month`,
);
/** The group of an issue's age: the number of bounds that it has passed. */
const countBacklog = statement(
  'site.backlog-by-age',
  `select width_bucket(extract(epoch from $2::timestamptz - created_at) / 86400, array[${AGES_DAYS.join(', ')}]::numeric[]) as "group",
          count(*)::int as open, count(*) filter (where breached_at is not null)::int as late
     from issues where city = $1 and not hidden and status in ('open', 'in_progress') group by 1`,
);
const countKinds = statement(
  'site.figures-by-kind',
  `select ${GROUP}, count(*)::int as reported,
          count(*) filter (where status in ('open', 'in_progress'))::int as open,
          count(*) filter (where status in ('open', 'in_progress') and breached_at is not null)::int as late,
          count(*) filter (where status in ('resolved', 'closed') and not not_repaired)::int as fixed
     from issues where city = $1 and not hidden group by ward, category`,
);

/** How fast the reports of the last 12 months were fixed; issues without a due date are neither on time nor late. */
const measureSpeed = statement(
  'site.figures-speed',
  `select count(*) filter (where is_fixed)::int as fixed,
          percentile_cont(0.5) within group (order by days) filter (where is_fixed) as "medianDays",
          count(*) filter (where due_at is not null and (is_fixed or breached_at is not null))::int as judged,
          count(*) filter (where due_at is not null and is_fixed and breached_at is null)::int as "onTime"
     from (select due_at, breached_at, extract(epoch from resolved_at - created_at) / 86400 as days,
                  resolved_at is not null and not not_repaired as is_fixed
             from issues where city = $1 and not hidden and created_at >= $2::timestamptz - interval '12 months') recent`,
);

/** How fast a city fixes what is reported. */
export interface Speed {
  fixed: number;
  /** Null if nothing is fixed. */
  medianDays: number | null;
  /** Issues that are fixed or late. */
  judged: number;
  onTime: number;
}

/** How many issues were reported in a month, and how many were fixed in it. */
export interface MonthFigure {
  /** As `2026-11`. */
  month: string;
  reported: number;
  fixed: number;
}

/** The open issues of an age. */
export interface BacklogFigure {
  /** The position among the ages: 0 for the youngest. */
  group: number;
  open: number;
  late: number;
}

/** The issues of a ward and a category; the ward is '' where it is unknown. */
export interface KindFigure extends RowOf<typeof GROUP> {
  reported: number;
  open: number;
  late: number;
  fixed: number;
}

/** The counts of a city. */
export interface CityCounts {
  months: MonthFigure[];
  backlog: BacklogFigure[];
  kinds: KindFigure[];
  speed: Speed;
}

/** The figures of cities, counted from all visible issues. */
@Injectable()
export class CityFigureQueries {
  private readonly known: TtlCache<CitySlug, CityCounts>;

  constructor(database: Database, clock: Clock) {
    this.known = new TtlCache(clock, async (city) => ({
      months: await database.rows<MonthFigure>(countMonths, [city, clock.now()]),
      backlog: await database.rows<BacklogFigure>(countBacklog, [city, clock.now()]),
      kinds: await database.rows<KindFigure>(countKinds, [city]),
      speed: (await database.row<Speed>(measureSpeed, [city, clock.now()]))!,
    }));
  }

  /** The figures of a city, at most a minute old. */
  of(city: CitySlug): Promise<CityCounts> {
    return this.known.of(city);
  }
}
