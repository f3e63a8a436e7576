import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Not, Repository } from 'typeorm';
import { type ConsoleActor, isCityInScope } from '../../kernel/console';
import { Database } from '../../platform/database/database';
import { InvalidInput, Unauthorized } from '../../platform/http/domain-error';
import { ACCOUNT_CHANGES } from '../auth/console-accounts.service';
import { ConsoleSessionService } from '../auth/console-session.service';
import { ConsoleAudit } from '../console-audit.service';
import { ConsoleAccount } from '../entities/console-account.entity';
import type { MoveToDto } from '../staff/assignment.dto';
import { HeldIssuesService } from '../staff/held-issues.service';
import { AccountNotFound, LastSuperAdmin, OwnAccount } from './access.errors';
import { ScopeWardQueries } from './scope-ward.queries';

/** The columns of an account that the console shows. */
const SHOWN = {
  id: true,
  email: true,
  name: true,
  role: true,
  cityScope: true,
  wards: true,
  categories: true,
  contacts: true,
  active: true,
  createdAt: true,
  lastLoginAt: true,
} as const;

const RIGHTS = ['role', 'cityScope', 'wards', 'categories', 'contacts'] as const;

/** Giving away thousands of issues takes longer than other requests. */
const MAX_MOVE_MS = 60_000;

/** An account as the console lists it. */
export type ListedAccount = Pick<ConsoleAccount, keyof typeof SHOWN>;

/** What an account may do: what a super_admin changes of it. */
export type AccountRights = Pick<ConsoleAccount, (typeof RIGHTS)[number]>;

/** Lists, changes, activates and deactivates the accounts of the console. */
@Injectable()
export class AccountAdministrationService {
  constructor(
    @InjectRepository(ConsoleAccount) private readonly accounts: Repository<ConsoleAccount>,
    private readonly database: Database,
    private readonly sessions: ConsoleSessionService,
    private readonly audit: ConsoleAudit,
    private readonly held: HeldIssuesService,
    private readonly wards: ScopeWardQueries,
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
      const account = await this.locked(actor, id);
      if (!active && account.id === actor.id) throw new OwnAccount();
      if (account.active === active) return account;
      if (!active && (await this.isLastSuperAdmin(account))) throw new LastSuperAdmin('be deactivated');
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

  /**
   * Changes what an account may do; with its next request. Without a difference there is no audit record.
   * @param rights those that change; undefined ones stay
   * @throws AccountNotFound, LastSuperAdmin, Unauthorized; InvalidInput for an unknown ward, or without any member
   */
  change(actor: ConsoleActor, id: string, rights: Partial<AccountRights>): Promise<ListedAccount> {
    return this.database.transaction(async () => {
      const account = await this.locked(actor, id);
      const given = RIGHTS.filter((name) => rights[name] !== undefined);
      if (given.length === 0)
        throw new InvalidInput([{ field: 'role', message: 'or another member is required' }]);
      const changed = { ...account, ...pick(rights, given) };
      await this.wards.assertKnown(changed.cityScope, changed.wards);
      const differs = given.filter((name) => JSON.stringify(account[name]) !== JSON.stringify(changed[name]));
      if (differs.length === 0) return account;
      if (changed.role !== 'super_admin' && (await this.isLastSuperAdmin(account)))
        throw new LastSuperAdmin('get another role');
      await this.accounts.update({ id }, pick(changed, differs));
      await this.audit.record(actor, {
        action: 'access.change_rights',
        targetType: 'console_account',
        targetId: id,
        before: pick(account, differs),
        after: pick(changed, differs),
      });
      return changed;
    });
  }

  /** An account to change, under its lock. @throws Unauthorized, AccountNotFound */
  private async locked(actor: ConsoleActor, id: string): Promise<ListedAccount> {
    await this.database.takeTurns(ACCOUNT_CHANGES);
    if (!(await this.accounts.existsBy({ id: actor.id, active: true })))
      throw new Unauthorized('Sign in again');
    const lock = { mode: 'pessimistic_write' } as const;
    const account = await this.accounts.findOne({ select: SHOWN, where: { id }, lock });
    if (!account) throw new AccountNotFound();
    return account;
  }

  private async isLastSuperAdmin({ id, role, active }: ListedAccount): Promise<boolean> {
    if (role !== 'super_admin' || !active) return false;
    return !(await this.accounts.existsBy({ id: Not(id), role: 'super_admin', active: true }));
  }
}

function pick<Row extends object, Name extends keyof Row>(row: Row, names: readonly Name[]): Pick<Row, Name> {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;
}
