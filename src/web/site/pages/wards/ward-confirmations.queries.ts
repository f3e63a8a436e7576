import { Injectable } from '@nestjs/common';
import type { CitySlug } from '../../../../kernel/cities';
import { Clock } from '../../../../kernel/time/clock';
import { type ConfirmationFigure, ConfirmationFigureQueries } from '../../../../resolution';
import { TtlCache } from '../../ttl-cache';

/** What people say about the repairs in the wards of a city. */
@Injectable()
export class WardConfirmationQueries {
  private readonly known: TtlCache<CitySlug, ConfirmationFigure[]>;

  constructor(figures: ConfirmationFigureQueries, clock: Clock) {
    this.known = new TtlCache(clock, (city) => figures.of(city, 'ward'));
  }

  /** The figures of a ward, at most a minute old; undefined if nothing is decided there. */
  async of(city: CitySlug, code: string): Promise<ConfirmationFigure | undefined> {
    return (await this.known.of(city)).find(({ key }) => key === code);
  }
}
