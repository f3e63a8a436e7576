import { CITY_SLUGS } from '../kernel/cities';
import type { Surface } from '../kernel/surfaces';
import { type SurfaceChoice, type SurfaceDefaults, surfaceFor } from './surface';

/** Paths with a handler on each surface. A structural test proves them equal to the `@SharedPath` handlers. */
const SHARED: ReadonlyArray<{ methods: readonly string[]; path: RegExp }> = [
  { methods: ['GET', 'HEAD'], path: /^\/api\/issues(\/(?!(?:stats|near)\/?$)[^/]+)?\/?$/i },
  { methods: ['GET', 'HEAD'], path: /^\/api\/cities\/?$/i },
  { methods: ['GET', 'HEAD', 'POST'], path: /^\/api\/chat\/webhook\/?$/i },
];

/** Paths only the public read API has. The same test proves them equal to its handlers. */
const PUBLIC =
  /^\/api\/(wards|search|nominations|(reporters|events)(\/[^/]+)?|administrators(\/roles)?|scores\/(leaderboard|city|units|report))\/?$/i;

/** Paths of the console; the administration routes of the token API are not among them. */
const CONSOLE =
  /^\/api\/admin\/(auth|dashboard|feed|integrations|ops|access|config|geo|officials|reporters|notifications|analytics|due-dates|webhooks|alerts|units)(\/|$)/i;

/** GeoReport, the feeds and the data sets. */
const OPEN311 = /^\/(open311|feeds|data)(\/|$)/i;

/** The pages of the citizen site (those of each city, and some others) and of the console. */
const SITE = new RegExp(
  `^/(?:(?:${CITY_SLUGS.join('|')}|sign-in|sign-out|console|alerts)(?:/.*)?|me(?:/alerts)?|office|about|accessibility|privacy|offline|report|(?:robots\\.txt|sitemap\\.xml|favicon\\.ico))?/?$`,
  'i',
);

export interface RequestTarget extends SurfaceChoice {
  method: string;
  /** The path without its query string. */
  path: string;
}

/**
 * The surface of a request before its route is known, for its rate limit and the form of early errors. A request can
 * name its surface only on a path both APIs have, so this is no way to a higher limit.
 */
export function surfaceAt(target: RequestTarget, defaults: SurfaceDefaults): Surface {
  const { method, path } = target;
  if (isSitePath(path)) return 'site';
  if (OPEN311.test(path)) return 'open311';
  if (isConsolePath(path)) return 'console';
  if ((method === 'GET' || method === 'HEAD') && PUBLIC.test(path)) return 'public';
  const shared = SHARED.some((entry) => entry.methods.includes(method) && entry.path.test(path));
  return shared ? surfaceFor(target, defaults) : 'token';
}

/** Whether a path can be a page of the citizen site. */
export function isSitePath(path: string): boolean {
  return SITE.test(path);
}

/** Whether a path is one of the console API. */
export function isConsolePath(path: string): boolean {
  return CONSOLE.test(path);
}

const WEBHOOK = /^\/api\/chat\/webhook\/?$/i;

/** Whether a path is a webhook that platforms call. */
export function isWebhook(path: string): boolean {
  return WEBHOOK.test(path);
}
