import { Injectable } from '@nestjs/common';
import { columnsOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { isInScope, SCOPE_OF_ACCOUNT } from '../access/console-scope.queries';
import { ConsoleRightsService } from '../auth/console-rights.service';
import { StaffUnitMember } from '../../staff/entities/staff-unit-member.entity';

const ACCOUNT = columnsOf(StaffUnitMember, ['accountId'], 'mentioned');
/** SQL for whether the account `a` may see the issue `$2`. */
const MAY_SEE = `(not $3 or exists (select from issues i where i.id = $2 and ${isInScope('i', `(${SCOPE_OF_ACCOUNT})`)}))`;
const findMentioned = statement(
  'console.find-mentioned',
  `select wanted.id, ${ACCOUNT}
     from unnest($1::text[]) wanted (id)
     cross join lateral (
       select a.id as account_id from console_accounts a where a.id = wanted.id and a.active and ${MAY_SEE}
       union all
       select m.account_id from staff_units u
         left join (staff_unit_members m join console_accounts a on a.id = m.account_id and a.active and ${MAY_SEE})
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
  constructor(
    private readonly database: Database,
    private readonly rights: ConsoleRightsService,
  ) {}

  /** The active accounts and units among some ids, each with its accounts: those that may see an issue. */
  mentioned(ids: readonly string[], issueId: string): Promise<MentionedRow[]> {
    return this.database.rows(findMentioned, [ids, issueId, this.rights.areEnforced]);
  }
}
