import { Injectable } from '@nestjs/common';
import { City } from '../entities/city.entity';
import { Ward } from '../entities/ward.entity';
import { PlaceNotFound } from './geography.errors';
import { PINCODE_RECORD, type PincodeRecord } from './geography-change.queries';
import type { CityRecord, WardRecord } from './geography.service';
import { columnsExcept, columnsOf, type RowOf } from '../../platform/database/columns';
import type { CitySlug } from '../../kernel/cities';
import type { Box } from '../../api/validation/query-box';
import { Database } from '../../platform/database/database';
import { foundOr } from '../../platform/http/domain-error';
import { statement } from '../../platform/database/statement';

const CITY = columnsExcept(City, ['createdAt']);
const WARD = columnsExcept(Ward, ['boundary', 'boundarySource', 'createdAt', 'updatedAt']);
const BOUNDARY = columnsOf(Ward, ['id', 'code', 'name', 'boundary', 'boundarySource']);
const SOURCED_BOUNDARY = columnsOf(Ward, ['boundary', 'boundarySource']);

const listCities = statement('console.list-cities', `select ${CITY} from cities order by display_name`);
const listWards = statement(
  'console.list-wards',
  `select ${WARD}, boundary is not null as "hasBoundary" from wards where city = $1 order by code`,
);
const listBoundaries = statement(
  'console.list-boundaries',
  `select ${BOUNDARY} from wards where city = $1 order by code`,
);
const findExtent = statement(
  'console.city-extent',
  `select min(lng) as west, min(lat) as south, max(lng) as east, max(lat) as north from places where city = $1`,
);
const findBoundary = statement(
  'console.find-boundary',
  `select ${SOURCED_BOUNDARY} from wards where id = $1`,
);
const listPincodes = statement(
  'console.list-pincodes',
  `select ${PINCODE_RECORD} from places where city = $1 order by pincode, not is_main, ward`,
);

/** A ward in the list of its city. */
export interface ListedWard extends WardRecord {
  hasBoundary: boolean;
}

/** A ward with its stored boundary. */
export type StoredBoundary = RowOf<typeof BOUNDARY>;

/** The boundary of a ward, with its source. */
export type SourcedBoundary = RowOf<typeof SOURCED_BOUNDARY>;

/** Reads cities, wards and pincodes for city staff. */
@Injectable()
export class GeographyQueries {
  constructor(private readonly database: Database) {}

  cities(): Promise<CityRecord[]> {
    return this.database.rows<RowOf<typeof CITY>>(listCities);
  }

  wards(city: string): Promise<ListedWard[]> {
    return this.database.rows<RowOf<typeof WARD> & { hasBoundary: boolean }>(listWards, [city]);
  }

  /** The wards of a city with their boundaries, by code. */
  boundaries(cityId: CitySlug): Promise<StoredBoundary[]> {
    return this.database.rows(listBoundaries, [cityId]);
  }

  /** The bounding box of a city's known places, in degrees; undefined if there are none. */
  async extent(cityId: CitySlug): Promise<Box | undefined> {
    const extent = await this.database.row<Box | { west: null }>(findExtent, [cityId]);
    return extent === undefined || extent.west === null ? undefined : extent;
  }

  /**
   * The boundary of a ward, null if none is stored, with its source.
   * @throws PlaceNotFound if there is no such ward
   */
  async boundary(wardId: string): Promise<SourcedBoundary> {
    const boundary = await this.database.row<SourcedBoundary>(findBoundary, [wardId]);
    return foundOr(boundary, new PlaceNotFound('ward'));
  }

  pincodes(cityId: string): Promise<PincodeRecord[]> {
    return this.database.rows(listPincodes, [cityId]);
  }
}
