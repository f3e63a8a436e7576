import { Injectable } from '@nestjs/common';
import type { Actor } from '../kernel/people/actor';
import { Clock } from '../kernel/time/clock';
import { tokenRoleOf } from '../kernel/people/roles';
import { Authenticator } from '../platform/http/authenticator';
import { AccountQueries } from './account.queries';
import { type AccessProof, TokenService } from './token.service';

/**
 * Reads the person of an access token from the database with each request, so that a demotion, a ban or a logout takes
 * effect at once and not when the token expires.
 */
@Injectable()
export class TokenAuthenticator extends Authenticator {
  constructor(
    private readonly tokens: TokenService,
    private readonly accounts: AccountQueries,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async authenticate(token: string): Promise<Actor | undefined> {
    const proof = this.tokens.verifyAccess(token);
    return proof && this.actorOf(proof);
  }

  /** The person of an access token; undefined if its session has ended. */
  async actorOf({ userId, sessionId }: AccessProof): Promise<Actor | undefined> {
    const account = await this.accounts.signedIn(sessionId, userId, this.clock.now());
    if (!account) return undefined;
    const { id, displayName, city, role, official, shownAs, pseudonym, welcomedAt, erasureDue } = account;
    const tokenRole = tokenRoleOf(role, official);
    const chosen = { shownAs, pseudonym, isWelcomed: welcomedAt !== null };
    return { id, displayName, city, role, tokenRole, sessionId, erasureDue, ...chosen };
  }

  override async unchanged(actors: readonly Actor[], now: Date): Promise<Set<Actor>> {
    const accounts = await this.accounts.sessions(
      actors.map(({ sessionId }) => sessionId),
      now,
    );
    const current = new Map(accounts.map((account) => [account.sessionId, account]));
    return new Set(
      actors.filter(({ sessionId, role, tokenRole }) => {
        const account = current.get(sessionId);
        return account?.role === role && tokenRoleOf(role, account.official) === tokenRole;
      }),
    );
  }
}
