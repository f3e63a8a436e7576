import { parse } from 'cookie';

const NAME = 'admin_session';
const PATH = '/api/admin';

/**
 * The Set-Cookie value that hands a session out, or says how long it is to be kept (document 3, section 5.2).
 * @param secure whether browsers may send it over TLS alone
 */
export function sessionCookie(token: string, lifetimeMs: number, secure: boolean): string {
  const maxAge = Math.max(0, Math.round(lifetimeMs / 1000));
  return `${NAME}=${token}; HttpOnly;${secure ? ' Secure;' : ''} SameSite=Lax; Max-Age=${maxAge}; Path=${PATH}`;
}

/** The Set-Cookie value that takes it back. */
export function clearedSessionCookie(secure: boolean): string {
  return sessionCookie('', 0, secure);
}

/** The session in a Cookie header, or undefined. */
export function sessionIn(cookieHeader: string | undefined): string | undefined {
  return cookieHeader === undefined ? undefined : parse(cookieHeader)[NAME];
}
