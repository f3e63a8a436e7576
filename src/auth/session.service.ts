import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EntityManager, IsNull } from 'typeorm';
import { Clock } from '../kernel/time/clock';
import { DAY_MS } from '../kernel/time/durations';
import { Database } from '../platform/database/database';
import { Unauthorized } from '../platform/http/domain-error';
import { Logger } from '../platform/logging/logger';
import type { Account } from './account';
import { AccountQueries } from './account.queries';
import { accessClaims } from './access-claims';
import { RefreshFamily } from './entities/refresh-family.entity';
import { RefreshToken } from './entities/refresh-token.entity';
import { User } from './entities/user.entity';
import { REFRESH_TOKEN_LIFETIME_S, type RefreshClaims, TokenService } from './token.service';

/** The maximum duration of a session, however often it is renewed. */
const FAMILY_LIFETIME_MS = 30 * DAY_MS;
/** Two tabs may send the same token at once; a used token that comes later than this was stolen. */
const RACE_WINDOW_MS = 10_000;

/** An access token with the refresh token that continues its session. */
export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/** Sessions: refresh-token families, with a new token at each use (docs/api/auth.md#refresh). */
@Injectable()
export class SessionService {
  constructor(
    private readonly manager: EntityManager,
    private readonly accounts: AccountQueries,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly tokens: TokenService,
    private readonly logger: Logger,
  ) {}

  /** Begins a session for an account. */
  begin(account: Account): Promise<TokenPair> {
    return this.database.transaction(async () => {
      const { sessionId, expiresAt } = await this.open(account);
      return this.issue(account, sessionId, expiresAt);
    });
  }

  /** Begins a session without tokens, which lasts until it is ended or expires after 30 days. */
  open(account: Account): Promise<{ sessionId: string; expiresAt: Date }> {
    return this.database.transaction(async () => {
      const now = this.clock.now();
      const sessionId = randomUUID();
      const expiresAt = new Date(now.getTime() + FAMILY_LIFETIME_MS);
      await this.manager.insert(RefreshFamily, {
        id: sessionId,
        userId: account.id,
        createdAt: now,
        expiresAt,
      });
      return { sessionId, expiresAt };
    });
  }

  /**
   * Exchanges a refresh token for a new pair, and marks it as used.
   * @throws Unauthorized if it is unknown, expired, revoked or used; a second use after more than ten seconds also
   *   revokes its family
   */
  async rotate(refreshToken: string): Promise<TokenPair> {
    const claims = this.tokens.verifyRefresh(refreshToken);
    if (!claims) throw new Unauthorized('The refresh token is not valid');
    const pair = await this.database.transaction(() => this.exchange(claims));
    if (pair) return pair;
    await this.revokeIfReplayed(claims);
    throw new Unauthorized('The refresh token was used before or is no longer valid');
  }

  /** Ends a session: its refresh and access tokens are refused from now on. */
  async end(sessionId: string): Promise<void> {
    const change = { revokedAt: this.clock.now(), revokedBecause: 'logout' as const };
    await this.manager.update(RefreshFamily, { id: sessionId, revokedAt: IsNull() }, change);
  }

  private async exchange(claims: RefreshClaims): Promise<TokenPair | undefined> {
    const now = this.clock.now();
    const familyExpiresAt = await this.accounts.useToken(claims.jti, claims.sid, now);
    if (!familyExpiresAt) return undefined;
    await this.manager.update(User, { id: claims.sub }, { lastSeenAt: now });
    const account = await this.accounts.account(claims.sub);
    return account && this.issue(account, claims.sid, familyExpiresAt);
  }

  private async issue(account: Account, familyId: string, familyExpiresAt: Date): Promise<TokenPair> {
    const now = this.clock.now();
    const id = randomUUID();
    const latest = now.getTime() + REFRESH_TOKEN_LIFETIME_S * 1000;
    const expiresAt = new Date(Math.min(latest, familyExpiresAt.getTime()));
    await this.manager.insert(RefreshToken, { id, familyId, issuedAt: now, expiresAt });
    return {
      accessToken: this.tokens.signAccess(accessClaims(account, familyId)),
      refreshToken: this.tokens.signRefresh({ sub: account.id, sid: familyId, jti: id }, expiresAt),
    };
  }

  private async revokeIfReplayed(claims: RefreshClaims): Promise<void> {
    const now = this.clock.now();
    const raceBegan = new Date(now.getTime() - RACE_WINDOW_MS);
    if (await this.accounts.revokeReplayed(claims.jti, now, raceBegan))
      this.logger.warn({ user: claims.sub, session: claims.sid }, 'a used refresh token was replayed');
  }
}
