import { Injectable } from '@nestjs/common';
import type { ApiRequest, ApiResponse } from '../../../platform/http/request';
import { ConsoleSessionCookieService } from '../console-session-cookie.service';
import { AttemptCookieService, consolePathOf } from './attempt-cookie.service';
import type { OidcCallbackQueryDto } from './oidc.dto';
import { ProviderSignInService } from './provider-sign-in.service';
import { SignInRefused } from './sign-in-refused';

/** Leads browsers to the identity provider and back; who is refused, to the page that says why. */
@Injectable()
export class ProviderRedirectsService {
  constructor(
    private readonly signIns: ProviderSignInService,
    private readonly attempts: AttemptCookieService,
    private readonly cookie: ConsoleSessionCookieService,
  ) {}

  /** Leads to the provider. @throws DomainError `notFound` if there is none */
  async toProvider(next: string | undefined, response: ApiResponse): Promise<void> {
    await leadOn(response, async () => {
      const { attempt, url } = await this.signIns.begin();
      this.attempts.set(response, { ...attempt, next: consolePathOf(next) });
      return url;
    });
  }

  /** Begins the session of somebody who comes back. @throws DomainError `notFound` if there is no provider */
  async fromProvider(
    { code, state }: OidcCallbackQueryDto,
    request: ApiRequest,
    response: ApiResponse,
  ): Promise<void> {
    const kept = this.attempts.read(request);
    this.attempts.clear(response);
    await leadOn(response, async () => {
      const attempt = kept && kept.state === state ? kept : undefined;
      const session = await this.signIns.finish(attempt, code, this.cookie.read(request));
      this.cookie.send(response, session);
      return attempt?.next ?? '/console';
    });
  }
}

/** Redirects to a URL, or to the page that says why a sign-in was refused. @throws the error if it is no refusal */
async function leadOn(response: ApiResponse, find: () => Promise<string>): Promise<void> {
  const url = await find().catch((error: unknown) => {
    if (error instanceof SignInRefused) return `/console/sign-in-refused?reason=${error.reason}`;
    throw error;
  });
  response.redirect(303, url);
}
