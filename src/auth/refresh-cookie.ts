import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { parse } from 'cookie';
import type { Response } from 'express';
import { type Observable, tap } from 'rxjs';
import type { TokenPair } from './session.service';
import { REFRESH_TOKEN_LIFETIME_S } from './token.service';

const NAME = 'refresh_token';
const PATH = '/api/auth/refresh';

/** Sets the refresh token of a session as a cookie (docs/api/auth.md#refresh-cookie). @returns the session */
export function withRefreshCookie<Session extends TokenPair>(response: Response, session: Session): Session {
  response.setHeader('Set-Cookie', refreshCookie(session.refreshToken));
  return session;
}

/** Clears the cookie with a successful answer (docs/api/auth.md#logout). */
@Injectable()
export class ClearRefreshCookieInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const response = context.switchToHttp().getResponse<Response>();
    const cleared = `${NAME}=; HttpOnly; Secure; Max-Age=0; Path=${PATH}`;
    return next.handle().pipe(tap(() => response.setHeader('Set-Cookie', cleared)));
  }
}

/** The refresh token in a Cookie header, or undefined. */
export function refreshTokenIn(cookieHeader: string | undefined): string | undefined {
  return cookieHeader === undefined ? undefined : parse(cookieHeader)[NAME];
}

function refreshCookie(token: string): string {
  return `${NAME}=${token}; HttpOnly; Secure; SameSite=Strict; Max-Age=${REFRESH_TOKEN_LIFETIME_S}; Path=${PATH}`;
}
