import { isIP } from 'node:net';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Config } from '../platform/config/config';
import { Forbidden } from '../platform/http/domain-error';
import type { ApiRequest } from '../platform/http/request';
import { Logger } from '../platform/logging/logger';

/** The answer of the routes for development under another host name. */
export const FOREIGN_HOST = new Forbidden(
  'Routes for development answer under localhost, an IP address or the host of PUBLIC_BASE_URL alone',
);

/**
 * Refuses requests with a Host header other than this service's own. This prevents DNS rebinding: a web page could
 * point its own host name to this machine's address, and then talk to the service as if it were its own server. An IP
 * address is no name that could be pointed elsewhere, so every one is accepted: a phone opens the service by it, and
 * behind a container's port it is not an address of this machine.
 */
@Injectable()
export class OwnHostGuard implements CanActivate {
  constructor(
    private readonly config: Config,
    private readonly logger: Logger,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    this.assertOwn(context.switchToHttp().getRequest<ApiRequest>().headers.host);
    return true;
  }

  /** @throws Forbidden if the Host header names another host */
  assertOwn(host = ''): void {
    const name = host.replace(/:\d+$/, '');
    const isAddress = isIP(name.replace(/^\[(.*)\]$/, '$1')) > 0;
    if (isAddress || /^localhost$/i.test(name) || host === new URL(this.config.publicBaseUrl).host) return;
    this.logger.warn({ host }, 'local identity was refused: set PUBLIC_BASE_URL if this host is your own');
    throw FOREIGN_HOST;
  }
}
