import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/time/clock';
import type { ApiRequest, ApiResponse } from '../../platform/http/request';
import { ConsoleCookiesService } from './console-cookies.service';
import type { BegunSession } from './console-session.service';

const NAME = 'admin_session';
const PLACE = { name: NAME, path: '/api/admin' };

/** The session cookie of the console (docs/api/console.md#sessions). */
@Injectable()
export class ConsoleSessionCookieService {
  constructor(
    private readonly clock: Clock,
    private readonly cookies: ConsoleCookiesService,
  ) {}

  /** The session token of a request; undefined if it has none. */
  read(request: ApiRequest): string | undefined {
    return this.cookies.read(request, NAME);
  }

  /** Sets the cookie to a session's token, with the expiry of the session. */
  set(response: ApiResponse, token: string, until: Date): void {
    const lifetimeMs = until.getTime() - this.clock.now().getTime();
    this.cookies.write(response, PLACE, token, Math.max(0, Math.round(lifetimeMs / 1000)));
  }

  /** Sets the cookie for a new session. @returns the session */
  send<Session extends BegunSession>(response: ApiResponse, session: Session): Session {
    this.set(response, session.token, session.until);
    return session;
  }

  /** Removes the cookie. */
  clear(response: ApiResponse): void {
    this.cookies.write(response, PLACE, '', 0);
  }
}
