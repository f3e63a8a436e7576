import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { accessPolicyOf } from '../../api/access.decorator';
import { Forbidden, Unauthorized } from '../../platform/http/domain-error';
import { KnownOrigins } from '../../platform/http/known-origin';
import type { ConsoleRequest } from '../../api/console-api/console-request';
import type { ApiResponse } from '../../platform/http/request';
import { ConsoleSessionCookieService } from './console-session-cookie.service';
import { ConsoleSessionService, type ResumedSession } from './console-session.service';
import { SessionChecksService } from './oidc/session-checks.service';
import { SecondFactorMissing } from './totp.errors';

/** The routes for those who must get a second factor first. */
const OWN_ACCOUNT = '/api/admin/auth/';

/**
 * Identifies the console session of a request, on routes whose policy uses one, and sets `request.consoleActor`.
 * Browsers also send the cookie with requests of pages of other origins: these may change nothing.
 */
@Injectable()
export class ConsoleSessionGuard implements CanActivate {
  constructor(
    private readonly sessions: ConsoleSessionService,
    private readonly checks: SessionChecksService,
    private readonly cookie: ConsoleSessionCookieService,
    private readonly origins: KnownOrigins,
  ) {}

  /**
   * @throws Unauthorized without a valid session; Forbidden for a change by a page of another origin, and where the
   *   account must get a second factor first
   */
  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    if (accessPolicyOf(context.getHandler())?.credential !== 'console-session') return true;
    const http = context.switchToHttp();
    return this.authenticate(http.getRequest<ConsoleRequest>(), http.getResponse<ApiResponse>());
  }

  private async authenticate(request: ConsoleRequest, response: ApiResponse): Promise<boolean> {
    const token = this.cookie.read(request);
    if (!token) throw new Unauthorized('Not signed in');
    const session = await this.resume(token, request.params as Record<string, string> | undefined);
    if (!session) {
      this.cookie.clear(response);
      throw new Unauthorized('Session expired');
    }
    if (session.renewedUntil) this.cookie.set(response, token, session.renewedUntil);
    if (!isSafe(request.method) && !this.origins.accepts(request.headers))
      throw new Forbidden('Requests from this origin are not accepted');
    if (session.mustEnrol && !request.path.startsWith(OWN_ACCOUNT)) throw new SecondFactorMissing();
    request.consoleActor = session.actor;
    if (session.unseen) request.unseen = session.unseen;
    return true;
  }

  /** The session; where the identity provider has to be asked again, with the rights after that. */
  private async resume(token: string, params?: Record<string, string>): Promise<ResumedSession | undefined> {
    const session = await this.sessions.resume(token, params);
    if (!session?.isCheckDue) return session;
    return (await this.checks.check(token)) ? this.sessions.resume(token, params) : undefined;
  }
}

/** Whether a method changes nothing. */
function isSafe(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}
