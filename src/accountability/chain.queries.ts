import { Injectable } from '@nestjs/common';
import type { CategorySlug } from '../kernel/categories';
import { jsonOf, type RowOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { JurisdictionNotFound } from './accountability.errors';
import type { Designation } from './designations';
import { Department } from './entities/department.entity';
import { Jurisdiction } from './entities/jurisdiction.entity';
import { Official } from './entities/official.entity';
import { PoliceStation } from './entities/police-station.entity';
import type { FoundPlace, Point } from './place';
import { PlaceQueries } from './place.queries';

/** How long a reader waits for the geocoder's turn; then the nearest place must do. */
const READ_TIMEOUT_MS = 1200;

const JURISDICTION = jsonOf(
  Jurisdiction,
  {
    id: 'id',
    city: 'city',
    ward: 'ward',
    pincodes: 'pincodes',
    constituency_assembly: 'constituencyAssembly',
    constituency_parliamentary: 'constituencyParliamentary',
  },
  'j',
);
const CONTACT = jsonOf(Official, ['id', 'name', 'designation', 'ward', 'phone', 'email'], 'o');
const HANDLES = jsonOf(Official, { chat_number: 'chatNumber', micro_handle: 'microHandle' }, 'o');
const SEAT = jsonOf(Official, ['id', 'name', 'designation', 'constituency'], 'o');
const DEPARTMENT = jsonOf(
  Department,
  {
    id: 'id',
    name: 'name',
    city: 'city',
    categories: 'categories',
    contact_phone: 'contactPhone',
    contact_email: 'contactEmail',
  },
  'd',
);
const STATION = jsonOf(
  PoliceStation,
  {
    id: 'id',
    name: 'name',
    city: 'city',
    pincodes: 'pincodes',
    contact_phone: 'contactPhone',
    address: 'address',
  },
  's',
);

/** The office of a jurisdiction: who it names, else whoever has the designation there. */
const office = (designation: Official['designation'], named: string, there: string, columns: string) => `
  (select json_build_object(${columns})
     from officials o
    where o.id = ${named} or (o.city = j.city and o.designation = '${designation}' and ${there})
    order by o.id = ${named} desc nulls last, o.id limit 1)`;

const findChain = statement(
  'accountability.chain',
  `select json_build_object(${JURISDICTION}) as jurisdiction,
          json_build_object(
            'ward_officer', ${office('Ward Officer', 'j.ward_officer_id', 'o.ward = j.ward', `${CONTACT}, ${HANDLES}`)},
            'corporator', ${office('Corporator', 'j.corporator_id', 'o.ward = j.ward', CONTACT)},
            'mla', ${office('MLA', 'null', "o.constituency = j.constituency_assembly and o.constituency <> ''", SEAT)},
            'mp', ${office('MP', 'null', "o.constituency = j.constituency_parliamentary and o.constituency <> ''", SEAT)}
          ) as officials,
          (select json_build_object('entityType', 'department', ${DEPARTMENT})
             from departments d where d.city = j.city and $3 = any (d.categories)
            order by cardinality(d.categories), d.id limit 1) as department,
          (select json_build_object('entityType', 'police_station', ${STATION})
             from police_stations s
            where s.city = j.city and (s.pincodes @> array[$2] or ($2 is null and s.pincodes && j.pincodes))
            order by s.id limit 1) as police_station
     from jurisdictions j where j.id = $1`,
);

/** Who is responsible for a place; an office that is vacant is null. */
export interface Chain {
  jurisdiction: RowOf<typeof JURISDICTION>;
  officials: {
    ward_officer: (RowOf<typeof CONTACT> & RowOf<typeof HANDLES>) | null;
    corporator: RowOf<typeof CONTACT> | null;
    mla: RowOf<typeof SEAT> | null;
    mp: RowOf<typeof SEAT> | null;
  };
  /** Undefined where no category is asked for; null when no department serves it. */
  department?: (RowOf<typeof DEPARTMENT> & { entityType: 'department' }) | null;
  police_station: (RowOf<typeof STATION> & { entityType: 'police_station' }) | null;
}

/** The place of the MP in the order in which issues are escalated: after the MLA. */
const MP_LEVEL = 4;

/** An office of a chain, and who holds it. */
export interface HeldOffice {
  /** Its place in the order in which issues that are late are escalated: 1 to 4. */
  level: number;
  officialId: string;
  designation: Designation;
  /** Its ward or constituency. */
  place: string;
}

/** Where somebody asks about: a pincode, a point, or both. */
export type AskedPlace = Partial<Point> & { pincode?: string };

/** Who is responsible for a place (docs/api/accountability.md#chain). */
@Injectable()
export class ChainQueries {
  constructor(
    private readonly database: Database,
    private readonly places: PlaceQueries,
  ) {}

  /** The chain of a pincode, else of a point. @throws JurisdictionNotFound */
  async at({ pincode, lat, lng }: AskedPlace, category?: CategorySlug): Promise<Chain> {
    const point = lat === undefined || lng === undefined ? undefined : { lat, lng };
    if (pincode !== undefined) return this.atPincode(pincode, category, point);
    if (point === undefined) throw new JurisdictionNotFound();
    return this.atPoint(point, category);
  }

  /** The chain of a pincode; of several wards a point decides. @throws JurisdictionNotFound */
  async atPincode(pincode: string, category?: CategorySlug, point?: Point): Promise<Chain> {
    return this.required(await this.places.atPincode(pincode, point), category);
  }

  /** @throws JurisdictionNotFound */
  async atPoint(point: Point, category?: CategorySlug): Promise<Chain> {
    return this.required(await this.places.aroundPoint(point, READ_TIMEOUT_MS), category);
  }

  /** The chain of a place that was found; undefined when no jurisdiction has it. */
  async of(place: FoundPlace | undefined, category?: CategorySlug): Promise<Chain | undefined> {
    if (!place?.jurisdictionId) return undefined;
    const values = [place.jurisdictionId, place.pincode, category];
    const chain = await this.database.row<Chain>(findChain, values);
    return chain && { ...chain, department: category === undefined ? undefined : chain.department };
  }

  /**
   * Who holds the offices of a jurisdiction, in the order ward officer, corporator, MLA. A vacant office is left out.
   * @param jurisdictionId where there is none nobody holds any
   */
  async heldOffices(jurisdictionId: string): Promise<HeldOffice[]> {
    const chain = await this.database.row<Chain>(findChain, [jurisdictionId, null, null]);
    if (!chain) return [];
    const { ward_officer, corporator, mla } = chain.officials;
    return [ward_officer, corporator, mla].flatMap((held, index) =>
      held === null ? [] : officeOf(held, index + 1),
    );
  }

  /** Who represents a jurisdiction in the parliament: the office after those above; undefined where nobody does. */
  async mpOf(jurisdictionId: string): Promise<HeldOffice | undefined> {
    const chain = await this.database.row<Chain>(findChain, [jurisdictionId, null, null]);
    const mp = chain?.officials.mp;
    return mp ? officeOf(mp, MP_LEVEL) : undefined;
  }

  private async required(place: FoundPlace | undefined, category?: CategorySlug): Promise<Chain> {
    const chain = await this.of(place, category);
    if (!chain) throw new JurisdictionNotFound();
    return chain;
  }
}

function officeOf(
  held: Pick<Official, 'id' | 'designation'> & (Pick<Official, 'ward'> | Pick<Official, 'constituency'>),
  level: number,
): HeldOffice {
  const place = 'ward' in held ? held.ward : held.constituency;
  return { level, officialId: held.id, designation: held.designation, place };
}
