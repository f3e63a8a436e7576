import { Injectable } from '@nestjs/common';
import type { CityRolloutStatus, CitySlug } from '../kernel/cities';
import { Clock } from '../kernel/clock';
import { newId } from '../kernel/ids';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { InvalidInput } from '../platform/http/domain-error';
import { PlaceExists, PlaceNotFound } from './geography.errors';

const CITY = `slug as id, display_name as name, state, subdomain, rollout_status as status, time_zone as "timeZone"`;
const WARD = `w.id, w.city as "cityId", w.code, w.name, w.zone, w.ward_number as "wardNumber",
  w.office_address as "officeAddress", w.phone, w.score, w.res_pct as "resPct", w.trend`;
const PINCODE = `pincode, city as "cityId", ward as "wardCode", area, lat, lng, is_main as "isMain"`;

const lockCity = statement('geography.lock-city', `select ${CITY} from cities where slug = $1 for update`);
const updateCity = statement(
  'geography.update-city',
  `update cities set rollout_status = coalesce($2, rollout_status), subdomain = coalesce($3, subdomain) where slug = $1
   returning ${CITY}`,
);
const lockWard = statement(
  'geography.lock-ward',
  `select ${WARD}, w.boundary from wards w where w.id = $1 for update`,
);
const insertWard = statement(
  'geography.insert-ward',
  `insert into wards as w (id, city, code, name, zone, ward_number, office_address, phone, score, res_pct, trend, created_at, updated_at)
   select $1, $2, v.code, v.name, coalesce(v.zone, ''), coalesce(v.ward_number, 0), coalesce(v.office_address, ''),
          coalesce(v.phone, ''), v.score, v.res_pct, v.trend, $4, $4 from jsonb_populate_record(null::wards, $3) v
   on conflict (city, code) do nothing returning ${WARD}`,
);
/** A field that is not given keeps what it has. */
const FIELDS = ['name', 'zone', 'ward_number', 'office_address', 'phone', 'score', 'res_pct', 'trend'];
const updateWard = statement(
  'geography.update-ward',
  `update wards w set updated_at = $3,
          ${FIELDS.map((field) => `${field} = case when $2::jsonb ? '${field}' then v.${field} else w.${field} end`).join(', ')}
     from jsonb_populate_record(null::wards, $2) v where w.id = $1
   returning ${WARD}`,
);
const setBoundary = statement(
  'geography.set-boundary',
  `update wards set boundary = $2, updated_at = $3 where id = $1`,
);
const clearRings = statement('geography.clear-rings', `delete from ward_rings where ward_id = $1`);
const addRings = statement(
  'geography.add-rings',
  `insert into ward_rings (ward_id, ring, is_hole)
   select $1, r.ring::polygon, r.is_hole from jsonb_to_recordset($2) as r (ring text, is_hole boolean)`,
);
const findWard = statement(
  'geography.find-ward',
  `select from wards where city = $1 and code = $2 for share`,
);
const lockPincode = statement(
  'geography.lock-pincode',
  `select ${PINCODE} from places where pincode = $1 and ward = $2 and city = $3 for update`,
);
const insertPincode = statement(
  'geography.insert-pincode',
  `insert into places (pincode, city, ward, area, lat, lng, is_main)
   select $1, $2, $3, $4, $5, $6, not exists (select from places where pincode = $1 and is_main)
   on conflict (pincode, ward) do nothing returning ${PINCODE}`,
);
/** Who is responsible for the ward is so for its pincodes. */
const addToJurisdiction = statement(
  'geography.add-to-jurisdiction',
  `update jurisdictions set pincodes = array_append(pincodes, $1) where city = $2 and ward = $3 and not pincodes @> array[$1]`,
);
const updatePincode = statement(
  'geography.update-pincode',
  `update places set area = $4, lat = $5, lng = $6 where pincode = $1 and ward = $2 and city = $3 returning ${PINCODE}`,
);

/** A GeoJSON MultiPolygon (RFC 7946): polygons of rings of positions, longitude first; the first ring is the outer one. */
export interface MultiPolygon {
  type: 'MultiPolygon';
  coordinates: number[][][][];
}

export interface CityRecord {
  id: CitySlug;
  name: string;
  state: string;
  subdomain: string;
  status: CityRolloutStatus;
  timeZone: string;
}

export interface WardRecord {
  id: string;
  cityId: CitySlug;
  code: string;
  name: string;
  zone: string;
  wardNumber: number;
  officeAddress: string;
  phone: string;
  score: number | null;
  resPct: number | null;
  trend: number | null;
}

/** What may be said of a ward. */
export type WardFields = Partial<Omit<WardRecord, 'id' | 'cityId' | 'code'>>;

export interface PincodeRecord {
  pincode: string;
  cityId: CitySlug;
  wardCode: string;
  area: string;
  lat: number | null;
  lng: number | null;
  isMain: boolean;
}

/** What is to be said of a pincode in a ward. */
export type PincodeChange = Omit<PincodeRecord, 'isMain' | 'lat' | 'lng'> &
  Partial<Pick<PincodeRecord, 'lat' | 'lng'>>;

/** A change, with what was there before it; null: it is new. */
export interface Change<Thing> {
  before: Thing | null;
  after: Thing;
}

class WardUnknown extends InvalidInput {
  constructor() {
    super([{ field: 'wardCode', message: 'is that of no ward of the city' }]);
  }
}

/** The writer of cities, wards and pincodes. Call it in a transaction: it locks what it changes. */
@Injectable()
export class Geography {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Sets how far a city's rollout is, or its subdomain. @throws PlaceNotFound */
  async changeCity(
    id: string,
    { status, subdomain }: { status?: CityRolloutStatus; subdomain?: string },
  ): Promise<Change<CityRecord>> {
    const before = await this.database.row<CityRecord>(lockCity, [id]);
    const after = before && (await this.database.row<CityRecord>(updateCity, [id, status, subdomain]));
    if (!after) throw new PlaceNotFound('city');
    return { before, after };
  }

  /** @throws PlaceExists when the city has a ward of the code */
  async addWard(cityId: CitySlug, code: string, fields: WardFields): Promise<Change<WardRecord>> {
    const values = [newId('ward'), cityId, columnsOf({ ...fields, code }), this.clock.now()];
    const after = await this.database.row<WardRecord>(insertWard, values);
    if (!after) throw new PlaceExists('ward');
    return { before: null, after };
  }

  /** @throws PlaceNotFound */
  async changeWard(id: string, fields: WardFields): Promise<Change<WardRecord>> {
    const before = await this.lockWard(id);
    const after = await this.database.row<WardRecord>(updateWard, [id, columnsOf(fields), this.clock.now()]);
    if (!after) throw new PlaceNotFound('ward');
    return { before: before.ward, after };
  }

  /**
   * Sets the boundary of a ward, or takes it away; from now on points within lie in it.
   * @throws PlaceNotFound; InvalidInput for rings that are none
   */
  async setBoundary(id: string, boundary: MultiPolygon | null): Promise<Change<MultiPolygon | null>> {
    const before = await this.lockWard(id);
    await this.database.rows(setBoundary, [id, boundary && JSON.stringify(boundary), this.clock.now()]);
    await this.database.rows(clearRings, [id]);
    if (boundary) await this.database.rows(addRings, [id, JSON.stringify(ringsOf(boundary))]);
    return { before: before.boundary, after: boundary };
  }

  /** @throws WardUnknown; PlaceExists when the ward has the pincode already */
  async addPincode(place: Omit<PincodeRecord, 'isMain'>): Promise<Change<PincodeRecord>> {
    const { pincode, cityId, wardCode, area, lat, lng } = place;
    if (!(await this.database.row(findWard, [cityId, wardCode]))) throw new WardUnknown();
    const after = await this.database.row<PincodeRecord>(insertPincode, [
      pincode,
      cityId,
      wardCode,
      area,
      lat,
      lng,
    ]);
    if (!after) throw new PlaceExists('pincode');
    await this.database.rows(addToJurisdiction, [pincode, cityId, wardCode]);
    return { before: null, after };
  }

  /** Changes where a pincode lies and what that is called; a place that is not given stays. @throws PlaceNotFound */
  async changePincode(change: PincodeChange): Promise<Change<PincodeRecord>> {
    const { pincode, cityId, wardCode, area } = change;
    const before = await this.database.row<PincodeRecord>(lockPincode, [pincode, wardCode, cityId]);
    const { lat = before?.lat, lng = before?.lng } = change;
    const values = [pincode, wardCode, cityId, area, lat, lng];
    const after = before && (await this.database.row<PincodeRecord>(updatePincode, values));
    if (!after) throw new PlaceNotFound('pincode');
    return { before, after };
  }

  private async lockWard(id: string): Promise<{ ward: WardRecord; boundary: MultiPolygon | null }> {
    const row = await this.database.row<WardRecord & { boundary: MultiPolygon | null }>(lockWard, [id]);
    if (!row) throw new PlaceNotFound('ward');
    const { boundary, ...ward } = row;
    return { ward, boundary };
  }
}

const COLUMNS: Record<string, string> = {
  wardNumber: 'ward_number',
  officeAddress: 'office_address',
  resPct: 'res_pct',
};

/** Fields by their columns, as JSON, which leaves out what is undefined. */
function columnsOf(fields: object): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(fields).map(([field, value]) => [COLUMNS[field] ?? field, value])),
  );
}

/** The rings of a boundary as PostgreSQL writes polygons. */
function ringsOf({ coordinates }: MultiPolygon): Array<{ ring: string; is_hole: boolean }> {
  return coordinates.flatMap((polygon) =>
    polygon.map((ring, index) => {
      const [first, last] = [ring[0], ring.at(-1)];
      if (ring.length < 4 || first?.[0] !== last?.[0] || first?.[1] !== last?.[1])
        throw new InvalidInput([
          { field: 'coordinates', message: 'has a ring that is not closed, or of fewer than four positions' },
        ]);
      if (areaOf(ring) === 0)
        throw new InvalidInput([{ field: 'coordinates', message: 'has a ring with no area' }]);
      return { ring: `(${ring.map(([lng, lat]) => `(${lng},${lat})`).join(',')})`, is_hole: index > 0 };
    }),
  );
}

/** Twice the area of a closed ring, in square degrees (the shoelace formula). */
function areaOf(ring: number[][]): number {
  const [originLng = 0, originLat = 0] = ring[0] ?? [];
  let area = 0;
  for (let at = 1; at < ring.length; at++) {
    const [lng = 0, lat = 0] = ring[at - 1] ?? [];
    const [nextLng = 0, nextLat = 0] = ring[at] ?? [];
    area += (lng - originLng) * (nextLat - originLat) - (nextLng - originLng) * (lat - originLat);
  }
  return area;
}
