import { Injectable } from '@nestjs/common';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { ConsoleAccount } from '../entities/console-account.entity';

const ADDRESS = columnsOf(ConsoleAccount, ['id', 'email'], 'a');
const superAdmins = statement(
  'console.addresses-of-super-admins',
  `select ${ADDRESS} from console_accounts a where a.active and a.role = 'super_admin' order by a.id`,
);

/** Reads who is told of requests that are due soon. */
@Injectable()
export class LateRequestQueries {
  constructor(private readonly database: Database) {}

  /** The active super admins. */
  superAdmins(): Promise<Array<RowOf<typeof ADDRESS>>> {
    return this.database.rows(superAdmins);
  }
}
