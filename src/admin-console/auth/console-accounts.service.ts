import { Injectable } from '@nestjs/common';
import type { CitySlug } from '../../kernel/cities';
import { Clock } from '../../kernel/clock';
import type { ConsoleActor, ConsoleRole } from '../../kernel/console';
import { newId } from '../../kernel/ids';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { Unauthorized } from '../../platform/http/domain-error';
import { Passwords } from './passwords.service';

export const WRONG_CREDENTIALS = 'Wrong email or password';
export const ACCOUNT_COLUMNS = `a.id, a.email, a.name, a.role, a.city_scope as "cityScope"`;

const findByEmail = statement(
  'console.find-account-by-email',
  `select ${ACCOUNT_COLUMNS}, a.password_hash as "passwordHash", a.active from console_accounts a
    where lower(a.email) = lower($1)`,
);
const insert = statement(
  'console.insert-account',
  `insert into console_accounts (id, email, name, role, city_scope, password_hash, created_at)
   values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (lower(email)) do nothing returning id`,
);
/** Taken before the desk's accounts are changed together: the first is made, or one shuts out another. */
export const lockAccounts = statement(
  'console.lock-accounts',
  `select pg_advisory_xact_lock(hashtextextended('console-accounts', 0))`,
);
const anyAccount = statement('console.any-account', `select from console_accounts limit 1`);
const setLogin = statement(
  'console.set-login',
  `update console_accounts set last_login_at = $2 where id = $1`,
);

/** A new account of the console, its password in plain. */
export interface NewConsoleAccount {
  email: string;
  name: string;
  role: ConsoleRole;
  cityScope: CitySlug[] | null;
  password: string;
}

/** The accounts of the city desk, apart from the people who use the service (docs/api/console.md#accounts). */
@Injectable()
export class ConsoleAccounts {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly clock: Clock,
  ) {}

  /**
   * Whose email and password these are. The same failure for all, and after the same time: an unknown account, a
   * wrong password, an account that was deactivated.
   * @throws Unauthorized
   */
  async signIn(email: string, password: string): Promise<ConsoleActor> {
    const account = await this.database.row<ConsoleActor & { passwordHash: string; active: boolean }>(
      findByEmail,
      [email],
    );
    const isRight = await this.passwords.verify(account?.passwordHash, password);
    if (!account || !isRight || !account.active) throw new Unauthorized(WRONG_CREDENTIALS);
    await this.database.rows(setLogin, [account.id, this.clock.now()]);
    const { id, name, role, cityScope } = account;
    return { id, email: account.email, name, role, cityScope };
  }

  /** Makes an account. @returns undefined when the email has one already */
  async create(account: NewConsoleAccount): Promise<ConsoleActor | undefined> {
    const { email, name, role, cityScope, password } = account;
    const hash = await this.passwords.hash(password);
    const id = newId('consoleAccount');
    const made = await this.database.row(insert, [id, email, name, role, cityScope, hash, this.clock.now()]);
    return made && { id, email, name, role, cityScope };
  }

  /** Makes the first account, while there is none. @returns whether it was made */
  createFirst(email: string, password: string): Promise<boolean> {
    return this.database.transaction(async () => {
      await this.database.rows(lockAccounts);
      if (await this.database.row(anyAccount)) return false;
      const first = { email, name: 'Administrator', role: 'super_admin', cityScope: null, password } as const;
      return (await this.create(first)) !== undefined;
    });
  }

  /** Whether anybody can sign in to the console. */
  async areThereAny(): Promise<boolean> {
    return (await this.database.row(anyAccount)) !== undefined;
  }
}
