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
/** However often it was renewed. */
const MAX_LIFETIME_MS = 7 * 24 * HOUR_MS;

/** A session that has begun: what its cookie holds, and until when it lasts. */
export interface BegunSession {
  token: string;
  until: Date;
}

/** What a session cookie stands for. */
export interface ResumedSession {
  actor: ConsoleActor;
  /** Until when the cookie is to be kept from now on; undefined: as long as was set before. */
  renewedUntil?: Date;
}

/**
 * The sessions of the console (docs/api/console.md#sessions). A cookie is random and known here by its hash alone, so
 * that whoever reads the table cannot sign in.
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
   * @param passwordHash of the password that was checked; undefined where none was
   * @returns its cookie and until when it lasts
   * @throws Unauthorized when the account was deactivated, or its password reset, while the password was looked at
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
   * The session behind a cookie; it is renewed when less than six hours are left.
   * @returns undefined when the session has ended, was revoked, or never was
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

  /** Ends every session of an account. */
  async revokeAllOf(accountId: string): Promise<void> {
    await this.sessions.update({ accountId, revokedAt: IsNull() }, { revokedAt: this.clock.now() });
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
