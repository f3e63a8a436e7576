import { Injectable } from '@nestjs/common';
import { columnsOf, type RowOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { Cursors, type CutPage, cutPage } from '../api/page';
import { User } from './entities/user.entity';

const LIST = '/api/admin/users';

const COLUMNS = columnsOf(User, [
  'id',
  'displayName',
  'email',
  'role',
  'avatarUrl',
  'createdAt',
  'lastSeenAt',
]);
const firstPage = statement(
  'auth.users-first-page',
  `select ${COLUMNS} from users order by created_at desc, id desc limit $1`,
);
const nextPage = statement(
  'auth.users-next-page',
  `select ${COLUMNS} from users where (created_at, id) < ($2, $3) order by created_at desc, id desc limit $1`,
);

/** An account as the list of users shows it. */
export type ListedUser = RowOf<typeof COLUMNS>;

/** The list of all accounts (docs/api/auth.md#user-list). */
@Injectable()
export class UserQueries {
  constructor(
    private readonly database: Database,
    private readonly cursors: Cursors,
  ) {}

  /** A page of accounts, newest first. @throws InvalidInput for a cursor of another list */
  async page(limit: number, lastKey?: string): Promise<CutPage<ListedUser>> {
    const values: unknown[] = [limit + 1];
    if (lastKey !== undefined) {
      const [createdAt, id] = this.cursors.open(LIST, lastKey);
      values.push(new Date(createdAt as number), id);
    }
    const rows = await this.database.rows<ListedUser>(lastKey === undefined ? firstPage : nextPage, values);
    return cutPage(rows, limit, (last) => this.cursors.seal(LIST, [last.createdAt.getTime(), last.id]));
  }
}
