import { Injectable } from '@nestjs/common';
import { AccountabilityQueries } from '../accountability';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { AssigneeNotFound } from './issue.errors';

const findStaff = statement(
  'issues.staff-member',
  `select display_name as name from users u
    where id = $1 and (role in ('admin', 'superadmin')
      or exists (select from officials o where o.email <> '' and lower(o.email) = lower(u.email)))`,
);

export interface Assignee {
  id: string;
  name: string;
}

/** Whom an issue can be assigned to: an official of the records, or an account whose token role is official or admin. */
@Injectable()
export class AssigneeQueries {
  constructor(
    private readonly accountability: AccountabilityQueries,
    private readonly database: Database,
  ) {}

  /** @throws AssigneeNotFound */
  async find(id: string): Promise<Assignee> {
    const name =
      (await this.accountability.officialName(id)) ??
      (await this.database.row<{ name: string }>(findStaff, [id]))?.name;
    if (name === undefined) throw new AssigneeNotFound();
    return { id, name };
  }
}
