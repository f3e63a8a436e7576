import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { accessPolicyOf } from '../../api/access.decorator';
import { isSitePath } from '../../api/surface-map';
import { BrowserSessions } from '../../auth';
import { DomainError, Forbidden } from '../../platform/http/domain-error';
import { KnownOrigins } from '../../platform/http/known-origin';
import type { ApiRequest } from '../../platform/http/request';
import { SiteSession } from './site-session';

/**
 * Finds out whose session of the site a request carries, on the routes of pages, and sets `request.actor`. A browser
 * sends the cookie for forms on foreign pages, too: these may change nothing.
 */
@Injectable()
export class SiteSessionGuard implements CanActivate {
  constructor(
    private readonly session: SiteSession,
    private readonly sessions: BrowserSessions,
    private readonly origins: KnownOrigins,
  ) {}

  /**
   * @throws DomainError notFound beside the paths of the site; Forbidden where a foreign page sent a form; what the
   *   database fails with
   */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (accessPolicyOf(context.getHandler())?.credential !== 'site-session') return true;
    const request = context.switchToHttp().getRequest<ApiRequest>();
    // The routes of a city match the paths of the APIs, too; whoever asks there is sent nothing of sessions.
    if (!isSitePath(request.path)) throw new DomainError('notFound', 'There is nothing at this path');
    const isSafe = request.method === 'GET' || request.method === 'HEAD';
    if (!isSafe && !this.origins.accepts(request.headers))
      throw new Forbidden('Requests from this origin are not accepted');
    const token = this.session.tokenIn(request);
    if (token !== undefined) request.actor = await this.sessions.resume(token);
    return true;
  }
}
