import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../kernel/clock';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { Unauthorized } from '../platform/http/domain-error';
import { Logger } from '../platform/logging/logger';
import type { Account } from './account';
import { ACCOUNT_COLUMNS } from './account.queries';
import { accessClaims } from './access-claims';
import { REFRESH_TOKEN_LIFETIME_S, type RefreshClaims, TokenService } from './token.service';

/** However often it rotates, a sign-in lasts no longer. */
const FAMILY_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;
/** Two tabs may race with one token; later than this, a used token was stolen. */
const RACE_WINDOW_MS = 10_000;

const forgetExpired = statement(
  'auth.forget-expired-families',
  `delete from refresh_families where user_id = $1 and expires_at <= $2`,
);
const insertFamily = statement(
  'auth.insert-family',
  `insert into refresh_families (id, user_id, created_at, expires_at) values ($1, $2, $3, $4)`,
);
const insertToken = statement(
  'auth.insert-refresh-token',
  `insert into refresh_tokens (id, family_id, issued_at, expires_at) values ($1, $2, $3, $4)`,
);
const useToken = statement(
  'auth.use-refresh-token',
  `update refresh_tokens t set used_at = $3 from refresh_families f
    where t.id = $1 and t.family_id = $2 and t.used_at is null and t.expires_at > $3
      and f.id = t.family_id and f.revoked_at is null and f.expires_at > $3
   returning f.expires_at as "familyExpiresAt"`,
);
const findAccount = statement(
  'auth.touch-account',
  `update users u set last_seen_at = $2 where u.id = $1 returning ${ACCOUNT_COLUMNS}`,
);
const revokeReplayed = statement(
  'auth.revoke-replayed-family',
  `update refresh_families f set revoked_at = $2, revoked_because = 'replay'
     from refresh_tokens t
    where t.id = $1 and t.family_id = f.id and t.used_at < $3 and f.revoked_at is null
   returning f.id`,
);
const revoke = statement(
  'auth.revoke-family',
  `update refresh_families set revoked_at = $2, revoked_because = 'logout' where id = $1 and revoked_at is null`,
);

/** An access token with the refresh token that continues its session. */
export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/** Sessions: refresh-token families that rotate with every use (docs/api/auth.md#refresh). */
@Injectable()
export class SessionService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly tokens: TokenService,
    private readonly logger: Logger,
  ) {}

  /** Begins a session for an account. */
  begin(account: Account): Promise<TokenPair> {
    return this.database.transaction(async () => {
      const now = this.clock.now();
      const familyId = randomUUID();
      const expiresAt = new Date(now.getTime() + FAMILY_LIFETIME_MS);
      await this.database.rows(forgetExpired, [account.id, now]);
      await this.database.rows(insertFamily, [familyId, account.id, now, expiresAt]);
      return this.issue(account, familyId, expiresAt);
    });
  }

  /**
   * Exchanges a refresh token for a new pair; it is used up by that.
   * @throws Unauthorized when it is unknown, expired, revoked or used; used again after ten seconds, its whole
   *   family is revoked
   */
  async rotate(refreshToken: string): Promise<TokenPair> {
    const claims = this.tokens.verifyRefresh(refreshToken);
    if (!claims) throw new Unauthorized('The refresh token is not valid');
    const pair = await this.database.transaction(() => this.exchange(claims));
    if (pair) return pair;
    await this.revokeIfReplayed(claims);
    throw new Unauthorized('The refresh token was used before or is no longer valid');
  }

  /** Ends a session: its refresh tokens and access tokens are refused from now on. */
  async end(sessionId: string): Promise<void> {
    await this.database.rows(revoke, [sessionId, this.clock.now()]);
  }

  private async exchange(claims: RefreshClaims): Promise<TokenPair | undefined> {
    const now = this.clock.now();
    const used = await this.database.row<{ familyExpiresAt: Date }>(useToken, [claims.jti, claims.sid, now]);
    if (!used) return undefined;
    const account = await this.database.row<Account>(findAccount, [claims.sub, now]);
    return account && this.issue(account, claims.sid, used.familyExpiresAt);
  }

  private async issue(account: Account, familyId: string, familyExpiresAt: Date): Promise<TokenPair> {
    const now = this.clock.now();
    const id = randomUUID();
    const latest = now.getTime() + REFRESH_TOKEN_LIFETIME_S * 1000;
    const expiresAt = new Date(Math.min(latest, familyExpiresAt.getTime()));
    await this.database.rows(insertToken, [id, familyId, now, expiresAt]);
    return {
      accessToken: this.tokens.signAccess(accessClaims(account, familyId)),
      refreshToken: this.tokens.signRefresh({ sub: account.id, sid: familyId, jti: id }, expiresAt),
    };
  }

  private async revokeIfReplayed(claims: RefreshClaims): Promise<void> {
    const now = this.clock.now();
    const raceBegan = new Date(now.getTime() - RACE_WINDOW_MS);
    const revoked = await this.database.row(revokeReplayed, [claims.jti, now, raceBegan]);
    if (revoked)
      this.logger.warn({ user: claims.sub, session: claims.sid }, 'a used refresh token was replayed');
  }
}
