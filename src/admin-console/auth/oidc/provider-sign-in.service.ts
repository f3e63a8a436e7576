import { Injectable } from '@nestjs/common';
import { OidcClientService, type SignInAttempt } from '../../../auth';
import { Clock } from '../../../kernel/time/clock';
import { DomainError } from '../../../platform/http/domain-error';
import { type BegunSession, ConsoleSessionService } from '../console-session.service';
import { ConsoleProviderService } from './console-provider.service';
import { ProviderAccountsService } from './provider-accounts.service';
import { ProviderTokensService } from './provider-tokens.service';
import { nextCheck } from './session-checks.service';
import { type Refusal, SignInRefused } from './sign-in-refused';

/** A sign-in that begins at the provider. */
export interface BegunAttempt {
  attempt: SignInAttempt;
  /** Where the provider asks. */
  url: string;
}

/** Signs city staff in through the identity provider (docs/api/console.md#identity-provider). */
@Injectable()
export class ProviderSignInService {
  constructor(
    private readonly provider: ConsoleProviderService,
    private readonly client: OidcClientService,
    private readonly accounts: ProviderAccountsService,
    private readonly tokens: ProviderTokensService,
    private readonly sessions: ConsoleSessionService,
    private readonly clock: Clock,
  ) {}

  /** @throws SignInRefused if the provider cannot be reached; DomainError `notFound` if there is none */
  async begin(): Promise<BegunAttempt> {
    this.assertConfigured();
    const attempt = this.client.attempt();
    return { attempt, url: await this.provider.signInUrl(attempt).catch(refuse) };
  }

  /**
   * Begins the session of a person whom the provider led back, and ends the previous one of the browser.
   * @param attempt that of the browser, with the state that came back; undefined if it has none
   * @param code undefined if the provider sent none
   * @param replaced the token of the previous session; undefined if there was none
   * @throws SignInRefused; DomainError `notFound` if there is no provider
   */
  async finish(
    attempt: SignInAttempt | undefined,
    code: string | undefined,
    replaced: string | undefined,
  ): Promise<BegunSession> {
    this.assertConfigured();
    if (!attempt || code === undefined) throw new SignInRefused('not_confirmed');
    const person = await this.provider.personOf(code, attempt).catch(refuse);
    const account = await this.accounts.of(person);
    const tokens = await this.tokens.seal(account.id, person.tokens);
    await this.sessions.revoke(replaced ?? '');
    const provider = { tokens, checkAt: nextCheck(this.clock.now()) };
    return this.sessions.begin(account, { provider }).catch(() => {
      throw new SignInRefused('inactive');
    });
  }

  private assertConfigured(): void {
    if (!this.provider.isConfigured) throw new DomainError('notFound', 'There is nothing at this path');
  }
}

/** @throws SignInRefused for a refusal or an outage of the provider, else the error */
function refuse(error: unknown): never {
  const kind = error instanceof DomainError ? error.kind : undefined;
  const reasons: Partial<Record<string, Refusal>> = {
    unauthorized: 'not_confirmed',
    unavailable: 'unavailable',
  };
  const reason = reasons[kind ?? ''];
  throw reason ? new SignInRefused(reason) : error;
}
