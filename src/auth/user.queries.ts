import { Injectable } from '@nestjs/common';
import { columnsOf, type RowOf } from '../platform/database/columns';
import { KeysetList } from '../platform/database/keyset-list';
import { ListPages } from '../api/list-pages';
import type { CutPage } from '../api/page';
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
/** An account as the list of users shows it. */
export type ListedUser = RowOf<typeof COLUMNS>;

const users = new KeysetList<ListedUser>({
  name: 'auth.users',
  columns: COLUMNS,
  from: 'users u',
  alias: 'u',
  where: [`u.kind <> 'persona'`, `u.kind <> 'erased'`],
  order: [
    { column: 'created_at', property: 'createdAt', isTime: true },
    { column: 'id', property: 'id' },
  ],
  direction: 'desc',
});

/** The list of all accounts (docs/api/auth.md#user-list). */
@Injectable()
export class UserQueries {
  constructor(private readonly pages: ListPages) {}

  /** A page of accounts, newest first. @throws InvalidInput for a cursor of another list */
  page(limit: number, lastKey?: string): Promise<CutPage<ListedUser>> {
    return this.pages.cut(users, LIST, {}, { limit, lastKey });
  }
}
