import { Injectable } from '@nestjs/common';
import type { CityRecord, MultiPolygon, PincodeRecord, WardRecord } from '../../accountability';
import type { CitySlug } from '../../kernel/cities';
import type { Box } from '../../api/validation/query-box';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';

const listCities = statement(
  'console.list-cities',
  `select slug as id, display_name as name, state, subdomain, rollout_status as status, time_zone as "timeZone"
     from cities order by display_name`,
);
const listWards = statement(
  'console.list-wards',
  `select id, city as "cityId", code, name, zone, ward_number as "wardNumber", office_address as "officeAddress", phone,
          score, res_pct as "resPct", trend, boundary is not null as "hasBoundary"
     from wards where city = $1 order by code`,
);
const listBoundaries = statement(
  'console.list-boundaries',
  `select id, code, name, boundary from wards where city = $1 order by code`,
);
const findExtent = statement(
  'console.city-extent',
  `select min(lng) as west, min(lat) as south, max(lng) as east, max(lat) as north from places where city = $1`,
);
const findBoundary = statement('console.find-boundary', `select boundary from wards where id = $1`);
const listPincodes = statement(
  'console.list-pincodes',
  `select pincode, city as "cityId", ward as "wardCode", area, lat, lng, is_main as "isMain"
     from places where city = $1 order by pincode, not is_main, ward`,
);

/** A ward and the boundary it has. */
export interface StoredBoundary {
  id: string;
  code: string;
  name: string;
  boundary: MultiPolygon | null;
}

/** The reads of cities, wards and pincodes for city staff. */
@Injectable()
export class GeographyQueries {
  constructor(private readonly database: Database) {}

  cities(): Promise<CityRecord[]> {
    return this.database.rows(listCities);
  }

  wards(cityId: string): Promise<Array<WardRecord & { hasBoundary: boolean }>> {
    return this.database.rows(listWards, [cityId]);
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

  /** The boundary of a ward, null where none is stored; undefined where there is no such ward. */
  async boundary(wardId: string): Promise<MultiPolygon | null | undefined> {
    return (await this.database.row<{ boundary: MultiPolygon | null }>(findBoundary, [wardId]))?.boundary;
  }

  pincodes(cityId: string): Promise<PincodeRecord[]> {
    return this.database.rows(listPincodes, [cityId]);
  }
}
