import { Injectable } from '@nestjs/common';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { Place } from '../entities/place.entity';

/** A stored pincode of a ward. */
const PINCODE_RECORD = columnsOf(Place, ['pincode', 'city', 'ward', 'area', 'lat', 'lng', 'isMain']);
/** In SQL, to have one statement for any number of rings. */
const addRings = statement(
  'geography.add-rings',
  `insert into ward_rings (ward_id, ring, is_hole)
   select $1, r.ring, r.is_hole from jsonb_populate_recordset(null::ward_rings, $2) r`,
);
/** In SQL: the existing rows decide whether it is the pincode's main ward. */
const insertPincode = statement(
  'geography.insert-pincode',
  `insert into places (pincode, city, ward, area, lat, lng, is_main)
   select $1, $2, $3, $4, $5, $6, not exists (select from places where pincode = $1 and is_main)
   on conflict (pincode, ward) do nothing returning ${PINCODE_RECORD}`,
);
/** In SQL, to add to the current list: the offices of a ward are responsible for its pincodes. */
const addToJurisdiction = statement(
  'geography.add-to-jurisdiction',
  `update jurisdictions set pincodes = array_append(pincodes, $1) where city = $2 and ward = $3 and not pincodes @> array[$1]`,
);

export type PincodeRecord = RowOf<typeof PINCODE_RECORD>;

/** Writes wards and pincodes; only `Geography` uses it. */
@Injectable()
export class GeographyChangeQueries {
  constructor(private readonly database: Database) {}

  /** Adds the rings of a ward's boundary. @param rings records of `ward_rings` */
  async addRings(wardId: string, rings: readonly object[]): Promise<void> {
    await this.database.rows(addRings, [wardId, JSON.stringify(rings)]);
  }

  /** Adds a pincode to a ward; undefined if the ward already has it. */
  insertPincode(place: Omit<PincodeRecord, 'isMain'>): Promise<PincodeRecord | undefined> {
    const { pincode, city, ward, area, lat, lng } = place;
    return this.database.row<PincodeRecord>(insertPincode, [pincode, city, ward, area, lat, lng]);
  }

  /** Adds a pincode to the jurisdictions of its ward. */
  async addToJurisdiction({
    pincode,
    city,
    ward,
  }: Pick<PincodeRecord, 'pincode' | 'city' | 'ward'>): Promise<void> {
    await this.database.rows(addToJurisdiction, [pincode, city, ward]);
  }
}
