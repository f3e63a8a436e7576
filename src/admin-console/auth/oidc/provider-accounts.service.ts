import { Injectable } from '@nestjs/common';
import type { ConsolePerson, GroupRights } from '../../../kernel/console';
import { Database } from '../../../platform/database/database';
import { AccountRightsService, PROVIDER } from '../../access/account-rights.service';
import { ConsoleGroupsService } from '../../access/console-groups.service';
import { ConsoleAudit } from '../../console-audit.service';
import { ConsoleAccountsService } from '../console-accounts.service';
import type { ProviderPerson } from './console-provider.service';
import { type Refusal, SignInRefused } from './sign-in-refused';

/** The accounts of people who sign in through the identity provider: their rights follow its groups. */
@Injectable()
export class ProviderAccountsService {
  constructor(
    private readonly accounts: ConsoleAccountsService,
    private readonly rights: AccountRightsService,
    private readonly groups: ConsoleGroupsService,
    private readonly database: Database,
    private readonly audit: ConsoleAudit,
  ) {}

  /**
   * The account of a person, which is made at the first sign-in, with the rights of the person's group.
   * @throws SignInRefused if no group of the person has rights, or the account is deactivated
   */
  async of(person: Pick<ProviderPerson, 'email' | 'name' | 'groups'>): Promise<ConsolePerson> {
    const group = await this.groups.rightsOf(person.groups);
    const known = await this.accounts.withEmail(person.email);
    if (!group) return this.refuse(known?.id ?? person.email, 'no_group');
    if (known && !known.active) return this.refuse(known.id, 'inactive');
    return this.database.transaction(async () => {
      const account = known ?? (await this.make(person, group));
      await this.rights.follow(account.id, group);
      await this.accounts.noteSignIn(account);
      const target = { targetType: 'console_account', targetId: account.id };
      await this.audit.record(account, { action: 'access.sign_in', ...target, after: { group: group.name } });
      return account;
    });
  }

  /** Gives an account the rights of its groups. @returns whether one of them has rights */
  async follow(accountId: string, groups: readonly string[]): Promise<boolean> {
    const group = await this.groups.rightsOf(groups);
    if (!group) return false;
    await this.database.transaction(() => this.rights.follow(accountId, group));
    return true;
  }

  /** Records that somebody was refused. @param target the id of the account, or an email that has none */
  async recordRefusal(
    action: 'access.refuse_sign_in' | 'access.refuse_session',
    target: string,
    reason: string,
  ): Promise<void> {
    const record = { action, targetType: 'console_account', targetId: target, after: { reason } };
    await this.database.transaction(() => this.audit.record(PROVIDER, record));
  }

  private async refuse(target: string, reason: Refusal): Promise<never> {
    await this.recordRefusal('access.refuse_sign_in', target, reason);
    throw new SignInRefused(reason);
  }

  private async make(
    { email, name = email }: Pick<ProviderPerson, 'email' | 'name'>,
    group: GroupRights,
  ): Promise<ConsolePerson> {
    const { role, cityScope, wards, categories } = group;
    const account = { email, name, role, cityScope, wards, categories };
    const made = await this.accounts.createWithoutPassword(account);
    // Another sign-in of the same person was first.
    if (!made) return (await this.accounts.withEmail(email))!;
    const target = { targetType: 'console_account', targetId: made.id };
    await this.audit.record(PROVIDER, { action: 'access.create_account', ...target, after: account });
    return made;
  }
}
