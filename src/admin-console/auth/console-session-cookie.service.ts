import { Injectable } from '@nestjs/common';
import { parse } from 'cookie';
import { Clock } from '../../kernel/time/clock';
import { Config } from '../../platform/config/config';
import type { ApiRequest, ApiResponse } from '../../platform/http/request';
import type { BegunSession } from './console-session.service';

const NAME = 'admin_session';
const PATH = '/api/admin';

/** The session cookie of the console (docs/api/console.md#sessions). */
@Injectable()
export class ConsoleSessionCookieService {
  /** In production, and if the service is reached over TLS, browsers send it only over TLS. */
  private readonly secure: string;

  constructor(
    private readonly clock: Clock,
    config: Config,
  ) {
    const isSecure = config.settings.NODE_ENV === 'production' || config.publicBaseUrl.startsWith('https:');
    this.secure = isSecure ? ' Secure;' : '';
  }

  /** The session token of a request; undefined if it has none. */
  read({ headers }: ApiRequest): string | undefined {
    return headers.cookie === undefined ? undefined : parse(headers.cookie)[NAME];
  }

  /** Sets the cookie to a session's token, with the expiry of the session. */
  set(response: ApiResponse, token: string, until: Date): void {
    const lifetimeMs = until.getTime() - this.clock.now().getTime();
    this.write(response, token, Math.max(0, Math.round(lifetimeMs / 1000)));
  }

  /** Sets the cookie for a new session. @returns the session */
  send<Session extends BegunSession>(response: ApiResponse, session: Session): Session {
    this.set(response, session.token, session.until);
    return session;
  }

  /** Removes the cookie. */
  clear(response: ApiResponse): void {
    this.write(response, '', 0);
  }

  private write(response: ApiResponse, token: string, maxAgeS: number): void {
    response.appendHeader(
      'Set-Cookie',
      `${NAME}=${token}; HttpOnly;${this.secure} SameSite=Lax; Max-Age=${maxAgeS}; Path=${PATH}`,
    );
  }
}
