import { Injectable } from '@nestjs/common';
import { Config } from '../config/config';

/** Writes the cookies of the site: for this host alone, never for scripts, and over TLS alone where the site has it. */
@Injectable()
export class SiteCookies {
  private readonly secure: string;

  constructor(config: Config) {
    this.secure = config.publicBaseUrl.startsWith('https:') ? ' Secure;' : '';
  }

  /**
   * A Set-Cookie value.
   * @param value letters, digits and `-_.~` alone
   * @param maxAgeS how long a browser keeps it, in seconds; 0 removes it
   */
  set(name: string, value: string, maxAgeS: number): string {
    return `${name}=${value}; HttpOnly;${this.secure} SameSite=Lax; Max-Age=${maxAgeS}; Path=/`;
  }

  /** The Set-Cookie value that removes a cookie. */
  clear(name: string): string {
    return this.set(name, '', 0);
  }
}
