import { Injectable } from '@nestjs/common';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { Jurisdiction } from '../entities/jurisdiction.entity';
import type { Place } from '../entities/place.entity';
import type { Ward } from '../entities/ward.entity';

const WARD = columnsOf(Jurisdiction, ['city', 'ward'], 'j');
/** The ward with most of the pincode is first, as in the answer of the chain. */
const ofPincode = statement(
  'places.wards-of-pincode',
  `select ${WARD}, min(j.id) as "jurisdictionId", coalesce(max(w.name), '') as name, coalesce(max(p.area), '') as area
     from jurisdictions j
     left join wards w on w.city = j.city and w.code = j.ward
     left join places p on p.pincode = $1 and p.city = j.city and p.ward = j.ward
    where j.pincodes @> array[$1] and j.ward <> ''
    group by j.city, j.ward
    order by bool_or(p.is_main) desc nulls last, min(j.id)`,
);

/** A ward whose jurisdiction names a pincode; name and area are empty if unknown. */
export interface PincodeWard extends RowOf<typeof WARD>, Pick<Ward, 'name'>, Pick<Place, 'area'> {
  jurisdictionId: Jurisdiction['id'];
}

/** Reads which wards share a pincode. */
@Injectable()
export class PincodeWardQueries {
  constructor(private readonly database: Database) {}

  /** The wards of all cities whose jurisdictions name a pincode, the one with most of it first. */
  of(pincode: string): Promise<PincodeWard[]> {
    return this.database.rows<PincodeWard>(ofPincode, [pincode]);
  }
}
