import { Injectable } from '@nestjs/common';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { ConsoleScope } from '../../kernel/console';
import { SCOPE_OF_ACCOUNT } from '../access/console-scope.queries';
import { SCOPE_TARGETS } from '../access/scope-targets.queries';
import { ConsoleAccount } from '../entities/console-account.entity';
import { ConsoleSession } from '../entities/console-session.entity';

const ACTOR = columnsOf(
  ConsoleAccount,
  ['id', 'email', 'name', 'role', 'cityScope', 'contacts', 'language'],
  'a',
);
const HAS_TOTP = 'a.totp_secret is not null as "hasTotp"';
const SPAN = columnsOf(ConsoleSession, ['createdAt', 'expiresAt', 'lastSeenAt', 'checkAt'], 's');

/** In SQL: the account is locked while it is read, so that it is not deactivated before the session is stored. */
const insert = statement(
  'console.begin-session',
  `insert into console_sessions
     (id, token_hash, account_id, created_at, last_seen_at, expires_at, provider_tokens, check_at)
   select $6, $1, a.id, $3, $3, $4, $7, $8 from console_accounts a
    where a.id = $2 and a.active and ($5::text is null or a.password_hash = $5) for share returning account_id`,
);
/** SQL for the scope of the account `a`: none where the parameter says that scopes are not enforced. */
const scopeIf = (isEnforced: string) =>
  `case when ${isEnforced}::boolean then ${SCOPE_OF_ACCOUNT} else '{}' end as scope`;
/**
 * For every request of the console: the session, its account, and whether the scope of the account has what the path
 * identifies, in one statement.
 */
const resumeFor = (name: string, isSeen: string) =>
  statement(
    `console.resume-session${name}`,
    `select s.*, case when s.scope = '{}' then true else ${isSeen} end as "isSeen"
       from (select ${ACTOR}, ${HAS_TOTP}, ${SPAN}, ${scopeIf('$3')}
               from console_sessions s join console_accounts a on a.id = s.account_id
              where s.token_hash = $1 and s.revoked_at is null and s.expires_at > $2 and a.active) s`,
  );
const resume = resumeFor('', 'true');
const resumeWith = new Map(
  Object.entries(SCOPE_TARGETS).map(([name, { isSeen }]) => [name, resumeFor(`-for-${name}`, isSeen)]),
);

const account = statement(
  'console.find-actor',
  `select ${ACTOR}, ${HAS_TOTP}, ${scopeIf('$2')} from console_accounts a where a.id = $1 and a.active`,
);

/** The session to store. */
export type NewConsoleSession = Pick<
  ConsoleSession,
  'id' | 'tokenHash' | 'accountId' | 'createdAt' | 'expiresAt' | 'providerTokens' | 'checkAt'
>;

/** An account, and what it may see. */
export type ScopedAccount = RowOf<typeof ACTOR> & { hasTotp: boolean; scope: ConsoleScope };

/** The session to resume. */
export interface WantedSession {
  tokenHash: string;
  now: Date;
  /** Whether scopes are enforced. */
  isScoped: boolean;
  /** What the path identifies: its parameter, a name of `SCOPE_TARGETS`, and the id. */
  target?: { parameter: string; id: string };
}

/** The account of a session, its duration, and whether its scope has what was asked for. */
export type CurrentSession = ScopedAccount & RowOf<typeof SPAN> & { isSeen: boolean };

/** Stores sessions of the console, and reads valid ones. */
@Injectable()
export class ConsoleSessionQueries {
  constructor(private readonly database: Database) {}

  /**
   * Stores a session of an active account.
   * @param passwordHash the hash the account must still have; undefined for any
   * @returns whether there is such an account
   */
  async begin(session: NewConsoleSession, passwordHash?: string): Promise<boolean> {
    const { id, tokenHash, accountId, createdAt, expiresAt, providerTokens, checkAt } = session;
    const values = [tokenHash, accountId, createdAt, expiresAt, passwordHash ?? null, id, providerTokens];
    return (await this.database.row(insert, [...values, checkAt])) !== undefined;
  }

  /** An active account. */
  account(id: string, isScoped: boolean): Promise<ScopedAccount | undefined> {
    return this.database.row<ScopedAccount>(account, [id, isScoped]);
  }

  /** The session of a token, if it is valid and its account is active. */
  current({ tokenHash, now, isScoped, target }: WantedSession): Promise<CurrentSession | undefined> {
    const read = (target && resumeWith.get(target.parameter)) ?? resume;
    const values = [tokenHash, now, isScoped, ...(read === resume || !target ? [] : [target.id])];
    return this.database.row<CurrentSession>(read, values);
  }
}
