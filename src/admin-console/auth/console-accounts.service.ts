import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Raw, Repository } from 'typeorm';
import type { CategorySlug } from '../../kernel/categories';
import { Clock } from '../../kernel/time/clock';
import type { ConsolePerson } from '../../kernel/console';
import { emailKey, emailKeySql } from '../../kernel/text/email-address';
import { newId } from '../../kernel/ids';
import { Database } from '../../platform/database/database';
import { insertNew } from '../../platform/database/returning';
import { Unauthorized } from '../../platform/http/domain-error';
import { ConsoleAccount } from '../entities/console-account.entity';
import { ScopeWardQueries } from '../access/scope-ward.queries';
import { PasswordRulesService } from './password-rules.service';
import { PasswordsService } from './passwords.service';

export const WRONG_CREDENTIALS = 'Wrong email or password';

/**
 * The name of the lock for changes that concern several console accounts: creating the first one, or deactivating one.
 */
export const ACCOUNT_CHANGES = 'console-accounts';

/** A new account of the console, with its password in plain text. */
export type NewConsoleAccount = Omit<ConsolePerson, 'id'> & {
  password: string;
  /** All, unless given. */
  wards?: string[];
  categories?: CategorySlug[];
};

/** The accounts of city staff, separate from those of citizens (docs/api/console.md#accounts). */
@Injectable()
export class ConsoleAccountsService {
  constructor(
    @InjectRepository(ConsoleAccount) private readonly accounts: Repository<ConsoleAccount>,
    private readonly database: Database,
    private readonly passwords: PasswordsService,
    private readonly rules: PasswordRulesService,
    private readonly wards: ScopeWardQueries,
    private readonly clock: Clock,
  ) {}

  /**
   * The account with an email and a password. An unknown account, a wrong password and a deactivated account fail
   * in the same way, after the same time.
   * @throws Unauthorized
   */
  async withPassword(email: string, password: string): Promise<ConsoleAccount & { passwordHash: string }> {
    const account = await this.withEmail(email);
    const passwordHash = account?.passwordHash ?? undefined;
    const isRight = await this.passwords.verify(passwordHash, password);
    if (!account || passwordHash === undefined || !isRight || !account.active)
      throw new Unauthorized(WRONG_CREDENTIALS);
    return { ...account, passwordHash };
  }

  /** The account with an email, also a deactivated one. */
  async withEmail(email: string): Promise<ConsoleAccount | undefined> {
    return (await this.accounts.findOneBy({ email: hasEmail(email) })) ?? undefined;
  }

  /** Stores that an account has signed in now. */
  async noteSignIn({ id }: Pick<ConsolePerson, 'id'>): Promise<void> {
    await this.accounts.update({ id }, { lastLoginAt: this.clock.now() });
  }

  /** Creates an account. @returns undefined if the email already has one; @throws InvalidInput for an easy password */
  async create(account: NewConsoleAccount): Promise<ConsolePerson | undefined> {
    const { password, ...person } = account;
    await this.rules.assertAcceptable(password, account, 'password');
    return this.insert(person, await this.passwords.hash(password));
  }

  /** Creates an account that signs in through the identity provider. @returns undefined if the email has one */
  createWithoutPassword(account: Omit<NewConsoleAccount, 'password'>): Promise<ConsolePerson | undefined> {
    return this.insert(account, null);
  }

  private async insert(
    { wards = [], categories = [], ...person }: Omit<NewConsoleAccount, 'password'>,
    passwordHash: string | null,
  ): Promise<ConsolePerson | undefined> {
    const made = { id: newId('consoleAccount'), ...person };
    const row = { ...made, wards, categories, passwordHash, createdAt: this.clock.now() };
    return (await insertNew(this.accounts, row)) > 0 ? made : undefined;
  }

  /** Creates the first account if there is none. @returns whether it was created */
  createFirst(email: string, password: string): Promise<boolean> {
    return this.database.transaction(async () => {
      await this.database.takeTurns(ACCOUNT_CHANGES);
      if (await this.areThereAny()) return false;
      const first = { email, name: 'Administrator', role: 'super_admin', cityScope: null, password } as const;
      return (await this.create(first)) !== undefined;
    });
  }

  /** @throws InvalidInput if an account of the cities (null: all) cannot be restricted to the wards */
  assertWards(cities: ConsolePerson['cityScope'], wards: readonly string[]): Promise<void> {
    return this.wards.assertKnown(cities, wards);
  }

  /** Whether any account can sign in to the console. */
  areThereAny(): Promise<boolean> {
    return this.accounts.exists();
  }

  /** Whether an email has an account. */
  isTaken(email: string): Promise<boolean> {
    return this.accounts.existsBy({ email: hasEmail(email) });
  }
}

/** The condition for an email, ignoring case like the unique index. */
export function hasEmail(email: string) {
  return Raw((column) => `${emailKeySql(column)} = :email`, { email: emailKey(email) });
}
