import { Injectable } from '@nestjs/common';
import type { CategorySlug } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';
import { jsonOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { JurisdictionNotFound } from '../accountability.errors';
import type { Designation } from '../records/designations';
import { Department } from '../entities/department.entity';
import { Jurisdiction } from '../entities/jurisdiction.entity';
import { Official } from '../entities/official.entity';
import { PoliceStation } from '../entities/police-station.entity';
import type { FoundPlace, Point } from '../geography/place';
import { PincodeWardQueries } from '../geography/pincode-ward.queries';
import { PlaceQueries } from '../geography/place.queries';

/** How long a read waits for the geocoder; then the nearest place is used. */
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
const HELD = `json_build_object(${jsonOf(Official, ['id', 'designation', 'ward', 'constituency'], 'o')})`;
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

/** SQL: an official (o) is of the ward of a jurisdiction (j). `<> ''` lets PostgreSQL use the partial index. */
const IN_WARD = "o.ward = j.ward and o.ward <> ''";
/**
 * For each office: the designation, the column of the jurisdiction (j) that names its official, and the condition for
 * an official (o).
 */
const WARD_OFFICER = { designation: 'Ward Officer', named: 'j.ward_officer_id', there: IN_WARD };
const CORPORATOR = { designation: 'Corporator', named: 'j.corporator_id', there: IN_WARD };
const MLA = {
  designation: 'MLA',
  named: 'null',
  there: "o.constituency = j.constituency_assembly and o.constituency <> ''",
};
const MP = {
  designation: 'MP',
  named: 'null',
  there: "o.constituency = j.constituency_parliamentary and o.constituency <> ''",
};

/** SQL for the official of an office: the one the jurisdiction names, otherwise one with the designation there. */
const office = ({ designation, named, there }: typeof MP, shown: string) => `
  (select ${shown} from officials o
    where o.id = ${named} or (o.city = j.city and o.designation = '${designation}' and ${there})
    order by o.id = ${named} desc nulls last, o.id limit 1)`;

/** The places of offices, in the order of escalation. */
const BY_LEVEL = [WARD_OFFICER, CORPORATOR, MLA, MP]
  .map((each, index) => `when ${index + 1} then ${office(each, 'o.id')}`)
  .join('\n');

/** SQL for the known location of an issue. */
type IssueSql = Record<'id' | 'city' | 'ward' | 'pincode', string>;

/** SQL for the constituency that all remaining jurisdictions (f) share; empty if they differ. */
const constituency = (column: string) => `
  case when min(f.${column}) over () = max(f.${column}) over () then f.${column} else '' end as ${column}`;

/**
 * SQL for the jurisdiction (j) of an issue: by its stored id, otherwise by its ward, as a record may have been removed
 * and added again, or added later. If the ward has several, by its pincode. An issue without a ward only has the one
 * with its id.
 */
const ofIssue = ({ id, city, ward, pincode }: IssueSql) => `
  (select f.id, f.city, f.ward, f.ward_officer_id, f.corporator_id,
          ${constituency('constituency_assembly')}, ${constituency('constituency_parliamentary')}
     from (select e.*, rank() over (order by e.id = ${id} desc nulls last, e.pincodes @> array[${pincode}] desc) as preference
             from jurisdictions e
            where e.id = ${id} or (e.city = ${city} and e.ward = ${ward} and e.ward <> '')) f
    where f.preference = 1
    order by f.id limit 1) j`;

/**
 * SQL for a row with the id of the official who now holds the office of a level for an issue; null if it is vacant, no
 * row if the issue has no jurisdiction.
 * @param level SQL for the level, from 1 to 4
 * @param issue the alias of the issue
 */
export const holderOfLevel = (level: string, issue: string) => `
  select case ${level} ${BY_LEVEL} end as id
    from ${ofIssue({ id: `${issue}.jurisdiction_id`, city: `${issue}.city`, ward: `${issue}.ward`, pincode: `${issue}.pincode` })}`;

/** The department for a category; if several serve it, the one that serves the fewest categories. */
const departmentOf = (city: string, category: string) => `
  (select json_build_object('entityType', 'department', ${DEPARTMENT})
     from departments d where d.city = ${city} and ${category} = any (d.categories)
    order by cardinality(d.categories), d.id limit 1)`;

const findDepartment = statement(
  'accountability.department-of-chain',
  `select ${departmentOf('$1', '$2')} as department`,
);
const findChain = statement(
  'accountability.chain',
  `select json_build_object(${JURISDICTION}) as jurisdiction,
          json_build_object(
            'ward_officer', ${office(WARD_OFFICER, `json_build_object(${CONTACT}, ${HANDLES})`)},
            'corporator', ${office(CORPORATOR, `json_build_object(${CONTACT})`)},
            'mla', ${office(MLA, `json_build_object(${SEAT})`)},
            'mp', ${office(MP, `json_build_object(${SEAT})`)}
          ) as officials,
          ${departmentOf('j.city', '$3')} as department,
          (select json_build_object('entityType', 'police_station', ${STATION})
             from police_stations s
            where s.city = j.city and (s.pincodes @> array[$2] or ($2 is null and s.pincodes && j.pincodes))
            order by s.id limit 1) as police_station
     from jurisdictions j where j.id = $1`,
);

const findOffices = statement(
  'accountability.offices-of-issue',
  `select ${office(WARD_OFFICER, HELD)} as ward_officer, ${office(CORPORATOR, HELD)} as corporator,
          ${office(MLA, HELD)} as mla, ${office(MP, HELD)} as mp
     from ${ofIssue({ id: '$1', city: '$2', ward: '$3', pincode: '$4' })}`,
);

/** The offices responsible for a place; a vacant office is null. */
export interface Chain {
  jurisdiction: RowOf<typeof JURISDICTION>;
  officials: {
    ward_officer: (RowOf<typeof CONTACT> & RowOf<typeof HANDLES>) | null;
    corporator: RowOf<typeof CONTACT> | null;
    mla: RowOf<typeof SEAT> | null;
    mp: RowOf<typeof SEAT> | null;
  };
  /** Undefined if no category is requested; null if no department serves it. */
  department?: (RowOf<typeof DEPARTMENT> & { entityType: 'department' }) | null;
  police_station: (RowOf<typeof STATION> & { entityType: 'police_station' }) | null;
}

/** The chain of a query, with the codes of all wards of its pincode if there are several and no point selects one. */
export type AnsweredChain = Chain & { wards?: string[] };

/** The offices responsible for an issue; a vacant one is null. */
type Offices = Record<
  'ward_officer' | 'corporator' | 'mla' | 'mp',
  Pick<Official, 'id' | 'designation' | 'ward' | 'constituency'> | null
>;

/** The place of an issue: its jurisdiction at the time of placing, its ward (empty if it has none), and its pincode. */
export interface PlaceOfIssue {
  jurisdictionId: string | null;
  city: CitySlug;
  ward: string;
  pincode: string | null;
}

/** The level of the MP in the order of escalation, after the MLA. */
const MP_LEVEL = 4;

/** An office of a chain, and the official who holds it. */
export interface HeldOffice {
  /** Its level in the order of escalation: 1 to 4. */
  level: number;
  officialId: string;
  designation: Designation;
  /** Its ward or constituency. */
  place: string;
}

/** The place of a query: a pincode, a point, or both. */
export type AskedPlace = Partial<Point> & { pincode?: string };

/** Finds the offices responsible for a place (docs/api/accountability.md#chain). */
@Injectable()
export class ChainQueries {
  constructor(
    private readonly database: Database,
    private readonly places: PlaceQueries,
    private readonly pincodes: PincodeWardQueries,
  ) {}

  /** The chain of a pincode, or of a point without one. @throws JurisdictionNotFound */
  async at({ pincode, lat, lng }: AskedPlace, category?: CategorySlug): Promise<AnsweredChain> {
    const point = lat === undefined || lng === undefined ? undefined : { lat, lng };
    if (pincode !== undefined) return this.atPincode(pincode, category, point);
    if (point === undefined) throw new JurisdictionNotFound();
    return this.atPoint(point, category);
  }

  /**
   * The chain of a pincode. If it has several wards, the point selects one; without a point it is the one with most of
   * the pincode, and all are listed.
   * @throws JurisdictionNotFound
   */
  async atPincode(pincode: string, category?: CategorySlug, point?: Point): Promise<AnsweredChain> {
    const chain = await this.required(await this.places.atPincode(pincode, point), category);
    const wards = point ? [] : await this.pincodes.of(pincode);
    return wards.length > 1 ? { ...chain, wards: wards.map(({ ward }) => ward) } : chain;
  }

  /** @throws JurisdictionNotFound */
  async atPoint(point: Point, category?: CategorySlug): Promise<Chain> {
    return this.required(await this.places.aroundPoint(point, READ_TIMEOUT_MS), category);
  }

  /** The chain of a place; undefined if it has no jurisdiction. */
  async of(place: FoundPlace | undefined, category?: CategorySlug): Promise<Chain | undefined> {
    if (!place?.jurisdictionId) return undefined;
    const values = [place.jurisdictionId, place.pincode, category];
    const chain = await this.database.row<Chain>(findChain, values);
    return chain && { ...chain, department: category === undefined ? undefined : chain.department };
  }

  /** The department in a city for another category, in the form of a chain; null if none serves it. */
  async departmentFor(
    city: CitySlug,
    category: CategorySlug,
  ): Promise<NonNullable<Chain['department']> | null> {
    const found = await this.database.row<Pick<Chain, 'department'>>(findDepartment, [city, category]);
    return found?.department ?? null;
  }

  /** The officials who hold the offices for an issue: ward officer, corporator, MLA. Vacant offices are left out. */
  async heldOffices(place: PlaceOfIssue): Promise<HeldOffice[]> {
    const offices = await this.officesOf(place);
    return [offices?.ward_officer, offices?.corporator, offices?.mla].flatMap((held, index) =>
      held ? officeOf(held, index + 1) : [],
    );
  }

  /** The MP of an issue, the level after those of `heldOffices`; undefined if the office is vacant. */
  async mpOf(place: PlaceOfIssue): Promise<HeldOffice | undefined> {
    const mp = (await this.officesOf(place))?.mp;
    return mp ? officeOf(mp, MP_LEVEL) : undefined;
  }

  private officesOf({ jurisdictionId, city, ward, pincode }: PlaceOfIssue): Promise<Offices | undefined> {
    return this.database.row<Offices>(findOffices, [jurisdictionId, city, ward, pincode]);
  }

  private async required(place: FoundPlace | undefined, category?: CategorySlug): Promise<Chain> {
    const chain = await this.of(place, category);
    if (!chain) throw new JurisdictionNotFound();
    return chain;
  }
}

function officeOf(
  { id, designation, ward, constituency }: NonNullable<Offices['mp']>,
  level: number,
): HeldOffice {
  return { level, officialId: id, designation, place: level <= 2 ? ward : constituency };
}
