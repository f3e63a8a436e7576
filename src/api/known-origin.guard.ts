import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Forbidden } from '../platform/http/domain-error';
import { KnownOrigins } from '../platform/http/known-origin';
import type { ApiRequest } from '../platform/http/request';

/** Refuses a request that a foreign web page made a browser send with its cookies. */
@Injectable()
export class KnownOriginGuard implements CanActivate {
  constructor(private readonly origins: KnownOrigins) {}

  canActivate(context: ExecutionContext): boolean {
    if (this.origins.accepts(context.switchToHttp().getRequest<ApiRequest>().headers)) return true;
    throw new Forbidden('Requests from this origin are not accepted');
  }
}
