import { Injectable } from '@nestjs/common';
import type { CitySlug } from '../../../kernel/cities';
import { Clock } from '../../../kernel/time/clock';
import {
  CONFIRMATION_GROUPS,
  type ConfirmationFigure,
  ConfirmationFigureQueries,
  type ConfirmationGroup,
} from '../../../resolution';
import { TtlCache } from '../ttl-cache';

/** What people say about the repairs of a city, at most a minute old. */
@Injectable()
export class RepairFigureQueries {
  private readonly known: ReadonlyMap<ConfirmationGroup, TtlCache<CitySlug, ConfirmationFigure[]>>;

  constructor(figures: ConfirmationFigureQueries, clock: Clock) {
    this.known = new Map(
      CONFIRMATION_GROUPS.map((by) => [by, new TtlCache(clock, (city) => figures.of(city, by))]),
    );
  }

  /** The figures of a city, of what something is decided about. */
  of(city: CitySlug, by: ConfirmationGroup): Promise<ConfirmationFigure[]> {
    return this.known.get(by)!.of(city);
  }
}
