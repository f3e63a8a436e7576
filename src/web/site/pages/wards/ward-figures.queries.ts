import { Injectable } from '@nestjs/common';
import { IssueWardCount } from '../../../../issues/entities/issue-ward-count.entity';
import type { CitySlug } from '../../../../kernel/cities';
import { Clock } from '../../../../kernel/time/clock';
import { columnsOf, type RowOf } from '../../../../platform/database/columns';
import { Database } from '../../../../platform/database/database';
import { statement } from '../../../../platform/database/statement';
import { TtlCache } from '../../ttl-cache';

const GROUP = columnsOf(IssueWardCount, ['ward', 'category']);

const count = statement(
  'site.ward-figures',
  `select ${GROUP}, sum(reported)::int as reported, sum(resolved)::int as resolved, sum(open)::int as open,
          sum(late)::int as late
     from (select ward, category, reported, resolved, open, late from issue_ward_counts where city = $1
           union all
           select ward, category, change, case when is_resolved then change else 0 end,
                  case when is_open then change else 0 end, case when is_late then change else 0 end
             from issue_ward_moves where city = $1) counts
    group by ward, category having sum(reported) > 0`,
);

/** The number of reported issues of a ward and a category, and what became of them; the ward is '' if there is none. */
export interface WardFigure extends RowOf<typeof GROUP> {
  reported: number;
  /** Resolved or closed, but not without a repair. */
  resolved: number;
  open: number;
  /** Open issues whose due date has passed. */
  late: number;
}

/** The figures of wards: the counts of all visible issues, with the changes that are not added to them yet. */
@Injectable()
export class WardFigureQueries {
  private readonly known: TtlCache<CitySlug, WardFigure[]>;

  constructor(database: Database, clock: Clock) {
    // Cached, as all pages of a city's wards and its figures need them.
    this.known = new TtlCache(clock, (city) => database.rows<WardFigure>(count, [city]));
  }

  /** The figures of all wards of a city, and of its issues without a ward, at most a minute old. */
  of(city: CitySlug): Promise<WardFigure[]> {
    return this.known.of(city);
  }
}

/** The sum of figures. */
export function sum(figures: readonly WardFigure[]): { reported: number; resolved: number } {
  return figures.reduce(
    (total, { reported, resolved }) => ({
      reported: total.reported + reported,
      resolved: total.resolved + resolved,
    }),
    { reported: 0, resolved: 0 },
  );
}
