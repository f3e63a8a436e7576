import { Injectable } from '@nestjs/common';
import type { CitySlug } from '../../kernel/cities';
import { columnsOf, type NotNull, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { rewind } from './boundary-rings';
import { Ward } from '../entities/ward.entity';

const WARD = columnsOf(Ward, [
  'id',
  'code',
  'name',
  'zone',
  'score',
  'resPct',
  'trend',
  'boundary',
  'boundarySource',
]);

const listBoundaries = statement(
  'wards.boundaries',
  `select ${WARD} from wards where city = $1 and boundary is not null order by code`,
);

/** A ward with its boundary and its score. */
export type BoundedWard = NotNull<RowOf<typeof WARD>, 'boundary'>;

/** Reads the boundaries of wards, for maps (docs/api/accountability.md#ward-boundaries). */
@Injectable()
export class WardBoundaryQueries {
  constructor(private readonly database: Database) {}

  /** The wards of a city that have a boundary, by code, with the directions of rings that RFC 7946 wants. */
  async ofCity(city: CitySlug): Promise<BoundedWard[]> {
    const rows = await this.database.rows<BoundedWard>(listBoundaries, [city]);
    return rows.map((row) => ({ ...row, boundary: rewind(row.boundary) }));
  }
}
