import { parse } from 'cookie';
import { REFRESH_TOKEN_LIFETIME_S } from './token.service';

const NAME = 'refresh_token';
const PATH = '/api/auth/refresh';

/** The Set-Cookie value that hands out a refresh token (docs/api/auth.md#refresh-cookie). */
export function refreshCookie(token: string): string {
  return `${NAME}=${token}; HttpOnly; Secure; SameSite=Strict; Max-Age=${REFRESH_TOKEN_LIFETIME_S}; Path=${PATH}`;
}

/** The Set-Cookie value that takes it back (docs/api/auth.md#logout). */
export function clearedRefreshCookie(): string {
  return `${NAME}=; HttpOnly; Secure; Max-Age=0; Path=${PATH}`;
}

/** The refresh token in a Cookie header, or undefined. */
export function refreshTokenIn(cookieHeader: string | undefined): string | undefined {
  return cookieHeader === undefined ? undefined : parse(cookieHeader)[NAME];
}
