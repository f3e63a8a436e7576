import { Injectable } from '@nestjs/common';
import type { CitySlug } from '../../../../kernel/cities';
import { Clock } from '../../../../kernel/time/clock';
import { Database } from '../../../../platform/database/database';
import { statement } from '../../../../platform/database/statement';
import { TtlCache } from '../../ttl-cache';
import { medianDays, SPANS } from '../wards/resolution-time';
import { type WardFigure, WardFigureQueries } from '../wards/ward-figures.queries';
import { type WardTimeliness, WardTimelinessQueries } from '../wards/ward-timeliness.queries';

/** How many months are shown, with the current one. */
export const MONTHS = 24;
/** The ages in days at which the backlog is divided; older issues are in the last group. */
export const AGES_DAYS = [7, 30, 90, 365] as const;

/** Months are those of the city's time zone. Issues that were resolved without a repair are not counted as fixed. */
const countMonths = statement(
  'site.figures-by-month',
  `with first as (
     select (date_trunc('month', $2::timestamptz at time zone time_zone) - interval '${MONTHS - 1} months')::date as month
       from cities where slug = $1),
   days as (
     select measure, day, issues from city_counts
      where city = $1 and measure in ('reported', 'resolved') and day >= (select month from first)),
   sums as (
     select date_trunc('month', day)::date as month, sum(issues) filter (where measure = 'reported') as reported,
            sum(issues) filter (where measure = 'resolved') as fixed
       from days group by 1)
   select to_char(months.month, 'YYYY-MM') as month, coalesce(reported, 0)::int as reported, coalesce(fixed, 0)::int as fixed
     from first
    cross join generate_series(first.month, first.month + interval '${MONTHS - 1} months', interval '1 month') months (month)
     left join sums on sums.month = months.month::date
    order by months.month`,
);
/** The group of an issue's age, in days of the city's time zone: the number of bounds that it has passed. */
const countBacklog = statement(
  'site.backlog-by-age',
  `select width_bucket(($2::timestamptz at time zone time_zone)::date - day, array[${AGES_DAYS.join(', ')}]) as "group",
          sum(open)::int as open, sum(late)::int as late
     from cities
    cross join (select day, open, late from issue_open_days where city = $1
                union all
                select day, change, case when is_late then change else 0 end
                  from issue_ward_moves where city = $1 and is_open) days
    where slug = $1 group by 1`,
);

/**
 * How fast a city fixes what is reported: reports of the last 12 months that have a due date, of this month and the
 * eleven before.
 */
export interface Speed {
  fixed: number;
  /** To within a tenth; null if nothing is fixed. */
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

/** The counts of a city. */
export interface CityCounts {
  months: MonthFigure[];
  backlog: BacklogFigure[];
  kinds: readonly WardFigure[];
  speed: Speed;
}

/** The figures of cities, read from counts of days and wards: their cost does not grow with the number of issues. */
@Injectable()
export class CityFigureQueries {
  private readonly known: TtlCache<CitySlug, Pick<CityCounts, 'months' | 'backlog'>>;

  constructor(
    database: Database,
    private readonly wards: WardFigureQueries,
    private readonly timeliness: WardTimelinessQueries,
    clock: Clock,
  ) {
    this.known = new TtlCache(clock, async (city) => ({
      months: await database.rows<MonthFigure>(countMonths, [city, clock.now()]),
      backlog: await database.rows<BacklogFigure>(countBacklog, [city, clock.now()]),
    }));
  }

  /** The figures of a city, at most a minute old. */
  async of(city: CitySlug): Promise<CityCounts> {
    return {
      ...(await this.known.of(city)),
      kinds: await this.wards.of(city),
      speed: speedOf(await this.timeliness.of(city)),
    };
  }
}

function speedOf(wards: readonly WardTimeliness[]): Speed {
  const sum = (value: (ward: WardTimeliness) => number) => wards.reduce((all, ward) => all + value(ward), 0);
  const durations = Array.from({ length: SPANS }, (_, span) => sum((ward) => ward.durations[span] ?? 0));
  return {
    fixed: sum(({ resolved }) => resolved),
    medianDays: medianDays(durations),
    judged: sum(({ judged }) => judged),
    onTime: sum(({ onTime }) => onTime),
  };
}
