import { Injectable } from '@nestjs/common';
import type { CitySlug } from '../../kernel/cities';
import { columnsOf, type NotNull, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { Place } from '../entities/place.entity';

const PLACE = columnsOf(Place, ['area', 'lat', 'lng']);

/** A pincode in several wards has a row for each; its main one is where most of it is. */
const listNames = statement(
  'places.names',
  `select ${PLACE} from (
     select distinct on (area) * from places where city = $1 and lat is not null and area <> ''
      order by area, is_main desc, pincode, ward) named
    order by is_main desc, area`,
);

/** A place with a name and a position. */
export type NamedPlace = NotNull<RowOf<typeof PLACE>, 'lat' | 'lng'>;

/** Reads the names of places, for maps (docs/api/accountability.md#place-names). */
@Injectable()
export class PlaceNameQueries {
  constructor(private readonly database: Database) {}

  /** The named places of a city, each name once: the main places of pincodes first, then by name. */
  ofCity(city: CitySlug): Promise<NamedPlace[]> {
    return this.database.rows(listNames, [city]);
  }
}
