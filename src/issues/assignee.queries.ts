import { Injectable } from '@nestjs/common';
import { AccountabilityQueries } from '../accountability';
import { User } from '../auth/entities/user.entity';
import { columnsOf, type RowOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { emailKeySql } from '../kernel/text/email-address';
import { statement } from '../platform/database/statement';
import type { LockedIssue } from './issue';
import { AssigneeNotFound } from './issue.errors';

const STAFF = columnsOf(User, { name: 'displayName' }, 'u');
const findStaff = statement(
  'issues.staff-member',
  `select ${STAFF} from users u
    where u.id = $1 and (u.role in ('admin', 'superadmin')
      or exists (select from officials o where o.email <> '' and ${emailKeySql('o.email')} = ${emailKeySql('u.email')}))`,
);

export interface Assignee {
  id: string;
  name: string;
}

/**
 * Finds the people an issue can be assigned to: an official in the accountability records, or an account with the token
 * role official or admin.
 */
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
      (await this.database.row<RowOf<typeof STAFF>>(findStaff, [id]))?.name;
    if (name === undefined) throw new AssigneeNotFound();
    return { id, name };
  }

  /** The department an issue is assigned to by default. */
  departmentFor({ city, category }: Pick<LockedIssue, 'city' | 'category'>): Promise<string> {
    return this.accountability.departmentName(city, category);
  }
}
