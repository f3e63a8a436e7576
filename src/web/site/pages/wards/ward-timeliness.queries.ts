import { Injectable } from '@nestjs/common';
import { Issue } from '../../../../issues/entities/issue.entity';
import type { CitySlug } from '../../../../kernel/cities';
import { Clock } from '../../../../kernel/time/clock';
import { columnsOf, type RowOf } from '../../../../platform/database/columns';
import { Database } from '../../../../platform/database/database';
import { statement } from '../../../../platform/database/statement';
import { TtlCache } from '../../ttl-cache';

const WARD = columnsOf(Issue, ['ward']);

const count = statement(
  'site.ward-timeliness',
  `select ${WARD}, count(*)::int as judged,
          count(*) filter (where is_done and breached_at is null and resolved_at <= due_at)::int as "onTime",
          count(*) filter (where is_done)::int as resolved,
          (percentile_cont(0.5) within group (order by extract(epoch from resolved_at - created_at)::float8)
             filter (where is_done) / 86400)::float8 as "medianDays"
     from (select *, status in ('resolved', 'closed') as is_done from issues
            where city = $1 and not hidden and ward <> '' and due_at is not null
              and created_at >= $2::timestamptz - interval '12 months') i
    where is_done or due_at <= $2
    group by ward`,
);

/** How well a ward keeps its due dates, for reports of the last 12 months. */
export interface WardTimeliness extends RowOf<typeof WARD> {
  /** Issues that are resolved, or whose due date has passed. */
  judged: number;
  /** The number of these that were resolved before any of their due dates had passed. */
  onTime: number;
  resolved: number;
  /** From the report to the resolution; null if nothing is resolved. */
  medianDays: number | null;
}

/** How well wards keep their due dates, counted from all visible issues. */
@Injectable()
export class WardTimelinessQueries {
  private readonly known: TtlCache<CitySlug, WardTimeliness[]>;

  constructor(database: Database, clock: Clock) {
    this.known = new TtlCache(clock, (city) => database.rows<WardTimeliness>(count, [city, clock.now()]));
  }

  /** The figures of all wards of a city, at most a minute old. */
  of(city: CitySlug): Promise<WardTimeliness[]> {
    return this.known.of(city);
  }
}
