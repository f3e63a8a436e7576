import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { type ConsoleActor, isCityInScope } from '../../kernel/console';
import { Database } from '../../platform/database/database';
import { ConsoleSessionService } from '../auth/console-session.service';
import { ConsoleAudit } from '../console-audit.service';
import { ConsoleAccount } from '../entities/console-account.entity';
import type { MoveToDto } from '../staff/assignment.dto';
import { HeldIssuesService } from '../staff/held-issues.service';
import { LastSuperAdmin, OwnAccount } from './access.errors';
import { AccountRightsService, type ListedAccount, SHOWN } from './account-rights.service';

/** Giving away thousands of issues takes longer than other requests. */
const MAX_MOVE_MS = 60_000;

/** Lists, activates and deactivates the accounts of the console. */
@Injectable()
export class AccountAdministrationService {
  constructor(
    @InjectRepository(ConsoleAccount) private readonly accounts: Repository<ConsoleAccount>,
    private readonly database: Database,
    private readonly sessions: ConsoleSessionService,
    private readonly audit: ConsoleAudit,
    private readonly held: HeldIssuesService,
    private readonly rights: AccountRightsService,
  ) {}

  /** Those that work for a city of the caller's scope, oldest first. */
  async list({ scope }: Pick<ConsoleActor, 'scope'>): Promise<ListedAccount[]> {
    const all = await this.accounts.find({ select: SHOWN, order: { createdAt: 'ASC', id: 'ASC' } });
    return all.filter(({ cityScope }) => cityScope?.some((city) => isCityInScope(scope, city)) ?? true);
  }

  /**
   * Activates an account, or deactivates it and ends its sessions; no change and no audit record if it already
   * has that state. Changes are made one at a time, by accounts that are still active: if two accounts deactivate one
   * another, one stays active, and so does the last super_admin.
   * @param moveTo who gets the issues of an account that is deactivated; null: nobody
   * @throws AccountNotFound, OwnAccount, LastSuperAdmin, Unauthorized; HoldsIssues; InvalidInput if `moveTo` cannot
   *   hold the issues
   */
  setActive(
    actor: ConsoleActor,
    id: string,
    active: boolean,
    moveTo?: MoveToDto | null,
  ): Promise<ListedAccount> {
    return this.database.transaction(async () => {
      const account = await this.rights.locked(actor, id);
      if (!active && account.id === actor.id) throw new OwnAccount();
      if (account.active === active) return account;
      if (!active && (await this.rights.isLastSuperAdmin(account)))
        throw new LastSuperAdmin('be deactivated');
      if (!active) await this.held.giveAway(actor, { accountId: id }, moveTo);
      await this.accounts.update({ id }, { active });
      if (!active) await this.sessions.revokeAllOf(id);
      await this.audit.record(actor, {
        action: active ? 'access.activate' : 'access.deactivate',
        targetType: 'console_account',
        targetId: id,
        before: { active: account.active },
        after: { active },
      });
      return { ...account, active };
    }, MAX_MOVE_MS);
  }
}
