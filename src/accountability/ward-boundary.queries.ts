import { Injectable } from '@nestjs/common';
import type { CitySlug } from '../kernel/cities';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import type { MultiPolygon, WardRecord } from './geography.service';

const listBoundaries = statement(
  'wards.boundaries',
  `select id, code, name, zone, score, res_pct as "resPct", trend, boundary, boundary_source as source
     from wards where city = $1 and boundary is not null order by code`,
);

/** A ward with its boundary, and how it does. */
export type BoundedWard = Pick<WardRecord, 'id' | 'code' | 'name' | 'zone' | 'score' | 'resPct' | 'trend'> & {
  boundary: MultiPolygon;
  /** Whose the boundary is; empty where that is not known. */
  source: string;
};

/** The boundaries of wards, for maps (docs/api/accountability.md#ward-boundaries). */
@Injectable()
export class WardBoundaryQueries {
  constructor(private readonly database: Database) {}

  /** The wards of a city that have a boundary, by code. */
  ofCity(city: CitySlug): Promise<BoundedWard[]> {
    return this.database.rows(listBoundaries, [city]);
  }
}
