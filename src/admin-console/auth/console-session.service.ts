import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import type { ConsoleActor } from '../../kernel/console';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { Unauthorized } from '../../platform/http/domain-error';
import { WRONG_CREDENTIALS } from './console-accounts.service';

const HOUR_MS = 60 * 60 * 1000;
const LIFETIME_MS = 12 * HOUR_MS;
const RENEWED_BELOW_MS = 6 * HOUR_MS;
/** However often it was renewed. */
const MAX_LIFETIME_MS = 7 * 24 * HOUR_MS;

const insert = statement(
  'console.begin-session',
  `insert into console_sessions (token_hash, account_id, created_at, expires_at)
   select $1, a.id, $3, $4 from console_accounts a
    where a.id = $2 and a.active and a.password_hash = coalesce($5, a.password_hash) for share returning account_id`,
);
const resume = statement(
  'console.resume-session',
  `select a.id, a.email, a.name, a.role, a.city_scope as "cityScope", s.created_at as "createdAt", s.expires_at as "expiresAt"
     from console_sessions s join console_accounts a on a.id = s.account_id
    where s.token_hash = $1 and s.revoked_at is null and s.expires_at > $2 and a.active`,
);
const renew = statement(
  'console.renew-session',
  `update console_sessions set expires_at = $2 where token_hash = $1 and revoked_at is null`,
);
const revoke = statement(
  'console.revoke-session',
  `update console_sessions set revoked_at = $2 where token_hash = $1 and revoked_at is null`,
);
const revokeAll = statement(
  'console.revoke-sessions',
  `update console_sessions set revoked_at = $2 where account_id = $1 and revoked_at is null`,
);
const forget = statement('console.forget-sessions', `delete from console_sessions where created_at < $1`);

/** What a session cookie stands for. */
export interface ConsoleSession {
  actor: ConsoleActor;
  /** Until when the cookie is to be kept from now on; undefined: as long as was set before. */
  renewedUntil?: Date;
}

type Resumed = ConsoleActor & { createdAt: Date; expiresAt: Date };

/**
 * The sessions of the console (docs/api/console.md#sessions). A cookie is random and known here by its hash alone, so
 * that whoever reads the table cannot sign in.
 */
@Injectable()
export class ConsoleSessionService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Begins a session.
   * @param passwordHash of the password that was checked; undefined where none was
   * @returns its cookie and until when it lasts
   * @throws Unauthorized when the account was deactivated, or its password reset, while the password was looked at
   */
  async begin({ id }: ConsoleActor, passwordHash?: string): Promise<{ token: string; until: Date }> {
    const token = randomBytes(32).toString('base64url');
    const now = this.clock.now();
    const until = new Date(now.getTime() + LIFETIME_MS);
    const begun = await this.database.row(insert, [hashOf(token), id, now, until, passwordHash ?? null]);
    if (!begun) throw new Unauthorized(WRONG_CREDENTIALS);
    await this.database.rows(forget, [new Date(now.getTime() - 2 * MAX_LIFETIME_MS)]);
    return { token, until };
  }

  /**
   * The session behind a cookie; it is renewed when less than six hours are left.
   * @returns undefined when the session has ended, was revoked, or never was
   */
  async resume(token: string): Promise<ConsoleSession | undefined> {
    const now = this.clock.now();
    const session = await this.database.row<Resumed>(resume, [hashOf(token), now]);
    if (!session) return undefined;
    const { id, email, name, role, cityScope, createdAt, expiresAt } = session;
    const actor = { id, email, name, role, cityScope };
    const end = createdAt.getTime() + MAX_LIFETIME_MS;
    if (expiresAt.getTime() - now.getTime() >= RENEWED_BELOW_MS) return { actor };
    const renewedUntil = new Date(Math.min(now.getTime() + LIFETIME_MS, end));
    if (renewedUntil <= expiresAt) return { actor };
    await this.database.rows(renew, [hashOf(token), renewedUntil]);
    return { actor, renewedUntil };
  }

  async revoke(token: string): Promise<void> {
    await this.database.rows(revoke, [hashOf(token), this.clock.now()]);
  }

  /** Ends every session of an account. */
  async revokeAllOf(accountId: string): Promise<void> {
    await this.database.rows(revokeAll, [accountId, this.clock.now()]);
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
