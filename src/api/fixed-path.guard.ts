import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { MethodNotAllowed } from '../platform/http/domain-error';
import type { ApiRequest } from '../platform/http/request';
import { PathMethods } from './path-methods';

/**
 * Keeps a fixed path from being read as one with an id: where `GET /api/issues/stats` is, the router would take `PATCH`
 * of it for the edit of an issue (docs/api/conventions.md#paths-and-methods). It comes before the guards that find out
 * who the caller is.
 */
@Injectable()
export class FixedPathGuard implements CanActivate {
  constructor(private readonly pathMethods: PathMethods) {}

  /** @throws MethodNotAllowed where the path is fixed and its routes have other methods */
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<ApiRequest>();
    const { path: route } = request.route as { path: string };
    const methods = this.pathMethods.ofFixed(route, request.path);
    if (methods && !methods.includes(request.method)) throw new MethodNotAllowed(methods);
    return true;
  }
}
