import { Injectable } from '@nestjs/common';
import type { ConsoleActor } from '../../../kernel/console';
import { Clock } from '../../../kernel/clock';
import { Config } from '../../config/config';
import { Forbidden, Unauthorized } from '../domain-error';
import { KnownOrigins } from '../known-origin';
import type { ApiRequest, ApiResponse } from '../request';
import { ConsoleSessions } from './console-sessions';
import { clearedSessionCookie, sessionCookie, sessionIn } from './session-cookie';

/** Lets requests with a session in; what a foreign page made a browser send may change nothing. */
@Injectable()
export class ConsoleDoor {
  private readonly secure: boolean;

  constructor(
    private readonly sessions: ConsoleSessions,
    private readonly origins: KnownOrigins,
    private readonly clock: Clock,
    config: Config,
  ) {
    this.secure = config.settings.NODE_ENV === 'production';
  }

  /** @throws Unauthorized, Forbidden */
  async admit(request: ApiRequest, response: ApiResponse): Promise<ConsoleActor> {
    const token = sessionIn(request.headers.cookie);
    if (!token) throw new Unauthorized('Not signed in');
    const session = await this.sessions.resume(token);
    if (!session) {
      response.appendHeader('Set-Cookie', clearedSessionCookie(this.secure));
      throw new Unauthorized('Session expired');
    }
    if (session.renewedUntil) this.handOut(response, token, session.renewedUntil);
    this.assertOwnPage(request);
    return session.actor;
  }

  /** @throws Forbidden when a foreign page makes a browser change something */
  assertOwnPage({ method, headers }: ApiRequest): void {
    if (method === 'GET' || method === 'HEAD' || this.origins.accepts(headers)) return;
    throw new Forbidden('Requests from this origin are not accepted');
  }

  /** Gives the browser a session to keep. */
  handOut(response: ApiResponse, token: string, until: Date): void {
    const lifetimeMs = until.getTime() - this.clock.now().getTime();
    response.appendHeader('Set-Cookie', sessionCookie(token, lifetimeMs, this.secure));
  }

  /** Takes the session back. */
  takeBack(response: ApiResponse): void {
    response.appendHeader('Set-Cookie', clearedSessionCookie(this.secure));
  }
}
