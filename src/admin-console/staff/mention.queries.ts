import { Injectable } from '@nestjs/common';
import { columnsOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { StaffUnitMember } from '../../staff/entities/staff-unit-member.entity';

const ACCOUNT = columnsOf(StaffUnitMember, ['accountId'], 'mentioned');
const findMentioned = statement(
  'console.find-mentioned',
  `select wanted.id, ${ACCOUNT}
     from unnest($1::text[]) wanted (id)
     cross join lateral (
       select a.id as account_id from console_accounts a where a.id = wanted.id and a.active
       union all
       select m.account_id from staff_units u
         left join (staff_unit_members m join console_accounts a on a.id = m.account_id and a.active)
           on m.unit_id = u.id
        where u.id = wanted.id and u.active) mentioned`,
);

/** Who is mentioned: an account by itself, or one of a unit; a unit without accounts has a row with none. */
export interface MentionedRow {
  id: string;
  accountId: string | null;
}

/** Reads whom a note mentions. */
@Injectable()
export class MentionQueries {
  constructor(private readonly database: Database) {}

  /** The active accounts and units among some ids, each with its accounts. */
  mentioned(ids: readonly string[]): Promise<MentionedRow[]> {
    return this.database.rows(findMentioned, [ids]);
  }
}
