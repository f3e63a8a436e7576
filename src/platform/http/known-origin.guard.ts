import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Config } from '../config/config';
import { Forbidden } from './domain-error';
import type { ApiRequest } from './request';

/**
 * Refuses a request a foreign web page made a browser send with its cookies. Requests without an Origin come from
 * other clients than browsers and pass.
 */
@Injectable()
export class KnownOriginGuard implements CanActivate {
  constructor(private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    const { headers } = context.switchToHttp().getRequest<ApiRequest>();
    const { origin, host } = headers;
    if (origin === undefined ? headers['sec-fetch-site'] !== 'cross-site' : this.isKnown(origin, host)) {
      return true;
    }
    throw new Forbidden('Requests from this origin are not accepted');
  }

  private isKnown(origin: string, host: string | undefined): boolean {
    if (this.config.settings.CORS_ORIGINS.includes(origin)) return true;
    if (origin === new URL(this.config.publicBaseUrl).origin) return true;
    return host !== undefined && /^https?:\/\//.test(origin) && origin.replace(/^https?:\/\//, '') === host;
  }
}
