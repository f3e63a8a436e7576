import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Config } from '../../config/config';
import { Forbidden } from '../../platform/http/domain-error';
import type { ApiRequest } from '../../platform/http/request';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/**
 * Refuses requests with a Host header other than this service's own. This prevents DNS rebinding: a web page could
 * point its own host name to this machine's address, and then talk to the service as if it were its own server.
 */
@Injectable()
export class OwnHostGuard implements CanActivate {
  constructor(private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    this.assertOwn(context.switchToHttp().getRequest<ApiRequest>().headers.host);
    return true;
  }

  /** @throws Forbidden if the Host header names another host */
  assertOwn(host = ''): void {
    if (LOOPBACK.test(host) || host === new URL(this.config.publicBaseUrl).host) return;
    throw new Forbidden('Local identity answers under localhost or the host of PUBLIC_BASE_URL alone');
  }
}
