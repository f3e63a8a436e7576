/** Where one signs in, to come back to a page afterwards. @param next a path of the site without its language */
export function signInPath(next: string): string {
  return `/sign-in?next=${encodeURIComponent(next)}`;
}

/** A search in an Indian script is long in percent signs; a cookie takes no more. */
const MAX_NEXT = 2000;

/** A path of the site to go on to, as a form or a link named it; `/` where it names something else. */
export function safeNext(next: unknown): string {
  const isPath =
    typeof next === 'string' && next.length <= MAX_NEXT && /^\/(?![/\\])[\x21-\x7e]*$/.test(next);
  return isPath && !next.includes('\\') && !next.startsWith('/sign-') ? next : '/';
}
