import { Injectable } from '@nestjs/common';
import { parse } from 'cookie';
import type { Request } from 'express';
import { Config } from '../../platform/config/config';

/**
 * The cookies of the site: for this host only, not readable by scripts, and with TLS only sent over TLS. Then their
 * names begin with `__Host-`, so that another host of the same domain cannot set them and plant a session.
 */
@Injectable()
export class CookiesService {
  private readonly isSecure: boolean;

  constructor(config: Config) {
    this.isSecure = config.publicBaseUrl.startsWith('https:');
  }

  /** The value of a cookie of the request; undefined if there is none. */
  get({ headers }: Pick<Request, 'headers'>, name: string): string | undefined {
    return headers.cookie === undefined ? undefined : parse(headers.cookie)[this.nameOf(name)];
  }

  /**
   * A Set-Cookie value.
   * @param name the name without the prefix
   * @param value only letters, digits and `-_.~`
   * @param maxAgeS how long the browser keeps it, in seconds; 0 removes it
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
