import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Not, Repository } from 'typeorm';
import type { ConsoleActor } from '../../kernel/console';
import { Database } from '../../platform/database/database';
import { Unauthorized } from '../../platform/http/domain-error';
import { ACCOUNT_CHANGES } from '../auth/console-accounts.service';
import { ConsoleSessionService } from '../auth/console-session.service';
import { ConsoleAudit } from '../console-audit.service';
import { ConsoleAccount } from '../entities/console-account.entity';
import type { MoveToDto } from '../staff/assignment.dto';
import { HeldIssuesService } from '../staff/held-issues.service';
import { AccountNotFound, LastSuperAdmin, OwnAccount } from './access.errors';

/** The columns of an account that the console shows. */
const SHOWN = {
  id: true,
  email: true,
  name: true,
  role: true,
  cityScope: true,
  active: true,
  createdAt: true,
  lastLoginAt: true,
} as const;

/** Giving away thousands of issues takes longer than other requests. */
const MAX_MOVE_MS = 60_000;

/** An account as the console lists it. */
export type ListedAccount = Pick<ConsoleAccount, keyof typeof SHOWN>;

/** Lists, activates and deactivates the accounts of the console. */
@Injectable()
export class AccountAdministrationService {
  constructor(
    @InjectRepository(ConsoleAccount) private readonly accounts: Repository<ConsoleAccount>,
    private readonly database: Database,
    private readonly sessions: ConsoleSessionService,
    private readonly audit: ConsoleAudit,
    private readonly held: HeldIssuesService,
  ) {}

  /** Oldest first. */
  list(): Promise<ListedAccount[]> {
    return this.accounts.find({ select: SHOWN, order: { createdAt: 'ASC', id: 'ASC' } });
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
      await this.database.takeTurns(ACCOUNT_CHANGES);
      if (!(await this.accounts.existsBy({ id: actor.id, active: true })))
        throw new Unauthorized('Sign in again');
      const account = await this.accounts.findOne({
        select: SHOWN,
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!account) throw new AccountNotFound();
      if (!active && account.id === actor.id) throw new OwnAccount();
      if (account.active === active) return account;
      if (!active && (await this.isLastSuperAdmin(account))) throw new LastSuperAdmin();
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

  private async isLastSuperAdmin({ id, role }: ListedAccount): Promise<boolean> {
    if (role !== 'super_admin') return false;
    return !(await this.accounts.existsBy({ id: Not(id), role: 'super_admin', active: true }));
  }
}
