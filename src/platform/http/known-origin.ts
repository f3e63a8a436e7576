import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config';

/**
 * Tells whether a request was made by a web page of ours, by a client that is no browser, or by a foreign page that
 * made a browser send it.
 */
@Injectable()
export class KnownOrigins {
  private readonly own: ReadonlySet<string>;

  constructor(config: Config) {
    this.own = new Set([...config.settings.CORS_ORIGINS, new URL(config.publicBaseUrl).origin]);
  }

  /** Whether the request may use what a browser sends along with it. Other clients than browsers send no Origin. */
  accepts({ origin, host, ...headers }: IncomingHttpHeaders): boolean {
    if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site';
    return this.own.has(origin) || (host !== undefined && origin.replace(/^https?:\/\//, '') === host);
  }
}
