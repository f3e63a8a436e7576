import { Injectable } from '@nestjs/common';
import type { ConsoleActor } from '../../kernel/console';
import { ConsoleRightsService } from './console-rights.service';
import { ConsoleSessionQueries } from './console-session.queries';

/** The accounts in whose name a job acts or writes: with the rights that they have at that moment. */
@Injectable()
export class ConsoleActorsService {
  constructor(
    private readonly queries: ConsoleSessionQueries,
    private readonly rights: ConsoleRightsService,
  ) {}

  /** @returns undefined if there is no such account, or it is not active */
  async find(accountId: string): Promise<ConsoleActor | undefined> {
    const account = await this.queries.account(accountId, this.rights.areEnforced);
    return account && { ...account, permissions: this.rights.permissionsOf(account) };
  }
}
