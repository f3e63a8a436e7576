import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Raw, Repository } from 'typeorm';
import { Clock } from '../../kernel/clock';
import type { ConsoleActor } from '../../kernel/console';
import { newId } from '../../kernel/ids';
import { Database } from '../../platform/database/database';
import { insertNew } from '../../platform/database/returning';
import { Unauthorized } from '../../platform/http/domain-error';
import { ConsoleAccount } from '../entities/console-account.entity';
import { Passwords } from './passwords.service';

export const WRONG_CREDENTIALS = 'Wrong email or password';

/** Turns that are taken before console accounts are changed together: the first is made, or one shuts out another. */
export const ACCOUNT_CHANGES = 'console-accounts';

/** A new account of the console, its password in plain. */
export type NewConsoleAccount = Omit<ConsoleActor, 'id'> & { password: string };

/** The accounts of city staff, apart from the people who use the service (docs/api/console.md#accounts). */
@Injectable()
export class ConsoleAccounts {
  constructor(
    @InjectRepository(ConsoleAccount) private readonly accounts: Repository<ConsoleAccount>,
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly clock: Clock,
  ) {}

  /**
   * Whose email and password these are. The same failure for all, and after the same time: an unknown account, a
   * wrong password, an account that was deactivated.
   * @returns who it is, and the hash the password was checked against
   * @throws Unauthorized
   */
  async signIn(email: string, password: string): Promise<{ admin: ConsoleActor; passwordHash: string }> {
    const account = await this.accounts.findOneBy({ email: hasEmail(email) });
    const isRight = await this.passwords.verify(account?.passwordHash, password);
    if (!account || !isRight || !account.active) throw new Unauthorized(WRONG_CREDENTIALS);
    await this.accounts.update({ id: account.id }, { lastLoginAt: this.clock.now() });
    const { id, name, role, cityScope, passwordHash } = account;
    return { admin: { id, email: account.email, name, role, cityScope }, passwordHash };
  }

  /** Makes an account. @returns undefined when the email has one already */
  async create(account: NewConsoleAccount): Promise<ConsoleActor | undefined> {
    const { email, name, role, cityScope, password } = account;
    const id = newId('consoleAccount');
    const passwordHash = await this.passwords.hash(password);
    const made = { id, email, name, role, cityScope };
    const inserted = await insertNew(this.accounts, { ...made, passwordHash, createdAt: this.clock.now() });
    return inserted > 0 ? made : undefined;
  }

  /** Makes the first account, while there is none. @returns whether it was made */
  createFirst(email: string, password: string): Promise<boolean> {
    return this.database.transaction(async () => {
      await this.database.takeTurns(ACCOUNT_CHANGES);
      if (await this.areThereAny()) return false;
      const first = { email, name: 'Administrator', role: 'super_admin', cityScope: null, password } as const;
      return (await this.create(first)) !== undefined;
    });
  }

  /** Whether anybody can sign in to the console. */
  areThereAny(): Promise<boolean> {
    return this.accounts.exists();
  }

  /** Whether an email has an account. */
  isTaken(email: string): Promise<boolean> {
    return this.accounts.existsBy({ email: hasEmail(email) });
  }
}

/** The condition that an email is this one, whatever its case, as the unique index has it. */
export function hasEmail(email: string) {
  return Raw((column) => `lower(${column}) = lower(:email)`, { email });
}
