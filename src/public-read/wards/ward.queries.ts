import { Injectable } from '@nestjs/common';
import { Place } from '../../accountability/entities/place.entity';
import { Ward } from '../../accountability/entities/ward.entity';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { BASE_SCORE } from '../scores/grade';
import { contains } from '../../platform/database/literal-match';

const WARD = columnsOf(Ward, {
  id: 'id',
  cityId: 'city',
  code: 'code',
  name: 'name',
  zone: 'zone',
  wardNumber: 'wardNumber',
  officeAddress: 'officeAddress',
  phone: 'phone',
  geom: 'boundary',
  score: 'score',
  resPct: 'resPct',
  trend: 'trend',
  createdAt: 'createdAt',
});
const RATED = columnsOf(Ward, ['code', 'name', 'score', 'resPct', 'trend']);
const PINCODE = columnsOf(Place, { pincode: 'pincode', area: 'area', wardCode: 'ward' }, 'p');
const RATING = columnsOf(Ward, ['score'], 'w');
const WARD_NAME = columnsOf(Ward, { wardName: 'name' }, 'w');

const list = statement('public.wards', `select ${WARD} from wards where city = $1 order by code`);
/** $2: the code of one ward; null: all. */
const listRated = statement(
  'public.rated-wards',
  `select ${RATED} from wards where city = $1 and ($2::text is null or code = $2)
    order by coalesce(score, ${BASE_SCORE}) desc, code`,
);
const search = statement(
  'public.search-wards',
  `select ${RATED} from wards
    where city = $1 and (${contains('searchable(code)', '$2')} or ${contains('searchable(name)', '$2')})
    order by code limit $3`,
);
/** $2: one pincode; null: all. */
const listPincodes = statement(
  'public.pincodes',
  `select ${PINCODE}, ${WARD_NAME}, ${RATING}
     from places p join wards w on w.city = p.city and w.code = p.ward
    where p.city = $1 and p.is_main and ($2::text is null or p.pincode = $2) order by p.pincode`,
);

/** A stored ward. */
export type WardRow = RowOf<typeof WARD>;

/** The score of a ward. */
export type RatedWard = RowOf<typeof RATED>;

/** A pincode with the ward that covers most of it, and that ward's score. */
export type RatedPincode = RowOf<typeof PINCODE> & RowOf<typeof RATING>;

/** The wards or the pincodes of a city. */
export type RatedUnits = { kind: 'ward'; wards: RatedWard[] } | { kind: 'pincode'; pincodes: RatedPincode[] };

/** Reads wards and pincodes. */
@Injectable()
export class WardQueries {
  constructor(private readonly database: Database) {}

  /** The wards of a city by code. */
  list(cityId: string): Promise<WardRow[]> {
    return this.database.rows(list, [cityId]);
  }

  /** The wards of a city, best first. */
  rated(cityId: string): Promise<RatedWard[]> {
    return this.database.rows(listRated, [cityId, null]);
  }

  /** The wards of a city, best first, or its pincodes. @param kind `pincode`; any other value means wards */
  async units(cityId: string, kind: string): Promise<RatedUnits> {
    return kind === 'pincode'
      ? { kind, pincodes: await this.pincodes(cityId) }
      : { kind: 'ward', wards: await this.rated(cityId) };
  }

  /** The wards whose code or name contains the words. */
  search(cityId: string, words: string, limit?: number): Promise<RatedWard[]> {
    return this.database.rows(search, [cityId, words, limit]);
  }

  ward(cityId: string, code: string): Promise<RatedWard | undefined> {
    return this.database.row(listRated, [cityId, code]);
  }

  /** The pincodes of a city. */
  pincodes(cityId: string): Promise<RatedPincode[]> {
    return this.database.rows(listPincodes, [cityId, null]);
  }

  pincode(cityId: string, pincode: string): Promise<(RatedPincode & RowOf<typeof WARD_NAME>) | undefined> {
    return this.database.row(listPincodes, [cityId, pincode]);
  }
}
