import { Injectable } from '@nestjs/common';
import { columnsExcept, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { StaffUnit } from '../entities/staff-unit.entity';

const UNIT = columnsExcept(StaffUnit, ['createdAt', 'updatedAt'], 'u');
const MEMBERS = `array(select m.account_id from staff_unit_members m where m.unit_id = u.id order by m.account_id)`;
const SHOWN = `${UNIT}, ${MEMBERS} as members`;

const listUnits = statement(
  'staff.units',
  `select ${SHOWN} from staff_units u where u.city = $1 order by u.active desc, u.id limit 500`,
);
const findUnit = statement('staff.unit', `select ${SHOWN} from staff_units u where u.id = $1`);
const lockUnit = statement('staff.lock-unit', 'select from staff_units where id = $1 for share');
const unitsOf = statement(
  'staff.units-of-account',
  `select ${UNIT} from staff_unit_members m join staff_units u on u.id = m.unit_id
    where m.account_id = $1 order by u.id`,
);
const findDepartment = statement('staff.department', 'select from departments where id = $1 and city = $2');
const findOfficial = statement('staff.official', 'select from officials where id = $1');

const leaveUnits = statement(
  'staff.leave-units',
  'delete from staff_unit_members where account_id = $1 and unit_id <> all ($2)',
);
const joinUnits = statement(
  'staff.join-units',
  `insert into staff_unit_members (unit_id, account_id)
   select u.id, $1 from staff_units u where u.id = any ($2) on conflict do nothing`,
);

/** A unit, without its members. */
export type UnitRow = RowOf<typeof UNIT>;

/** A unit, and the ids of the accounts that belong to it. */
export interface UnitWithMembers extends UnitRow {
  members: string[];
}

/** Reads units of city staff. */
@Injectable()
export class UnitQueries {
  constructor(private readonly database: Database) {}

  /** The units of a city: active ones first, then the oldest; at most 500. */
  list(city: string): Promise<UnitWithMembers[]> {
    return this.database.rows(listUnits, [city]);
  }

  find(id: string): Promise<UnitWithMembers | undefined> {
    return this.database.row(findUnit, [id]);
  }

  /** Keeps a unit as it is until the transaction ends. */
  async lock(id: string): Promise<void> {
    await this.database.rows(lockUnit, [id]);
  }

  /** The units an account belongs to, inactive ones too. */
  ofAccount(accountId: string): Promise<UnitRow[]> {
    return this.database.rows(unitsOf, [accountId]);
  }

  /** Lets an account belong to these units, and to no others; ids of no unit are ignored. */
  async setOfAccount(accountId: string, unitIds: readonly string[]): Promise<void> {
    await this.database.rows(leaveUnits, [accountId, unitIds]);
    await this.database.rows(joinUnits, [accountId, unitIds]);
  }

  async isDepartmentOf(city: string, id: string): Promise<boolean> {
    return (await this.database.row(findDepartment, [id, city])) !== undefined;
  }

  async isOfficial(id: string): Promise<boolean> {
    return (await this.database.row(findOfficial, [id])) !== undefined;
  }
}
