import { Injectable } from '@nestjs/common';
import {
  type CityRecord,
  PINCODE_RECORD,
  type PincodeRecord,
  PlaceNotFound,
  type WardRecord,
} from '../../accountability';
import { City } from '../../accountability/entities/city.entity';
import { Ward } from '../../accountability/entities/ward.entity';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import type { CitySlug } from '../../kernel/cities';
import type { Box } from '../../api/validation/query-box';
import { Database } from '../../platform/database/database';
import { foundOr } from '../../platform/http/domain-error';
import { statement } from '../../platform/database/statement';

const CITY = columnsOf(City, {
  id: 'slug',
  name: 'displayName',
  state: 'state',
  subdomain: 'subdomain',
  status: 'rolloutStatus',
  timeZone: 'timeZone',
});
const WARD = columnsOf(Ward, {
  id: 'id',
  cityId: 'city',
  code: 'code',
  name: 'name',
  zone: 'zone',
  wardNumber: 'wardNumber',
  officeAddress: 'officeAddress',
  phone: 'phone',
  score: 'score',
  resPct: 'resPct',
  trend: 'trend',
});
const BOUNDARY = columnsOf(Ward, ['id', 'code', 'name', 'boundary', 'boundarySource']);
const SOURCED_BOUNDARY = columnsOf(Ward, { boundary: 'boundary', source: 'boundarySource' });

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

/** A ward and the boundary it has. */
export type StoredBoundary = RowOf<typeof BOUNDARY>;

/** The reads of cities, wards and pincodes for city staff. */
@Injectable()
export class GeographyQueries {
  constructor(private readonly database: Database) {}

  cities(): Promise<CityRecord[]> {
    return this.database.rows<RowOf<typeof CITY>>(listCities);
  }

  wards(cityId: string): Promise<Array<WardRecord & { hasBoundary: boolean }>> {
    return this.database.rows<RowOf<typeof WARD> & { hasBoundary: boolean }>(listWards, [cityId]);
  }

  /** The wards of a city with their boundaries, by code. */
  boundaries(cityId: CitySlug): Promise<StoredBoundary[]> {
    return this.database.rows(listBoundaries, [cityId]);
  }

  /** Between which degrees the known places of a city are; undefined where there is none. */
  async extent(cityId: CitySlug): Promise<Box | undefined> {
    const extent = await this.database.row<Box | { west: null }>(findExtent, [cityId]);
    return extent === undefined || extent.west === null ? undefined : extent;
  }

  /**
   * The boundary of a ward, null where none is stored, and whose it is.
   * @throws PlaceNotFound where there is no such ward
   */
  async boundary(wardId: string): Promise<RowOf<typeof SOURCED_BOUNDARY>> {
    const boundary = await this.database.row<RowOf<typeof SOURCED_BOUNDARY>>(findBoundary, [wardId]);
    return foundOr(boundary, new PlaceNotFound('ward'));
  }

  pincodes(cityId: string): Promise<PincodeRecord[]> {
    return this.database.rows(listPincodes, [cityId]);
  }
}
