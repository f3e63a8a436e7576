import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { type BrowserSession, BrowserSessions } from '../../auth';
import { Clock } from '../../kernel/clock';
import { SiteCookies } from '../cookies.service';

/** The name of the cookie that carries a session of the site. */
export const SESSION_COOKIE = 'session';

/** The session a request of the site carries. */
@Injectable()
export class SiteSession {
  constructor(
    private readonly sessions: BrowserSessions,
    private readonly cookies: SiteCookies,
    private readonly clock: Clock,
  ) {}

  /** The Set-Cookie value of a session that begins. */
  cookieOf({ token, expiresAt }: BrowserSession): string {
    const seconds = Math.ceil((expiresAt.getTime() - this.clock.now().getTime()) / 1000);
    return this.cookies.set(SESSION_COOKIE, token, seconds);
  }

  /** The value of the session's cookie, or undefined. */
  tokenIn(request: Pick<Request, 'headers'>): string | undefined {
    return this.cookies.get(request, SESSION_COOKIE);
  }

  /** The id of the session, or undefined where there is no cookie of ours; whether it goes on is not looked up. */
  idIn(request: Pick<Request, 'headers'>): string | undefined {
    const token = this.tokenIn(request);
    return token === undefined ? undefined : this.sessions.idOf(token);
  }
}
