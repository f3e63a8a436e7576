import { Injectable } from '@nestjs/common';
import { City } from '../../accountability/entities/city.entity';
import { Official } from '../../accountability/entities/official.entity';
import { Ward } from '../../accountability/entities/ward.entity';
import { columnsOf, type Nullable, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { OfficeRow, RoleKey } from './role-contact';

const OF_WARD = columnsOf(Ward, { ward: 'code', wardName: 'name' }, 'w');
const OF_CITY = columnsOf(City, { cityName: 'displayName' }, 'c');
const OF_OFFICIAL = columnsOf(Official, ['email'], 'o');
/** An office of a role; its code is that of a ward, or the name of a constituency. */
export interface StoredOffice
  extends RowOf<typeof OF_WARD>, RowOf<typeof OF_CITY>, Nullable<RowOf<typeof OF_OFFICIAL>> {
  role: RoleKey;
  code: string;
  officeAddress: Ward['officeAddress'] | null;
  phone: Official['phone'] | null;
}

/** SQL for an office's official: the one its jurisdiction names, otherwise the one of the ward or constituency. */
const official = (designation: Official['designation'], named: string, there: string): string => `
  left join lateral (
    select o.email, o.phone from officials o
     where o.id = ${named} or (o.city = w.city and o.designation = '${designation}' and ${there})
     order by o.id = ${named} desc nulls last, o.id limit 1) o on true`;
const IN_WARD = 'o.ward = w.code';
const seat = (column: string) => `o.constituency = j.${column} and o.constituency <> ''`;

/** For each role: SQL for the code of its office, its address, and its official. */
const OFFICES: Record<RoleKey, { code: string; address: string; official: string }> = {
  Corporator: {
    code: 'w.code',
    address: 'null::text',
    official: official('Corporator', 'j.corporator_id', IN_WARD),
  },
  'Municipal Ward Officer': {
    code: 'w.code',
    address: 'w.office_address',
    official: official('Ward Officer', 'j.ward_officer_id', IN_WARD),
  },
  MLA: {
    code: 'j.constituency_assembly',
    address: 'null::text',
    official: official('MLA', 'null', seat('constituency_assembly')),
  },
  MP: {
    code: 'j.constituency_parliamentary',
    address: 'null::text',
    official: official('MP', 'null', seat('constituency_parliamentary')),
  },
};

/** The offices of a role for the matching wards; wards without one are left out. */
const office = (role: RoleKey, condition: string): string => {
  const { code, address, official: record } = OFFICES[role];
  return `
    select '${role}' as role, ${OF_WARD}, ${code} as code, ${OF_CITY},
           ${address} as "officeAddress", ${OF_OFFICIAL},
           coalesce(nullif(o.phone, ''), ${role === 'Municipal Ward Officer' ? 'w.phone' : 'null'}) as phone
      from wards w
      join cities c on c.slug = w.city
      left join lateral (
        select * from jurisdictions j where j.city = w.city and j.ward = w.code order by j.id limit 1) j on true
      ${record}
     where w.city = $1 and ${condition} and ${code} <> ''`;
};

const ROLE_KEYS = Object.keys(OFFICES) as RoleKey[];
const lists = Object.fromEntries(
  ROLE_KEYS.map((role) => [
    role,
    statement(`public.offices ${role}`, `${office(role, 'w.res_pct is not null')} order by w.code`),
  ]),
);
const ofWard = statement(
  'public.offices-of-ward',
  ROLE_KEYS.map((role) => office(role, 'w.code = $2')).join(' union all '),
);

/** Reads the contact data of offices, never the names of the people who hold them. */
@Injectable()
export class OfficeQueries {
  constructor(private readonly database: Database) {}

  /** The offices of a role in the wards of the leaderboard, each constituency once; empty for an unknown role. */
  async list(role: string, cityId: string): Promise<StoredOffice[]> {
    const by = Object.hasOwn(lists, role) ? lists[role] : undefined;
    const rows = by ? await this.database.rows<StoredOffice>(by, [cityId]) : [];
    const seen = new Set<string>();
    return rows.filter(({ code }) => !seen.has(code) && seen.add(code));
  }

  /** The offices responsible for a ward, by role. */
  async ofWard(cityId: string, code: string): Promise<Map<RoleKey, OfficeRow>> {
    const rows = await this.database.rows<StoredOffice>(ofWard, [cityId, code]);
    return new Map(rows.map((row) => [row.role, row]));
  }
}
