import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config';

/**
 * Tells whether a request comes from a page of this service, from a client that is not a browser, or from a browser
 * that a foreign page made send it.
 */
@Injectable()
export class KnownOrigins {
  private readonly own: ReadonlySet<string>;

  constructor(config: Config) {
    this.own = new Set([...config.settings.CORS_ORIGINS, new URL(config.publicBaseUrl).origin]);
  }

  /** Whether the cookies of the request may be used. Clients other than browsers send no Origin header. */
  accepts({ origin, host, ...headers }: IncomingHttpHeaders): boolean {
    if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site';
    return this.own.has(origin) || (host !== undefined && origin.replace(/^https?:\/\//, '') === host);
  }
}
