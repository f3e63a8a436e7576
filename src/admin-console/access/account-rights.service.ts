import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Not, Repository } from 'typeorm';
import type { ConsoleActor, GroupRights } from '../../kernel/console';
import { Database } from '../../platform/database/database';
import { InvalidInput, Unauthorized } from '../../platform/http/domain-error';
import { UnitsService } from '../../staff';
import { ACCOUNT_CHANGES } from '../auth/console-accounts.service';
import { ConsoleAudit } from '../console-audit.service';
import { ConsoleAccount } from '../entities/console-account.entity';
import { AccountNotFound, LastSuperAdmin } from './access.errors';
import { ScopeWardQueries } from './scope-ward.queries';

/** The columns of an account that the console shows. */
export const SHOWN = {
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

/** The actor in the audit log for what follows from the groups of the identity provider. */
export const PROVIDER = { id: 'identity_provider', name: 'Identity provider' } as const;

const RIGHTS = ['role', 'cityScope', 'wards', 'categories', 'contacts'] as const;

/** An account as the console lists it. */
export type ListedAccount = Pick<ConsoleAccount, keyof typeof SHOWN>;

/** What an account may do: what a super_admin changes of it. */
export type AccountRights = Pick<ConsoleAccount, (typeof RIGHTS)[number]>;

/** Changes what accounts of the console may do. */
@Injectable()
export class AccountRightsService {
  constructor(
    @InjectRepository(ConsoleAccount) private readonly accounts: Repository<ConsoleAccount>,
    private readonly database: Database,
    private readonly audit: ConsoleAudit,
    private readonly wards: ScopeWardQueries,
    private readonly units: UnitsService,
  ) {}

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
      const differs = differing(account, changed);
      if (differs.length === 0) return account;
      if (changed.role !== 'super_admin' && (await this.isLastSuperAdmin(account)))
        throw new LastSuperAdmin('get another role');
      await this.accounts.update({ id }, pick(changed, differs));
      await this.recordChange(actor, id, pick(account, differs), pick(changed, differs));
      return changed;
    });
  }

  /**
   * Gives an account the rights and units of its group at the identity provider. The last active super_admin keeps its
   * role. Without a difference there is no audit record. Call it in a transaction.
   * @throws AccountNotFound
   */
  async follow(id: string, given: GroupRights): Promise<void> {
    const { name: group, role, cityScope, wards, categories, units } = given;
    await this.database.takeTurns(ACCOUNT_CHANGES);
    const account = await this.withLock(id);
    const isKept = role !== 'super_admin' && (await this.isLastSuperAdmin(account));
    const rights = { role: isKept ? account.role : role, cityScope, wards, categories };
    const changed = { ...account, ...rights };
    const differs = differing(account, changed);
    if (differs.length > 0) await this.accounts.update({ id }, pick(changed, differs));
    const of = units === null ? undefined : await this.units.setUnitsOf(id, units);
    const haveUnitsChanged = of !== undefined && JSON.stringify(of.before) !== JSON.stringify(of.after);
    if (differs.length === 0 && !haveUnitsChanged) return;
    await this.recordChange(
      PROVIDER,
      id,
      { ...pick(account, differs), ...(haveUnitsChanged && { units: of.before }) },
      { ...pick(changed, differs), ...(haveUnitsChanged && { units: of.after }), group },
    );
  }

  private recordChange(
    actor: Pick<ConsoleActor, 'id' | 'name'>,
    targetId: string,
    before: object,
    after: object,
  ): Promise<void> {
    const change = { action: 'access.change_rights', targetType: 'console_account', targetId };
    return this.audit.record(actor, { ...change, before, after });
  }

  /** An account to change, under its lock. @throws Unauthorized, AccountNotFound */
  async locked(actor: ConsoleActor, id: string): Promise<ListedAccount> {
    await this.database.takeTurns(ACCOUNT_CHANGES);
    if (!(await this.accounts.existsBy({ id: actor.id, active: true })))
      throw new Unauthorized('Sign in again');
    return this.withLock(id);
  }

  private async withLock(id: string): Promise<ListedAccount> {
    const lock = { mode: 'pessimistic_write' } as const;
    const account = await this.accounts.findOne({ select: SHOWN, where: { id }, lock });
    if (!account) throw new AccountNotFound();
    return account;
  }

  /** Whether an account is the only active super_admin. */
  async isLastSuperAdmin({ id, role, active }: ListedAccount): Promise<boolean> {
    if (role !== 'super_admin' || !active) return false;
    return !(await this.accounts.existsBy({ id: Not(id), role: 'super_admin', active: true }));
  }
}

function differing(before: AccountRights, after: AccountRights): Array<(typeof RIGHTS)[number]> {
  return RIGHTS.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

function pick<Row extends object, Name extends keyof Row>(row: Row, names: readonly Name[]): Pick<Row, Name> {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;
}
