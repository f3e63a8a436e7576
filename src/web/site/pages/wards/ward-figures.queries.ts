import { Injectable } from '@nestjs/common';
import { Issue } from '../../../../issues/entities/issue.entity';
import type { CitySlug } from '../../../../kernel/cities';
import { Clock } from '../../../../kernel/time/clock';
import { columnsOf, type RowOf } from '../../../../platform/database/columns';
import { Database } from '../../../../platform/database/database';
import { statement } from '../../../../platform/database/statement';
import { TtlCache } from '../../ttl-cache';

const GROUP = columnsOf(Issue, ['ward', 'category']);

const count = statement(
  'site.ward-figures',
  `select ${GROUP}, count(*)::int as reported,
          count(*) filter (where status in ('resolved', 'closed'))::int as resolved
     from issues where city = $1 and not hidden and ward <> '' group by ward, category`,
);

/** The number of reported issues of a ward and a category, and how many of them are resolved or closed. */
export interface WardFigure extends RowOf<typeof GROUP> {
  reported: number;
  resolved: number;
}

/** The figures of wards, counted from all visible issues. */
@Injectable()
export class WardFigureQueries {
  private readonly known: TtlCache<CitySlug, WardFigure[]>;

  constructor(database: Database, clock: Clock) {
    // Cached, as counting the issues of a large city is slow.
    this.known = new TtlCache(clock, (city) => database.rows<WardFigure>(count, [city]));
  }

  /** The figures of all wards of a city, at most a minute old. */
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
