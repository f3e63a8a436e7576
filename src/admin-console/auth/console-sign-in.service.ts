import { Injectable } from '@nestjs/common';
import type { ConsoleActor, ConsolePerson } from '../../kernel/console';
import { Forbidden } from '../../platform/http/domain-error';
import { ConsoleAccountsService } from './console-accounts.service';
import { ConsoleRightsService } from './console-rights.service';
import { type BegunSession, ConsoleSessionService } from './console-session.service';
import { SecondFactorService } from './second-factor.service';

const PROVIDER_ONLY = 'Sign in through the identity provider: passwords are not accepted here';

/** What somebody signs in with. */
export interface Credentials {
  email: string;
  password: string;
  /** Of the second factor; undefined if none was sent. */
  code?: string | undefined;
}

/** A new session, with its account. */
export interface SignedIn extends BegunSession {
  admin: ConsolePerson & Pick<ConsoleActor, 'hasTotp' | 'language'>;
}

/** Signing in to the console (docs/api/console.md#sign-in). */
@Injectable()
export class ConsoleSignInService {
  constructor(
    private readonly accounts: ConsoleAccountsService,
    private readonly secondFactor: SecondFactorService,
    private readonly sessions: ConsoleSessionService,
    private readonly rights: ConsoleRightsService,
  ) {}

  /**
   * Begins a session, and ends the previous one of the browser.
   * @param replaced the token of the previous session; undefined if there was none
   * @throws Unauthorized for an unknown email, a wrong password and a deactivated account alike;
   *   CodeRequired, WrongCode; Forbidden where passwords are not accepted
   */
  async signIn({ email, password, code }: Credentials, replaced: string | undefined): Promise<SignedIn> {
    if (!this.rights.mayUsePasswords) throw new Forbidden(PROVIDER_ONLY);
    const account = await this.accounts.withPassword(email, password);
    await this.secondFactor.assertCode(account, code);
    await this.sessions.revoke(replaced ?? '');
    const session = await this.sessions.begin(account, { passwordHash: account.passwordHash });
    await this.accounts.noteSignIn(account);
    const { id, name, role, cityScope, totpSecret, language } = account;
    const hasTotp = totpSecret !== null;
    const admin = { id, email: account.email, name, role, cityScope, hasTotp, language };
    return { admin, ...session };
  }
}
