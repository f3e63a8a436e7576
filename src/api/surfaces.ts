import type { Surface } from '../kernel/surfaces';
import type { RouteBody } from '../platform/http/edge/body-reading';
import type { BodyForm } from '../platform/http/matched-route';
import type { RouteLimit } from '../platform/limits/route-limit';
import { BARE_ERRORS } from './bare-api/render-error';
import type { ErrorForm } from '../platform/http/error-form';
import { OPEN311_ERRORS } from './open311-api/render-error';
import { ENVELOPE_ERRORS } from './token-api/render-error';

/** What holds for the routes of a surface that declare nothing else, and for paths without a route. */
export interface SurfaceRules {
  /** How its successes are written, files apart. */
  form: BodyForm;
  /** The form of its errors. */
  errorForm: ErrorForm;
  /** The limits of its routes; by default those of the prefix of their path. */
  limits?: readonly RouteLimit[];
  /** The beginnings of its paths, with their limits; the longest one of a path decides. */
  prefixes: Readonly<Record<string, readonly RouteLimit[]>>;
  /**
   * How many parts of the path of each of its routes belong to the surface, with everything below: an unknown path
   * below /api/admin/feed is one of the console.
   */
  ownParts?: number;
  /** The body that its routes take; JSON by default. */
  body?: RouteBody;
  /** Whether a body is read only once the caller is known and may use the route: a surface without limits. */
  readsBodyLate?: boolean;
}

/** The surfaces of the service. A path without a route and without a longer prefix is one of the token API. */
export const SURFACES: Readonly<Record<Surface, SurfaceRules>> = {
  token: {
    form: 'envelope',
    errorForm: ENVELOPE_ERRORS,
    prefixes: {
      // What is outside of the API counts like the public API. Browsers get pages at unknown paths, but not below those
      // of the reference, of development and of assets.
      '/': ['public'],
      '/docs': ['public'],
      '/openapi': ['public'],
      '/asyncapi': ['public'],
      '/dev': ['public'],
      '/assets': ['public'],
      '/api': ['general'],
      '/api/auth': ['general', 'auth'],
      '/media': ['general'],
    },
  },
  public: { form: 'bare', errorForm: BARE_ERRORS, limits: ['public'], prefixes: {} },
  // Its routes need a session; those that check a password or an invitation declare a limit.
  console: {
    form: 'bare',
    errorForm: BARE_ERRORS,
    limits: [],
    prefixes: {},
    ownParts: 3,
    readsBodyLate: true,
  },
  // Browsers get pages instead of its errors.
  site: {
    form: 'page',
    errorForm: ENVELOPE_ERRORS,
    limits: ['site'],
    prefixes: {},
    ownParts: 1,
    body: 'page-form',
  },
  open311: {
    form: 'bare',
    errorForm: OPEN311_ERRORS,
    prefixes: { '/open311': ['public'], '/feeds': ['feeds'], '/data': ['public'] },
    // Left unread, so that the router reports the error: apart from reports, nothing takes a body.
    body: 'stream',
  },
};

/** The surface of the paths with a prefix, and their limits. */
export interface Prefix {
  prefix: string;
  surface: Surface;
  limits: readonly RouteLimit[];
}

const LISTED: readonly Prefix[] = Object.entries(SURFACES).flatMap(([surface, rules]) =>
  Object.entries(rules.prefixes).map(([prefix, limits]) => ({ prefix, surface: surface as Surface, limits })),
);

/** The limits of a route that declares none. */
export function limitsOfSurface(surface: Surface, path: string): readonly RouteLimit[] {
  return SURFACES[surface].limits ?? prefixOf(path, LISTED).limits;
}

/**
 * @param path a path in lower case
 * @returns the longest of the prefixes that the path has
 */
export function prefixOf(path: string, prefixes: readonly Prefix[]): Prefix {
  const matching = prefixes.filter(
    ({ prefix }) => path.startsWith(prefix) && (path[prefix.length] ?? '/') === '/',
  );
  return matching.reduce((a, b) => (b.prefix.length > a.prefix.length ? b : a), ROOT);
}

const ROOT: Prefix = { prefix: '/', surface: 'token', limits: SURFACES.token.prefixes['/'] ?? [] };

/**
 * The prefixes of all surfaces.
 * @param paths the paths of the routes of each surface, for the prefixes that follow from `ownParts`
 */
export function prefixesOf(paths: ReadonlyArray<{ surface: Surface; path: string }>): readonly Prefix[] {
  const own = paths.flatMap(({ surface, path }) => {
    const { ownParts, limits = [] } = SURFACES[surface];
    if (ownParts === undefined || path === '/') return [];
    return [
      {
        prefix: path
          .toLowerCase()
          .split('/')
          .slice(0, ownParts + 1)
          .join('/'),
        surface,
        limits,
      },
    ];
  });
  return [...LISTED, ...new Map(own.map((each) => [each.prefix, each])).values()];
}
