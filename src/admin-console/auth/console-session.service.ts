import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, MoreThan, Not, Repository } from 'typeorm';
import { Retention } from '../../platform/retention/retention.decorator';
import { Clock } from '../../kernel/time/clock';
import type { ConsoleActor, ConsolePerson } from '../../kernel/console';
import { HOUR_MS, MINUTE_MS } from '../../kernel/time/durations';
import { newId } from '../../kernel/ids';
import { type DomainError, Unauthorized } from '../../platform/http/domain-error';
import { SCOPE_TARGETS } from '../access/scope-targets.queries';
import { ConsoleSession } from '../entities/console-session.entity';
import { WRONG_CREDENTIALS } from './console-accounts.service';
import { ConsoleRightsService } from './console-rights.service';
import { type CurrentSession, ConsoleSessionQueries } from './console-session.queries';

const LIFETIME_MS = 12 * HOUR_MS;
const RENEWED_BELOW_MS = 6 * HOUR_MS;
/** The maximum, with any number of renewals. */
const MAX_LIFETIME_MS = 7 * 24 * HOUR_MS;

/** A session of an account, for its holder. */
export interface OwnSession extends Pick<ConsoleSession, 'id' | 'createdAt' | 'lastSeenAt'> {
  /** Whether it is the session of the request. */
  current: boolean;
}

/** A new session: the token for its cookie, and its expiry. */
export interface BegunSession {
  token: string;
  until: Date;
}

/** What was proven before a session begins; absent: nothing. */
export interface SessionProof {
  /** The hash a password was checked against. */
  passwordHash?: string;
  /** What the identity provider answered, sealed, and when it is asked again. */
  provider?: { tokens: string; checkAt: Date };
}

/** The session of a cookie. */
export interface ResumedSession {
  actor: ConsoleActor;
  /** The new expiry of the cookie; undefined if it stays the same. */
  renewedUntil?: Date;
  /** Whether the identity provider has to be asked again first. */
  isCheckDue?: true;
  /** Whether the account must get a second factor before anything else. */
  mustEnrol?: true;
  /** The error if what the path identifies is unknown, or not in the scope of the account. */
  unseen?: DomainError;
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
    private readonly rights: ConsoleRightsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Begins a session.
   * @returns the token for the cookie, and its expiry
   * @throws Unauthorized if the account was deactivated, or its password reset, while the password was checked
   */
  async begin(
    { id }: Pick<ConsolePerson, 'id'>,
    { passwordHash, provider }: SessionProof = {},
  ): Promise<BegunSession> {
    const token = randomBytes(32).toString('base64url');
    const now = this.clock.now();
    const until = new Date(now.getTime() + LIFETIME_MS);
    const session = {
      id: newId('consoleSession'),
      tokenHash: hashOf(token),
      accountId: id,
      createdAt: now,
      expiresAt: until,
      providerTokens: provider?.tokens ?? null,
      checkAt: provider?.checkAt ?? null,
    };
    if (!(await this.queries.begin(session, passwordHash))) throw new Unauthorized(WRONG_CREDENTIALS);
    return { token, until };
  }

  /** Deletes sessions that ended at least a week ago. @returns how many */
  @Retention('console-sessions')
  async forgetOld(now: Date): Promise<number> {
    const longAgo = new Date(now.getTime() - 2 * MAX_LIFETIME_MS);
    const { affected } = await this.sessions.delete({ createdAt: LessThan(longAgo) });
    return affected ?? 0;
  }

  /**
   * The session of a cookie; it is renewed if less than six hours are left.
   * @param params the parameters of the path: what they identify is looked for in the scope of the account
   * @returns undefined if the session has expired, was revoked, or never existed
   */
  async resume(
    token: string,
    params: Readonly<Record<string, string>> = {},
  ): Promise<ResumedSession | undefined> {
    const now = this.clock.now();
    const isScoped = this.rights.areEnforced;
    const target = isScoped ? targetIn(params) : undefined;
    const wanted = { tokenHash: hashOf(token), now, isScoped };
    const session = await this.queries.current({ ...wanted, ...(target && { target }) });
    if (!session || (session.checkAt === null && !this.rights.mayUsePasswords)) return undefined;
    const renewedUntil = renewalOf(session, now);
    if (renewedUntil || now.getTime() - session.lastSeenAt.getTime() >= MINUTE_MS)
      await this.sessions.update(
        { tokenHash: hashOf(token), revokedAt: IsNull() },
        { lastSeenAt: now, ...(renewedUntil && { expiresAt: renewedUntil }) },
      );
    const actor = this.actorOf(session);
    const unseen = session.isSeen ? undefined : SCOPE_TARGETS[target?.parameter ?? '']?.error();
    const mustEnrol = this.rights.secondFactorOf(actor) === 'required';
    const isCheckDue = session.checkAt !== null && session.checkAt <= now;
    return {
      actor,
      renewedUntil,
      ...(isCheckDue && { isCheckDue }),
      ...(mustEnrol && { mustEnrol }),
      ...(unseen && { unseen }),
    };
  }

  private actorOf(session: CurrentSession): ConsoleActor {
    const { id, email, name, role, cityScope, scope, contacts, hasTotp, language, checkAt } = session;
    const permissions = this.rights.permissionsOf({ role });
    const person = { id, email, name, role, cityScope, permissions, scope, contacts, hasTotp, language };
    return checkAt === null ? person : { ...person, signedInBy: 'provider' };
  }

  /** The valid sessions of an account, newest first. @param token the session of the request */
  async ofAccount(accountId: string, token: string): Promise<OwnSession[]> {
    const live = { accountId, revokedAt: IsNull(), expiresAt: MoreThan(this.clock.now()) };
    const sessions = await this.sessions.find({ where: live, order: { createdAt: 'DESC', id: 'DESC' } });
    const current = hashOf(token);
    return sessions.map(({ id, createdAt, lastSeenAt, tokenHash }) => ({
      id,
      createdAt,
      lastSeenAt,
      current: tokenHash === current,
    }));
  }

  /** Ends a session of an account. @returns whether it was valid until now */
  async end(accountId: string, id: string): Promise<boolean> {
    const now = this.clock.now();
    const live = { id, accountId, revokedAt: IsNull(), expiresAt: MoreThan(now) };
    return ((await this.sessions.update(live, { revokedAt: now })).affected ?? 0) > 0;
  }

  async revoke(token: string): Promise<void> {
    await this.sessions.update(
      { tokenHash: hashOf(token), revokedAt: IsNull() },
      { revokedAt: this.clock.now() },
    );
  }

  /** Ends the sessions of an account, except one. @param token the session that stays */
  async revokeOthersOf(accountId: string, token: string): Promise<void> {
    const others = { accountId, revokedAt: IsNull(), tokenHash: Not(hashOf(token)) };
    await this.sessions.update(others, { revokedAt: this.clock.now() });
  }

  /** Ends all sessions of an account. */
  async revokeAllOf(accountId: string): Promise<void> {
    await this.sessions.update({ accountId, revokedAt: IsNull() }, { revokedAt: this.clock.now() });
  }
}

/** The new expiry of a session with less than six hours left; undefined if it stays. */
function renewalOf({ createdAt, expiresAt }: CurrentSession, now: Date): Date | undefined {
  if (expiresAt.getTime() - now.getTime() >= RENEWED_BELOW_MS) return undefined;
  const end = createdAt.getTime() + MAX_LIFETIME_MS;
  const renewedUntil = new Date(Math.min(now.getTime() + LIFETIME_MS, end));
  return renewedUntil > expiresAt ? renewedUntil : undefined;
}

/** What the parameters of a path identify that has a place: of several the first. */
function targetIn(params: Readonly<Record<string, string>>): { parameter: string; id: string } | undefined {
  const found = Object.entries(params).find(([name]) => name in SCOPE_TARGETS);
  return found && { parameter: found[0], id: found[1] };
}

/** What is stored of the token of a session. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
