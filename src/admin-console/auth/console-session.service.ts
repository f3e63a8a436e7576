import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, Repository } from 'typeorm';
import { Clock } from '../../kernel/clock';
import type { ConsoleActor } from '../../kernel/console';
import { HOUR_MS } from '../../kernel/durations';
import { Unauthorized } from '../../platform/http/domain-error';
import { ConsoleSession } from '../entities/console-session.entity';
import { WRONG_CREDENTIALS } from './console-accounts.service';
import { ConsoleSessionQueries } from './console-session.queries';

const LIFETIME_MS = 12 * HOUR_MS;
const RENEWED_BELOW_MS = 6 * HOUR_MS;
/** The maximum, with any number of renewals. */
const MAX_LIFETIME_MS = 7 * 24 * HOUR_MS;

/** A new session: the token for its cookie, and its expiry. */
export interface BegunSession {
  token: string;
  until: Date;
}

/** The session of a cookie. */
export interface ResumedSession {
  actor: ConsoleActor;
  /** The new expiry of the cookie; undefined if it stays the same. */
  renewedUntil?: Date;
}

/**
 * The sessions of the console (docs/api/console.md#sessions). A cookie is random, and only its hash is stored, so that
 * nobody can sign in with data from the table.
 */
@Injectable()
export class ConsoleSessionService {
  constructor(
    @InjectRepository(ConsoleSession) private readonly sessions: Repository<ConsoleSession>,
    private readonly queries: ConsoleSessionQueries,
    private readonly clock: Clock,
  ) {}

  /**
   * Begins a session.
   * @param passwordHash the hash the password was checked against; undefined if none was checked
   * @returns the token for the cookie, and its expiry
   * @throws Unauthorized if the account was deactivated, or its password reset, while the password was checked
   */
  async begin({ id }: ConsoleActor, passwordHash?: string): Promise<BegunSession> {
    const token = randomBytes(32).toString('base64url');
    const now = this.clock.now();
    const until = new Date(now.getTime() + LIFETIME_MS);
    const session = { tokenHash: hashOf(token), accountId: id, createdAt: now, expiresAt: until };
    if (!(await this.queries.begin(session, passwordHash))) throw new Unauthorized(WRONG_CREDENTIALS);
    const longAgo = new Date(now.getTime() - 2 * MAX_LIFETIME_MS);
    await this.sessions.delete({ createdAt: LessThan(longAgo) });
    return { token, until };
  }

  /**
   * The session of a cookie; it is renewed if less than six hours are left.
   * @returns undefined if the session has expired, was revoked, or never existed
   */
  async resume(token: string): Promise<ResumedSession | undefined> {
    const now = this.clock.now();
    const session = await this.queries.current(hashOf(token), now);
    if (!session) return undefined;
    const { id, email, name, role, cityScope, createdAt, expiresAt } = session;
    const actor = { id, email, name, role, cityScope };
    const end = createdAt.getTime() + MAX_LIFETIME_MS;
    if (expiresAt.getTime() - now.getTime() >= RENEWED_BELOW_MS) return { actor };
    const renewedUntil = new Date(Math.min(now.getTime() + LIFETIME_MS, end));
    if (renewedUntil <= expiresAt) return { actor };
    await this.sessions.update(
      { tokenHash: hashOf(token), revokedAt: IsNull() },
      { expiresAt: renewedUntil },
    );
    return { actor, renewedUntil };
  }

  async revoke(token: string): Promise<void> {
    await this.sessions.update(
      { tokenHash: hashOf(token), revokedAt: IsNull() },
      { revokedAt: this.clock.now() },
    );
  }

  /** Ends all sessions of an account. */
  async revokeAllOf(accountId: string): Promise<void> {
    await this.sessions.update({ accountId, revokedAt: IsNull() }, { revokedAt: this.clock.now() });
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
