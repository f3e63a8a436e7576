import type { IncomingHttpHeaders } from 'node:http';

/**
 * The presentations of one domain: the token API, the public read API, the console, the citizen site, and Open311 with
 * what else is given out for reuse.
 */
export const SURFACES = ['token', 'public', 'console', 'site', 'open311'] as const;
export type Surface = (typeof SURFACES)[number];
/** Those that share paths. */
export type SharedSurface = Extract<Surface, 'token' | 'public'>;

export interface SurfaceChoice {
  headers: IncomingHttpHeaders;
  /** The request target as received, with its query string. */
  url?: string;
}

export interface SurfaceDefaults {
  publicHosts: readonly string[];
  fallback: SharedSurface;
}

/** The header by which a client names the surface it wants. */
export const SURFACE_HEADER = 'x-api-surface';

/** Query parameters only the public read API has. */
const PUBLIC_PARAMETERS = ['cityId', 'q'];

/**
 * Which surface answers a request on a path both define; the first rule that applies decides.
 * Also used for the shape of errors that happen before a route is known.
 */
export function surfaceFor(request: SurfaceChoice, defaults: SurfaceDefaults): SharedSurface {
  const named = request.headers[SURFACE_HEADER];
  if (named === 'token' || named === 'public') return named;
  if (hasPublicParameter(request.url ?? '')) return 'public';
  if (defaults.publicHosts.length > 0 && defaults.publicHosts.includes(hostName(request.headers.host))) {
    return 'public';
  }
  return defaults.fallback;
}

function hasPublicParameter(url: string): boolean {
  const start = url.indexOf('?');
  if (start === -1) return false;
  const query = new URLSearchParams(url.slice(start + 1));
  return PUBLIC_PARAMETERS.some((name) => query.has(name));
}

function hostName(host: string | undefined): string {
  return (host ?? '').toLowerCase().replace(/:\d+$/, '');
}
