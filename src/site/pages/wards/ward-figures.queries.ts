import { Injectable } from '@nestjs/common';
import type { CategorySlug } from '../../../kernel/categories';
import type { CitySlug } from '../../../kernel/cities';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';

/** To count the issues of a large city takes long, and nobody needs it to the second. */
const FRESH_MS = 60_000;

const count = statement(
  'site.ward-figures',
  `select ward, category, count(*)::int as reported,
          count(*) filter (where status in ('resolved', 'closed'))::int as resolved
     from issues where city = $1 and not hidden and ward <> '' group by ward, category`,
);

/** How many issues of a ward and a category were reported, and how many of these are resolved or closed. */
export interface WardFigure {
  ward: string;
  category: CategorySlug;
  reported: number;
  resolved: number;
}

/** The figures of wards, counted from the issues everyone may see. */
@Injectable()
export class WardFigureQueries {
  private readonly known = new Map<CitySlug, { at: number; figures: Promise<WardFigure[]> }>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The figures of all wards of a city, at most a minute old. */
  of(city: CitySlug): Promise<WardFigure[]> {
    const now = this.clock.now().getTime();
    const known = this.known.get(city);
    if (known && Math.abs(now - known.at) < FRESH_MS) return known.figures;
    const figures = this.database.rows<WardFigure>(count, [city]);
    this.known.set(city, { at: now, figures });
    // A failure is not kept.
    figures.catch(() => this.known.delete(city));
    return figures;
  }
}

/** Figures added up. */
export function sum(figures: readonly WardFigure[]): { reported: number; resolved: number } {
  return figures.reduce(
    (total, { reported, resolved }) => ({
      reported: total.reported + reported,
      resolved: total.resolved + resolved,
    }),
    { reported: 0, resolved: 0 },
  );
}
