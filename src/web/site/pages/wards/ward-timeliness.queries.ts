import { Injectable } from '@nestjs/common';
import { IssueWardMonth } from '../../../../issues/entities/issue-ward-month.entity';
import type { CitySlug } from '../../../../kernel/cities';
import { Clock } from '../../../../kernel/time/clock';
import { columnsOf, type RowOf } from '../../../../platform/database/columns';
import { Database } from '../../../../platform/database/database';
import { statement } from '../../../../platform/database/statement';
import { TtlCache } from '../../ttl-cache';
import { medianDays, SPANS } from './resolution-time';

const WARD = columnsOf(IssueWardMonth, ['ward']);
/** A sum for each element: several times as fast as a group for each. */
const DURATIONS = Array.from({ length: SPANS }, (_, index) => `coalesce(sum(durations[${index + 1}]), 0)`);

/** A change that is not added yet counts in the last element of an array that ends there. */
const count = statement(
  'site.ward-timeliness',
  `with first as (
     select (date_trunc('month', $2::timestamptz at time zone time_zone) - interval '11 months')::date as month
       from cities where slug = $1)
   select ${WARD}, sum(on_time)::int as "onTime", sum(late)::int as late, array[${DURATIONS.join(', ')}]::int[] as durations
     from (select ward, on_time, late, durations from issue_ward_months
            where city = $1 and month >= (select month from first)
           union all
           select ward, case when is_on_time then change else 0 end, case when is_late then change else 0 end,
                  case when duration > 0 then array_fill(0, array[duration - 1]) || change end
             from issue_ward_moves
            where city = $1 and day >= (select month from first) and (duration > 0 or is_late)) counts
    group by ward`,
);

interface CountRow extends RowOf<typeof WARD> {
  onTime: number;
  late: number;
  durations: number[];
}

/** How well a ward keeps its due dates, for reports of the last 12 months: of this month and the eleven before. */
export interface WardTimeliness extends RowOf<typeof WARD> {
  /** Issues that are resolved or late. */
  judged: number;
  /** The number of these that were resolved before any of their due dates had passed. */
  onTime: number;
  resolved: number;
  /** From the report to the resolution, to within a tenth; null if nothing is resolved. */
  medianDays: number | null;
  /** The resolved issues by the time that took, for `medianDays` of several wards. */
  durations: readonly number[];
}

/** How well wards keep their due dates: the counts of months, with the changes that are not added to them yet. */
@Injectable()
export class WardTimelinessQueries {
  private readonly known: TtlCache<CitySlug, WardTimeliness[]>;

  constructor(database: Database, clock: Clock) {
    this.known = new TtlCache(clock, async (city) => {
      const rows = await database.rows<CountRow>(count, [city, clock.now()]);
      return rows.map(timelinessOf).filter(({ judged }) => judged > 0);
    });
  }

  /** The figures of all wards of a city, and of its issues without a ward (''), at most a minute old. */
  of(city: CitySlug): Promise<WardTimeliness[]> {
    return this.known.of(city);
  }
}

function timelinessOf({ ward, onTime, late, durations }: CountRow): WardTimeliness {
  const resolved = durations.reduce((sum, issues) => sum + issues, 0);
  return { ward, judged: resolved + late, onTime, resolved, medianDays: medianDays(durations), durations };
}
