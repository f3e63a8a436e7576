import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Actor } from '../kernel/people/actor';
import { AccountService } from './account.service';
import { User } from './entities/user.entity';
import { IdentityVerifier } from './identity-verifier';
import { SessionService } from './session.service';
import { TokenAuthenticator } from './token-authenticator';
import { TokenService } from './token.service';

/** The session data a browser stores. */
export interface BrowserSession {
  /** The value of its cookie. */
  token: string;
  expiresAt: Date;
}

/**
 * Sessions of people in a browser, without access tokens: the cookie names the session, and its person is read from the
 * database with each request, so an ended session is refused at once.
 */
@Injectable()
export class BrowserSessionsService {
  constructor(
    private readonly identities: IdentityVerifier,
    private readonly accounts: AccountService,
    private readonly sessions: SessionService,
    private readonly tokens: TokenService,
    private readonly authenticator: TokenAuthenticator,
    @InjectRepository(User) private readonly users: Repository<User>,
  ) {}

  /**
   * Begins a session for the person of an ID token.
   * @param nonce the nonce the ID token must contain, if it was requested with one
   * @throws Unauthorized if the ID token is not valid; Unavailable if it cannot be verified now
   */
  async begin(idToken: string, nonce?: string): Promise<BrowserSession> {
    const account = await this.accounts.signIn(await this.identities.verify(idToken, nonce));
    const { sessionId, expiresAt } = await this.sessions.open(account);
    return { token: this.tokens.signBrowserSession({ userId: account.id, sessionId }, expiresAt), expiresAt };
  }

  /** The person of a session's token; undefined if the token is not valid or the session has ended. */
  async resume(token: string): Promise<Actor | undefined> {
    const proof = this.tokens.verifyBrowserSession(token);
    return proof && this.authenticator.actorOf(proof);
  }

  /**
   * The id of the account a token was signed for, even if the session has ended; undefined if the signature is not
   * valid.
   */
  accountOf(token: string): string | undefined {
    return this.tokens.verifyBrowserSession(token)?.userId;
  }

  /** Whether the account of a token was erased since. */
  async isErased(token: string): Promise<boolean> {
    const id = this.accountOf(token);
    return id !== undefined && (await this.users.existsBy({ id, kind: 'erased' }));
  }

  /** Ends a session; its token is refused from then on. */
  end(sessionId: string): Promise<void> {
    return this.sessions.end(sessionId);
  }
}
