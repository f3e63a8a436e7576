import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type BrowserSession, BrowserSessionsService } from '../../../auth';
import { Clock } from '../../../kernel/time/clock';
import { CookiesService } from '../cookies.service';

/** The name of the session cookie. */
export const SESSION_COOKIE = 'session';

/** The session of a request for a page. */
@Injectable()
export class SiteSession {
  constructor(
    private readonly sessions: BrowserSessionsService,
    private readonly cookies: CookiesService,
    private readonly clock: Clock,
  ) {}

  /** The Set-Cookie value of a new session. */
  cookieOf({ token, expiresAt }: BrowserSession): string {
    const seconds = Math.ceil((expiresAt.getTime() - this.clock.now().getTime()) / 1000);
    return this.cookies.set(SESSION_COOKIE, token, seconds);
  }

  /** Removes from the browser what the site stored for a person whose account was erased. */
  forget(response: Pick<Response, 'setHeader' | 'appendHeader'>): void {
    response.setHeader('Clear-Site-Data', '"cache", "cookies", "storage"');
    // Browsers follow the header only over TLS.
    response.appendHeader('Set-Cookie', this.cookies.clear(SESSION_COOKIE));
  }

  /** The value of the session cookie; undefined if there is none. */
  tokenIn(request: Pick<Request, 'headers'>): string | undefined {
    return this.cookies.get(request, SESSION_COOKIE);
  }

  /** The id of the account; undefined without a valid cookie. Whether the session has ended is not checked. */
  accountIn(request: Pick<Request, 'headers'>): string | undefined {
    const token = this.tokenIn(request);
    return token === undefined ? undefined : this.sessions.accountOf(token);
  }
}
