import { Injectable } from '@nestjs/common';
import { Unauthorized } from '../platform/http/domain-error';
import type { Account } from './account';
import { AccountService } from './account.service';
import { IdentityVerifier } from './identity-verifier';
import { SessionService, type TokenPair } from './session.service';

/** Sign-in, renewal of sessions, and sign-out. */
@Injectable()
export class AuthService {
  constructor(
    private readonly identities: IdentityVerifier,
    private readonly accounts: AccountService,
    private readonly sessions: SessionService,
  ) {}

  /** @throws Unauthorized if the ID token is not valid; Unavailable if it cannot be verified now */
  async signIn(idToken: string): Promise<TokenPair & { account: Account }> {
    const account = await this.accounts.signIn(await this.identities.verify(idToken));
    return { account, ...(await this.sessions.begin(account)) };
  }

  /** @throws Unauthorized if there is no token, or it is not valid */
  refresh(refreshToken: string | undefined): Promise<TokenPair> {
    if (!refreshToken) throw new Unauthorized('There is no refresh_token cookie');
    return this.sessions.rotate(refreshToken);
  }

  signOut(sessionId: string): Promise<void> {
    return this.sessions.end(sessionId);
  }
}
