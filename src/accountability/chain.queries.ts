import { Injectable } from '@nestjs/common';
import type { CategorySlug } from '../kernel/categories';
import type { CitySlug } from '../kernel/cities';
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

/** SQL: an official (o) is of the ward of a jurisdiction (j). By `<> ''` the partial index of wards can be used. */
const IN_WARD = "o.ward = j.ward and o.ward <> ''";
/** Whom a jurisdiction (j) names for an office, and what an official (o) of the office is of. */
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

/** The office of a jurisdiction: who it names, else whoever has the designation there. */
const office = ({ designation, named, there }: typeof MP, shown: string) => `
  (select ${shown} from officials o
    where o.id = ${named} or (o.city = j.city and o.designation = '${designation}' and ${there})
    order by o.id = ${named} desc nulls last, o.id limit 1)`;

/** The places of offices in the order in which issues that are late are escalated. */
const BY_LEVEL = [WARD_OFFICER, CORPORATOR, MLA, MP]
  .map((each, index) => `when ${index + 1} then ${office(each, 'o.id')}`)
  .join('\n');

/** SQL of what is known of where an issue lies. */
type IssueSql = Record<'id' | 'city' | 'ward' | 'pincode', string>;

/** SQL: a constituency of the jurisdictions (f) that are left; empty where they differ: an office is not guessed. */
const constituency = (column: string) => `
  case when min(f.${column}) over () = max(f.${column}) over () then f.${column} else '' end as ${column}`;

/**
 * SQL: the jurisdiction (j) of an issue: that of its id, else that of its ward: a record may have been removed and
 * added again since, or come later. Of several of the ward, those that have its pincode. Without a ward it has none but
 * that of its id.
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
 * SQL: a row with the id of the official who holds the office of a level for an issue now; null where nobody does, no
 * row where the issue has no jurisdiction.
 * @param level SQL of the level, from 1 to 4
 * @param issue the alias of the issue
 */
export const holderOfLevel = (level: string, issue: string) => `
  select case ${level} ${BY_LEVEL} end as id
    from ${ofIssue({ id: `${issue}.jurisdiction_id`, city: `${issue}.city`, ward: `${issue}.ward`, pincode: `${issue}.pincode` })}`;

/** The department that serves a category; of several the one that serves the fewest others. */
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

/** The offices for an issue; one that is vacant is null. */
type Offices = Record<
  'ward_officer' | 'corporator' | 'mla' | 'mp',
  Pick<Official, 'id' | 'designation' | 'ward' | 'constituency'> | null
>;

/** Where an issue lies: its jurisdiction when it was placed, its ward; empty: it has none, and its pincode. */
export interface PlaceOfIssue {
  jurisdictionId: string | null;
  city: CitySlug;
  ward: string;
  pincode: string | null;
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

  /** The department of a chain in a city, for another category than it was found for; null when none serves it. */
  async departmentFor(
    city: CitySlug,
    category: CategorySlug,
  ): Promise<NonNullable<Chain['department']> | null> {
    const found = await this.database.row<Pick<Chain, 'department'>>(findDepartment, [city, category]);
    return found?.department ?? null;
  }

  /** Who holds the offices for an issue, in the order ward officer, corporator, MLA. A vacant office is left out. */
  async heldOffices(place: PlaceOfIssue): Promise<HeldOffice[]> {
    const offices = await this.officesOf(place);
    return [offices?.ward_officer, offices?.corporator, offices?.mla].flatMap((held, index) =>
      held ? officeOf(held, index + 1) : [],
    );
  }

  /** Who represents an issue in the parliament: the office after those above; undefined where nobody does. */
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
