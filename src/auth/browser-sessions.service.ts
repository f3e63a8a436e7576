import { Injectable } from '@nestjs/common';
import type { Actor } from '../kernel/actor';
import { AccountService } from './account.service';
import { IdentityVerifier } from './identity-verifier';
import { SessionService } from './session.service';
import { TokenAuthenticator } from './token-authenticator';
import { TokenService } from './token.service';

/** What a browser keeps of a session. */
export interface BrowserSession {
  /** The value of its cookie. */
  token: string;
  expiresAt: Date;
}

/**
 * Sessions of people in a browser, without access tokens: the cookie names the session, and who it belongs to is read
 * fresh from the database with each request, so that a session that was ended opens nothing any more.
 */
@Injectable()
export class BrowserSessions {
  constructor(
    private readonly identities: IdentityVerifier,
    private readonly accounts: AccountService,
    private readonly sessions: SessionService,
    private readonly tokens: TokenService,
    private readonly authenticator: TokenAuthenticator,
  ) {}

  /**
   * Begins a session for the person an ID token proves.
   * @param nonce what the token must repeat, where it was asked for with one
   * @throws Unauthorized when it proves nothing; Unavailable when that cannot be found out
   */
  async begin(idToken: string, nonce?: string): Promise<BrowserSession> {
    const account = await this.accounts.signIn(await this.identities.verify(idToken, nonce));
    const { sessionId, expiresAt } = await this.sessions.open(account);
    return { token: this.tokens.signBrowserSession({ userId: account.id, sessionId }, expiresAt), expiresAt };
  }

  /** The person of a session's token, or undefined when it is no valid one or the session has ended. */
  async resume(token: string): Promise<Actor | undefined> {
    const proof = this.tokens.verifyBrowserSession(token);
    return proof && this.authenticator.actorOf(proof);
  }

  /** The id of the session a token was signed for, whether it goes on or not; undefined when nobody signed it. */
  idOf(token: string): string | undefined {
    return this.tokens.verifyBrowserSession(token)?.sessionId;
  }

  /** Ends a session, everywhere its token is used. */
  end(sessionId: string): Promise<void> {
    return this.sessions.end(sessionId);
  }
}
