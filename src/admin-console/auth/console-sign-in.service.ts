import { Injectable } from '@nestjs/common';
import type { ConsolePerson } from '../../kernel/console';
import { ConsoleAccountsService } from './console-accounts.service';
import { type BegunSession, ConsoleSessionService } from './console-session.service';

/** A new session, with its account. */
export interface SignedIn extends BegunSession {
  admin: ConsolePerson;
}

/** Signing in to the console (docs/api/console.md#sign-in). */
@Injectable()
export class ConsoleSignInService {
  constructor(
    private readonly accounts: ConsoleAccountsService,
    private readonly sessions: ConsoleSessionService,
  ) {}

  /**
   * Begins a session, and ends the previous one of the browser.
   * @param replaced the token of the previous session; undefined if there was none
   * @throws Unauthorized for an unknown email, a wrong password and a deactivated account alike
   */
  async signIn(email: string, password: string, replaced: string | undefined): Promise<SignedIn> {
    const { admin, passwordHash } = await this.accounts.signIn(email, password);
    await this.sessions.revoke(replaced ?? '');
    return { admin, ...(await this.sessions.begin(admin, passwordHash)) };
  }
}
