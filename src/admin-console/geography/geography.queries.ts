import { Injectable } from '@nestjs/common';
import type { CityRecord, MultiPolygon, PincodeRecord, WardRecord } from '../../accountability';
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
const findBoundary = statement('console.find-boundary', `select boundary from wards where id = $1`);
const listPincodes = statement(
  'console.list-pincodes',
  `select pincode, city as "cityId", ward as "wardCode", area, lat, lng, is_main as "isMain"
     from places where city = $1 order by pincode, not is_main, ward`,
);

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

  /** The boundary of a ward, null where none is stored; undefined where there is no such ward. */
  async boundary(wardId: string): Promise<MultiPolygon | null | undefined> {
    return (await this.database.row<{ boundary: MultiPolygon | null }>(findBoundary, [wardId]))?.boundary;
  }

  pincodes(cityId: string): Promise<PincodeRecord[]> {
    return this.database.rows(listPincodes, [cityId]);
  }
}
