import { Injectable } from '@nestjs/common';
import { parse } from 'cookie';
import type { Request } from 'express';
import { Config } from '../config/config';

/**
 * The cookies of the site: for this host alone, never for scripts, and over TLS alone where the site has it. There
 * their names begin with `__Host-`, so that browsers take them from no other host: a neighbour under the same domain
 * could otherwise plant a session of its own.
 */
@Injectable()
export class SiteCookies {
  private readonly isSecure: boolean;

  constructor(config: Config) {
    this.isSecure = config.publicBaseUrl.startsWith('https:');
  }

  /** The value of a cookie a request carries, or undefined. */
  get({ headers }: Pick<Request, 'headers'>, name: string): string | undefined {
    return headers.cookie === undefined ? undefined : parse(headers.cookie)[this.nameOf(name)];
  }

  /**
   * A Set-Cookie value.
   * @param name without the prefix
   * @param value letters, digits and `-_.~` alone
   * @param maxAgeS how long a browser keeps it, in seconds; 0 removes it
   */
  set(name: string, value: string, maxAgeS: number): string {
    const secure = this.isSecure ? ' Secure;' : '';
    return `${this.nameOf(name)}=${value}; HttpOnly;${secure} SameSite=Lax; Max-Age=${maxAgeS}; Path=/`;
  }

  /** The Set-Cookie value that removes a cookie. */
  clear(name: string): string {
    return this.set(name, '', 0);
  }

  private nameOf(name: string): string {
    return this.isSecure ? `__Host-${name}` : name;
  }
}
