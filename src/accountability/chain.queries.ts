import { Injectable } from '@nestjs/common';
import type { CategorySlug } from '../kernel/categories';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { JurisdictionNotFound } from './accountability.errors';
import type { AccountabilityChainDto } from './dto/chain.dto';
import type { FoundPlace, Point } from './place';
import { PlaceQueries } from './place.queries';

/** How long a reader waits for the geocoder's turn; then the nearest place must do. */
const READ_TIMEOUT_MS = 1200;

/** The office of a jurisdiction: who it names, else whoever has the designation there. */
const office = (designation: string, named: string, there: string, columns: readonly string[]) => `
  (select json_build_object(${columns.map((column) => `'${column}', o.${column}`).join(', ')})
     from officials o
    where o.id = ${named} or (o.city = j.city and o.designation = '${designation}' and ${there})
    order by o.id = ${named} desc nulls last, o.id limit 1)`;
const CONTACT = ['id', 'name', 'designation', 'ward', 'phone', 'email'] as const;
const SEAT = ['id', 'name', 'designation', 'constituency'] as const;

const findChain = statement(
  'accountability.chain',
  `select json_build_object('id', j.id, 'city', j.city, 'ward', j.ward, 'pincodes', j.pincodes,
            'constituency_assembly', j.constituency_assembly,
            'constituency_parliamentary', j.constituency_parliamentary) as jurisdiction,
          json_build_object(
            'ward_officer', ${office('Ward Officer', 'j.ward_officer_id', 'o.ward = j.ward', [...CONTACT, 'chat_number', 'micro_handle'])},
            'corporator', ${office('Corporator', 'j.corporator_id', 'o.ward = j.ward', CONTACT)},
            'mla', ${office('MLA', 'null', "o.constituency = j.constituency_assembly and o.constituency <> ''", SEAT)},
            'mp', ${office('MP', 'null', "o.constituency = j.constituency_parliamentary and o.constituency <> ''", SEAT)}
          ) as officials,
          (select json_build_object('id', d.id, 'entityType', 'department', 'name', d.name, 'city', d.city,
                    'categories', d.categories, 'contact_phone', d.contact_phone, 'contact_email', d.contact_email)
             from departments d where d.city = j.city and $3 = any (d.categories)
            order by cardinality(d.categories), d.id limit 1) as department,
          (select json_build_object('id', s.id, 'entityType', 'police_station', 'name', s.name, 'city', s.city,
                    'pincodes', s.pincodes, 'contact_phone', s.contact_phone, 'address', s.address)
             from police_stations s
            where s.city = j.city and (s.pincodes @> array[$2] or ($2 is null and s.pincodes && j.pincodes))
            order by s.id limit 1) as police_station
     from jurisdictions j where j.id = $1`,
);

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
  async at({ pincode, lat, lng }: AskedPlace, category?: CategorySlug): Promise<AccountabilityChainDto> {
    const point = lat === undefined || lng === undefined ? undefined : { lat, lng };
    if (pincode !== undefined) return this.atPincode(pincode, category, point);
    if (point === undefined) throw new JurisdictionNotFound();
    return this.atPoint(point, category);
  }

  /** The chain of a pincode; of several wards a point decides. @throws JurisdictionNotFound */
  async atPincode(pincode: string, category?: CategorySlug, point?: Point): Promise<AccountabilityChainDto> {
    return this.required(await this.places.atPincode(pincode, point), category);
  }

  /** @throws JurisdictionNotFound */
  async atPoint(point: Point, category?: CategorySlug): Promise<AccountabilityChainDto> {
    return this.required(await this.places.aroundPoint(point, READ_TIMEOUT_MS), category);
  }

  /** The chain of a place that was found; undefined when no jurisdiction has it. */
  async of(
    place: FoundPlace | undefined,
    category?: CategorySlug,
  ): Promise<AccountabilityChainDto | undefined> {
    if (!place?.jurisdictionId) return undefined;
    const values = [place.jurisdictionId, place.pincode, category];
    const chain = await this.database.row<Required<AccountabilityChainDto>>(findChain, values);
    return chain && { ...chain, department: category === undefined ? undefined : chain.department };
  }

  private async required(
    place: FoundPlace | undefined,
    category?: CategorySlug,
  ): Promise<AccountabilityChainDto> {
    const chain = await this.of(place, category);
    if (!chain) throw new JurisdictionNotFound();
    return chain;
  }
}
