import { Injectable } from '@nestjs/common';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { ConsoleAccount } from '../entities/console-account.entity';
import { ConsoleSession } from '../entities/console-session.entity';

const ACTOR = columnsOf(ConsoleAccount, ['id', 'email', 'name', 'role', 'cityScope'], 'a');
const SPAN = columnsOf(ConsoleSession, ['createdAt', 'expiresAt', 'lastSeenAt'], 's');

/** In SQL: the account is locked while it is read, so that it is not deactivated before the session is stored. */
const insert = statement(
  'console.begin-session',
  `insert into console_sessions (id, token_hash, account_id, created_at, last_seen_at, expires_at)
   select $6, $1, a.id, $3, $3, $4 from console_accounts a
    where a.id = $2 and a.active and a.password_hash = coalesce($5, a.password_hash) for share returning account_id`,
);
/** In SQL: a join of two tables, for every request of the console. */
const resume = statement(
  'console.resume-session',
  `select ${ACTOR}, ${SPAN}
     from console_sessions s join console_accounts a on a.id = s.account_id
    where s.token_hash = $1 and s.revoked_at is null and s.expires_at > $2 and a.active`,
);

const account = statement(
  'console.find-actor',
  `select ${ACTOR} from console_accounts a where a.id = $1 and a.active`,
);

/** The session to store. */
export type NewConsoleSession = Pick<
  ConsoleSession,
  'id' | 'tokenHash' | 'accountId' | 'createdAt' | 'expiresAt'
>;

/** The account of a session, and its duration. */
export type CurrentSession = RowOf<typeof ACTOR> & RowOf<typeof SPAN>;

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
    const { id, tokenHash, accountId, createdAt, expiresAt } = session;
    const values = [tokenHash, accountId, createdAt, expiresAt, passwordHash ?? null, id];
    return (await this.database.row(insert, values)) !== undefined;
  }

  /** An active account. */
  account(id: string): Promise<RowOf<typeof ACTOR> | undefined> {
    return this.database.row<RowOf<typeof ACTOR>>(account, [id]);
  }

  /** The session of a token, if it is valid and its account is active. */
  current(tokenHash: string, now: Date): Promise<CurrentSession | undefined> {
    return this.database.row<CurrentSession>(resume, [tokenHash, now]);
  }
}
