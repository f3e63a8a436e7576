import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { accessPolicyOf } from '../../../api/access.decorator';
import { BrowserSessionsService } from '../../../auth';
import { DomainError, Forbidden } from '../../../platform/http/domain-error';
import { KnownOrigins } from '../../../platform/http/known-origin';
import type { ApiRequest, ApiResponse } from '../../../platform/http/request';
import { SiteSession } from './site-session';

/**
 * Identifies the person of a request's site session, on the routes of pages, and sets `request.actor`. Browsers also
 * send the cookie with forms of foreign pages: those are refused.
 */
@Injectable()
export class SiteSessionGuard implements CanActivate {
  constructor(
    private readonly session: SiteSession,
    private readonly sessions: BrowserSessionsService,
    private readonly origins: KnownOrigins,
  ) {}

  /**
   * @throws DomainError `notFound` for paths outside of the site; Forbidden for a form of a foreign page; the error of
   *   the database
   */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (accessPolicyOf(context.getHandler())?.credential !== 'site-session') return true;
    const request = context.switchToHttp().getRequest<ApiRequest>();
    // The routes of a city also match paths of the APIs; these are answered without looking at the session.
    if (request.matched.surface !== 'site')
      throw new DomainError('notFound', 'There is nothing at this path');
    const isSafe = request.method === 'GET' || request.method === 'HEAD';
    if (!isSafe && !this.origins.accepts(request.headers))
      throw new Forbidden('Requests from this origin are not accepted');
    const token = this.session.tokenIn(request);
    if (token === undefined) return true;
    request.actor = await this.sessions.resume(token);
    if (!request.actor && (await this.sessions.isErased(token)))
      this.session.forget(context.switchToHttp().getResponse<ApiResponse>());
    return true;
  }
}
