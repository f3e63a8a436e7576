import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { guardedBody } from '../platform/http/edge/body';
import type { ApiRequest, ApiResponse } from '../platform/http/request';

/**
 * Reads the bodies that are left unread until the caller is known and may use the route: those of the console, which
 * has no rate limit. It runs after the guard that decides.
 */
@Injectable()
export class BodyGuard implements CanActivate {
  private readonly read = guardedBody();

  /** @throws DomainError for a body that is refused */
  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<ApiRequest>();
    if (!request.matched.readsBodyLate) return true;
    return this.read(request, http.getResponse<ApiResponse>()).then(() => true);
  }
}
