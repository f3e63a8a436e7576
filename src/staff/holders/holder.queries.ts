import { Injectable } from '@nestjs/common';
import { columnsOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { AssignmentRule } from '../entities/assignment-rule.entity';

const RULED = columnsOf(AssignmentRule, ['unitId'], 'r');
const MATCHES = `r.city = i.city and (r.ward is null or r.ward = i.ward) and (r.category is null or r.category = i.category)`;
const FIRST = `order by num_nonnulls(r.ward, r.category) desc, r.ward is null, r.created_at, r.id limit 1`;
/** The unit of the rule that names the most of an issue; of these the one of the older rule. */
const unitByRule = statement(
  'staff.unit-by-rule',
  `select ${RULED} from issues i
     join assignment_rules r on ${MATCHES} join staff_units u on u.id = r.unit_id and u.active
    where i.id = $1 ${FIRST}`,
);
const unassigned = statement(
  'staff.unassigned-by-rule',
  `select i.id, ${RULED} from issues i
    cross join lateral (
      select r.unit_id from assignment_rules r join staff_units u on u.id = r.unit_id and u.active
       where ${MATCHES} ${FIRST}) r
    where i.city = $1 and i.holder_unit_id is null and i.status in ('open', 'in_progress')
      and i.duplicate_of is null and i.id > $2
    order by i.id limit $3`,
);
const heldBy = statement(
  'staff.held-by',
  `select issue_id as id from issue_holders
    where (unit_id = $1 or $1 is null) and (account_id = $2 or $2 is null) and issue_id > $3
    order by issue_id limit $4`,
);

const countHeldBy = statement(
  'staff.count-held-by',
  `select count(*)::int as count from issue_holders
    where (unit_id = $1 or $1 is null) and (account_id = $2 or $2 is null)`,
);

/** An issue, and the unit that a rule gives it to. */
export interface RuledIssue extends Pick<AssignmentRule, 'unitId'> {
  id: string;
}

/** Reads what decides who works on an issue. */
@Injectable()
export class HolderQueries {
  constructor(private readonly database: Database) {}

  /** The unit that the rules give an issue to; undefined without a rule for it. */
  async unitByRule(issueId: string): Promise<string | undefined> {
    return (await this.database.row<Pick<AssignmentRule, 'unitId'>>(unitByRule, [issueId]))?.unitId;
  }

  /** Unfinished issues of a city that nobody holds and that a rule gives to a unit, in the order of their ids. */
  unassigned(city: string, after: string, limit: number): Promise<RuledIssue[]> {
    return this.database.rows(unassigned, [city, after, limit]);
  }

  /** Issues that a unit or an account holds, finished ones too, in the order of their ids. */
  heldBy(
    { unitId, accountId }: { unitId?: string; accountId?: string },
    after: string,
    limit: number,
  ): Promise<Array<{ id: string }>> {
    return this.database.rows(heldBy, [unitId ?? null, accountId ?? null, after, limit]);
  }

  /** How many issues a unit or an account holds, finished ones too. */
  async countHeldBy({ unitId, accountId }: { unitId?: string; accountId?: string }): Promise<number> {
    const values = [unitId ?? null, accountId ?? null];
    return (await this.database.row<{ count: number }>(countHeldBy, values))?.count ?? 0;
  }
}
