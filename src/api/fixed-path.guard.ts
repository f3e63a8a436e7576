import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { MethodNotAllowed } from '../platform/http/domain-error';
import type { ApiRequest } from '../platform/http/request';
import { PathMethods } from './path-methods';

/**
 * Prevents a fixed path from matching a route with an id: for `PATCH /api/issues/stats`, the router would choose the
 * route that edits an issue (docs/api/conventions.md#paths-and-methods). It runs before the guards that identify the
 * caller.
 */
@Injectable()
export class FixedPathGuard implements CanActivate {
  constructor(private readonly pathMethods: PathMethods) {}

  /** @throws MethodNotAllowed if the path is fixed and its own routes have other methods */
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<ApiRequest>();
    const { path: route } = request.route as { path: string };
    const methods = this.pathMethods.ofFixed(route, request.path);
    if (methods && !methods.includes(request.method)) throw new MethodNotAllowed(methods);
    return true;
  }
}
