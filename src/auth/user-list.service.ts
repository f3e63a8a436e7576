import { Injectable } from '@nestjs/common';
import type { CutPage } from '../api/page';
import type { Actor } from '../kernel/people/actor';
import { ReadLogService } from '../personal-data';
import { type ListedUser, UserQueries } from './user.queries';

/** The list of all accounts for admins. It has names and addresses of people, so each page is in the log of reads. */
@Injectable()
export class UserListService {
  constructor(
    private readonly users: UserQueries,
    private readonly readLog: ReadLogService,
  ) {}

  /** A page of accounts, newest first. @throws InvalidInput for a cursor of another list */
  async page({ id, role }: Actor, limit: number, lastKey?: string): Promise<CutPage<ListedUser>> {
    const page = await this.users.page(limit, lastKey);
    await this.readLog.record({
      reader: { id, role, cities: null },
      route: 'GET /api/admin/users',
      kinds: ['name', 'email'],
      subjects: page.shown.map((user) => user.id),
    });
    return page;
  }
}
