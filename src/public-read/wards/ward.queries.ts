import { Injectable } from '@nestjs/common';
import type { CitySlug } from '../../kernel/cities';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { BASE_SCORE } from '../scores/grade';
import { contains } from '../../platform/database/literal-match';

const list = statement(
  'public.wards',
  `select id, city as "cityId", code, name, zone, ward_number as "wardNumber", office_address as "officeAddress", phone,
          boundary as geom, score, res_pct as "resPct", trend, created_at as "createdAt"
     from wards where city = $1 order by code`,
);
const listRated = statement(
  'public.rated-wards',
  `select code, name, score, res_pct as "resPct", trend from wards where city = $1 order by coalesce(score, ${BASE_SCORE}) desc, code`,
);
const search = statement(
  'public.search-wards',
  `select code, name, score, res_pct as "resPct", trend from wards
    where city = $1 and (${contains('lower(code collate "default")', '$2')} or ${contains('lower(name)', '$2')})
    order by code limit $3`,
);
const findRated = statement(
  'public.rated-ward',
  `select code, name, score, res_pct as "resPct", trend from wards where city = $1 and code = $2`,
);
const listPincodes = statement(
  'public.pincodes',
  `select p.pincode, p.area, p.ward as "wardCode", w.score
     from places p join wards w on w.city = p.city and w.code = p.ward
    where p.city = $1 and p.is_main order by p.pincode`,
);
const findPincode = statement(
  'public.pincode',
  `select p.pincode, p.area, p.ward as "wardCode", w.name as "wardName", w.score
     from places p join wards w on w.city = p.city and w.code = p.ward
    where p.city = $1 and p.is_main and p.pincode = $2`,
);

/** A ward as it is stored. */
export interface WardRow {
  id: string;
  cityId: CitySlug;
  code: string;
  name: string;
  zone: string;
  wardNumber: number;
  officeAddress: string;
  phone: string;
  geom: { type: 'MultiPolygon'; coordinates: number[][][][] } | null;
  score: number | null;
  resPct: number | null;
  trend: number | null;
  createdAt: Date;
}

/** How a ward does. */
export type RatedWard = Pick<WardRow, 'code' | 'name' | 'score' | 'resPct' | 'trend'>;

/** A pincode with the ward most of it lies in, and how that ward does. */
export interface RatedPincode {
  pincode: string;
  area: string;
  wardCode: string;
  score: number | null;
}

/** The reads of wards and pincodes. */
@Injectable()
export class WardQueries {
  constructor(private readonly database: Database) {}

  /** The wards of a city by code. */
  list(cityId: string): Promise<WardRow[]> {
    return this.database.rows(list, [cityId]);
  }

  /** The wards of a city, the best first. */
  rated(cityId: string): Promise<RatedWard[]> {
    return this.database.rows(listRated, [cityId]);
  }

  /** The wards whose code or name contains words. */
  search(cityId: string, words: string, limit?: number): Promise<RatedWard[]> {
    return this.database.rows(search, [cityId, words, limit]);
  }

  ward(cityId: string, code: string): Promise<RatedWard | undefined> {
    return this.database.row(findRated, [cityId, code]);
  }

  /** The pincodes of a city. */
  pincodes(cityId: string): Promise<RatedPincode[]> {
    return this.database.rows(listPincodes, [cityId]);
  }

  pincode(cityId: string, pincode: string): Promise<(RatedPincode & { wardName: string }) | undefined> {
    return this.database.row(findPincode, [cityId, pincode]);
  }
}
