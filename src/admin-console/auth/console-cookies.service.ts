import { Injectable } from '@nestjs/common';
import { parse } from 'cookie';
import { Config } from '../../platform/config/config';
import type { ApiRequest, ApiResponse } from '../../platform/http/request';

/** A cookie of the console: its name, and the path it is sent to. */
export interface ConsoleCookie {
  name: string;
  path: string;
}

/** Reads and sets the cookies of the console, which scripts cannot read. */
@Injectable()
export class ConsoleCookiesService {
  /** In production, and if the service is reached over TLS, browsers send them only over TLS. */
  private readonly secure: string;

  constructor(config: Config) {
    const isSecure = config.settings.NODE_ENV === 'production' || config.publicBaseUrl.startsWith('https:');
    this.secure = isSecure ? ' Secure;' : '';
  }

  /** The value of a cookie of a request; undefined if it has none. */
  read({ headers }: ApiRequest, name: string): string | undefined {
    return headers.cookie === undefined ? undefined : parse(headers.cookie)[name];
  }

  /** Sets a cookie. @param maxAgeS 0 removes it */
  write(response: ApiResponse, { name, path }: ConsoleCookie, value: string, maxAgeS: number): void {
    response.appendHeader(
      'Set-Cookie',
      `${name}=${value}; HttpOnly;${this.secure} SameSite=Lax; Max-Age=${maxAgeS}; Path=${path}`,
    );
  }
}
