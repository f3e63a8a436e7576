import { Injectable } from '@nestjs/common';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { StaffUnit } from '../entities/staff-unit.entity';

const UNIT = columnsOf(StaffUnit, ['id', 'city', 'name'], 'u');

const findUnit = statement(
  'staff.answering-unit',
  `select ${UNIT} from issues i
     join staff_units u on u.city = i.city and u.active
     left join issue_holders h on h.issue_id = i.id and h.unit_id = u.id
     left join staff_unit_members m on m.unit_id = u.id and m.account_id = $2
    where i.id = $1 and (h.unit_id is not null or m.unit_id is not null)
    order by h.unit_id is null, u.id limit 1`,
);

/** A unit that answers. */
export type AnsweringUnit = RowOf<typeof UNIT>;

/** Reads which unit answers about an issue. */
@Injectable()
export class AnsweringUnitQueries {
  constructor(private readonly database: Database) {}

  /** The active unit that holds the issue, else the account's oldest one in its city; undefined if there is none. */
  of(issueId: string, accountId: string): Promise<AnsweringUnit | undefined> {
    return this.database.row(findUnit, [issueId, accountId]);
  }
}
