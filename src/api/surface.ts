import type { IncomingHttpHeaders } from 'node:http';
import type { Surface } from '../kernel/surfaces';

/** The surfaces that share paths. */
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

/** Query parameters that only the public read API has. */
const PUBLIC_PARAMETERS = ['cityId', 'q'];

/**
 * Chooses the surface that answers a request on a path both define; the first matching rule decides. Also used for the
 * form of errors before a route is known.
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
