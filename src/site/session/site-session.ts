import { Injectable } from '@nestjs/common';
import { parse } from 'cookie';
import type { Request } from 'express';
import { BrowserSessions } from '../../auth';

/** The name of the cookie that carries a session of the site. */
export const SESSION_COOKIE = 'session';

/** The session a request of the site carries. */
@Injectable()
export class SiteSession {
  constructor(private readonly sessions: BrowserSessions) {}

  /** The value of the session's cookie, or undefined. */
  tokenIn({ headers }: Pick<Request, 'headers'>): string | undefined {
    return headers.cookie === undefined ? undefined : parse(headers.cookie)[SESSION_COOKIE];
  }

  /** The id of the session, or undefined where there is no cookie of ours; whether it goes on is not looked up. */
  idIn(request: Pick<Request, 'headers'>): string | undefined {
    const token = this.tokenIn(request);
    return token === undefined ? undefined : this.sessions.idOf(token);
  }
}
