import type { FreshSignInAct } from '../../auth';

/** The path of the sign-in, which returns to a page afterwards. @param next a path of the site without its language */
export function signInPath(next: string): string {
  return `/sign-in?next=${encodeURIComponent(next)}`;
}

/** The same for a signed-in person who has to sign in again. @param act what for */
export function signInAgainPath(act: FreshSignInAct, next: string): string {
  return `${signInPath(next)}&act=${act}`;
}

/** A percent-encoded search in an Indian script is long; the limit keeps it within a cookie. */
const MAX_NEXT = 2000;

/** The return path in a form or link; `/` if it is not a path of the site. */
export function safeNext(next: unknown): string {
  const isPath =
    typeof next === 'string' && next.length <= MAX_NEXT && /^\/(?![/\\])[\x21-\x7e]*$/.test(next);
  return isPath && !next.includes('\\') && !next.startsWith('/sign-') ? next : '/';
}
