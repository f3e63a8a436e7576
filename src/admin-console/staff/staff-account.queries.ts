import { Injectable } from '@nestjs/common';
import { emailKeySql } from '../../kernel/text/email-address';
import type { TextByLanguage } from '../../kernel/languages';
import { columnsOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { Holder } from '../../staff';
import { StaffUnit } from '../../staff/entities/staff-unit.entity';
import { StaffUnitMember } from '../../staff/entities/staff-unit-member.entity';
import { ConsoleAccount } from '../entities/console-account.entity';

const MEMBER = columnsOf(StaffUnitMember, ['unitId', 'accountId'], 'm');
const UNIT = columnsOf(StaffUnit, { unitId: 'id', unitName: 'name' }, 'u');
const ACCOUNT = columnsOf(ConsoleAccount, { accountId: 'id', accountName: 'name' }, 'a');
const findNames = statement(
  'console.holder-names',
  `select ${UNIT}, ${ACCOUNT}
     from staff_units u left join console_accounts a on a.id = $2 where u.id = $1`,
);
const findUnit = statement(
  'console.unit-of-account',
  `select u.id as "unitId" from issues i
     join staff_units u on u.city = i.city and u.active
     join staff_unit_members m on m.unit_id = u.id and m.account_id = $2
     left join issue_holders h on h.issue_id = i.id
    where i.id = $1 order by u.id is distinct from h.unit_id, u.id limit 1`,
);
const lockActive = statement(
  'console.lock-active-account',
  'select from console_accounts where id = $1 and active for share',
);
const findOfficial = statement(
  'console.official-of-account',
  `select o.id from console_accounts a
     join officials o on o.email <> '' and ${emailKeySql('o.email')} = ${emailKeySql('a.email')}
    where a.id = $1 order by o.id limit 1`,
);
/** The account with the email of the assignee, in a unit of the issue's city; else the unit of the official. */
const findHolder = statement(
  'console.holder-of-assignee',
  `with assignee as (
     select email from officials where id = $2 union all select email from users where id = $2)
   (select ${MEMBER} from issues i
      join staff_units u on u.city = i.city and u.active
      join staff_unit_members m on m.unit_id = u.id
      join console_accounts a on a.id = m.account_id and a.active
      join assignee on assignee.email <> '' and ${emailKeySql('assignee.email')} = ${emailKeySql('a.email')}
     where i.id = $1 order by u.id limit 1)
   union all
   (select u.id, null from issues i
      join staff_units u on u.city = i.city and u.active and u.official_id = $2
     where i.id = $1 order by u.id limit 1)
   limit 1`,
);
const findMembers = statement(
  'console.members-to-tell',
  `select a.id from staff_unit_members m join console_accounts a on a.id = m.account_id and a.active
    where m.unit_id = $1 and ($2::text is null or a.id = $2) order by a.id`,
);

/** Who works on an issue, by name. */
export interface HolderRow extends Holder {
  unitName: TextByLanguage;
  accountName: string | null;
}

/** Reads the accounts of units. */
@Injectable()
export class StaffAccountQueries {
  constructor(private readonly database: Database) {}

  /** The names of a holder; undefined if there is no such unit. */
  named({ unitId, accountId }: Holder): Promise<HolderRow | undefined> {
    return this.database.row(findNames, [unitId, accountId]);
  }

  /** The unit in which an account works on an issue: that which holds it already, else the oldest of its city. */
  async unitOf(issueId: string, accountId: string): Promise<string | undefined> {
    return (await this.database.row<{ unitId: string }>(findUnit, [issueId, accountId]))?.unitId;
  }

  /** Keeps an account active until the transaction ends. @returns false if it is not active */
  async lockActive(accountId: string): Promise<boolean> {
    return (await this.database.row(lockActive, [accountId])) !== undefined;
  }

  /** The official with the email of an account. */
  async officialOf(accountId: string): Promise<string | undefined> {
    return (await this.database.row<{ id: string }>(findOfficial, [accountId]))?.id;
  }

  /** The unit and account of an official or a person to whom the token API has assigned an issue. */
  holderOf(issueId: string, assigneeId: string): Promise<Holder | undefined> {
    return this.database.row(findHolder, [issueId, assigneeId]);
  }

  /** The active accounts that a holder is: that one, or all of the unit. */
  async accountsOf({ unitId, accountId }: Holder): Promise<string[]> {
    const rows = await this.database.rows<{ id: string }>(findMembers, [unitId, accountId]);
    return rows.map(({ id }) => id);
  }
}
