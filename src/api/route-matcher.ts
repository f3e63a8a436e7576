import { Injectable } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { CITY_SLUGS } from '../kernel/cities';
import { Config } from '../platform/config/config';
import { MethodNotAllowed } from '../platform/http/domain-error';
import type { MatchedRoute } from '../platform/http/matched-route';
import type { ApiRequest } from '../platform/http/request';
import { PathTree } from './path-tree';
import { type CataloguedRoute, RouteCatalog } from './route-catalog';
import { type SurfaceChoice, type SurfaceDefaults, SURFACE_HEADER, surfaceFor } from './surface';
import { type Prefix, prefixesOf, prefixOf, SURFACES } from './surfaces';

/** A request, as far as its route depends on it. */
export interface RequestTarget extends SurfaceChoice {
  method: string;
  /** The path without its query string. */
  path: string;
}

/** The routes at a path. */
interface Endpoint {
  /** By method; two where two surfaces share the path. */
  routes: Map<string, CataloguedRoute[]>;
  methods: readonly string[];
}

/** Finds the route of a request before the router does, for all that depends on it. */
@Injectable()
export class RouteMatcher {
  private readonly endpoints = new PathTree<Endpoint>();
  private readonly prefixes: readonly Prefix[];
  private readonly defaults: SurfaceDefaults;

  constructor(catalog: RouteCatalog, { settings }: Config) {
    this.defaults = { publicHosts: settings.PUBLIC_API_HOSTS, fallback: settings.DEFAULT_API_SURFACE };
    const paths = catalog.routes().flatMap((route) => pathsOf(route).map((path) => ({ path, route })));
    for (const { path, route } of paths) add(this.endpoints.at(path, newEndpoint), route);
    this.prefixes = prefixesOf(paths.map(({ path, route: { surface } }) => ({ path, surface })));
  }

  /**
   * @returns what its route declares; for a path without a route of this method, what holds for the surface of the path
   */
  match(target: RequestTarget): MatchedRoute {
    const found = this.endpoints.find(target.path);
    const methods = found.length === 1 && found[0] ? found[0].methods : methodsOf(found);
    const route = this.routeIn(found, target);
    if (route) return matchedBy(route, methods);
    const isPage = found.some(({ routes }) =>
      [...routes.values()].flat().some(({ surface }) => surface === 'site'),
    );
    const { prefix, surface, limits } = isPage ? PAGE : prefixOf(target.path.toLowerCase(), this.prefixes);
    const { body = 'json' } = SURFACES[surface];
    const matched = matchedBy({ surface, limits, reads: body }, methods);
    return { ...matched, showsPages: surface === 'site' || prefix === '/' };
  }

  private routeIn(found: readonly Endpoint[], target: RequestTarget): CataloguedRoute | undefined {
    const method = target.method === 'HEAD' ? 'GET' : target.method;
    const routes = found.find((each) => each.routes.has(method))?.routes.get(method) ?? [];
    if (routes.length < 2) return routes[0];
    const chosen = surfaceFor(target, this.defaults);
    return routes.find(({ surface }) => surface === chosen);
  }
}

/** Sets `request.matched`. It is the first middleware: what comes next depends on the route. */
export function matchRoutes(matcher: RouteMatcher): RequestHandler {
  return (request, _response, next) => {
    (request as ApiRequest).matched = matcher.match(request);
    next();
  };
}

/**
 * Refuses a method that the path does not have. It is the last middleware: whatever else is wrong with a request counts
 * first. No API has the method, so the first one that the path has decides the form of the error.
 */
export function refuseMethod(matcher: RouteMatcher): RequestHandler {
  return (expressRequest, _response, next) => {
    const request = expressRequest as ApiRequest;
    const { path, url, headers, matched } = request;
    const [method] = matched.methods;
    if (method === undefined || matched.methods.includes(request.method)) return next();
    const { errorForm } = matcher.match({ method, path, url, headers });
    request.matched = { ...matched, errorForm };
    next(new MethodNotAllowed(matched.methods));
  };
}

/** A path of pages belongs to the site whatever the method. */
const PAGE: Prefix = { prefix: '', surface: 'site', limits: SURFACES.site.limits ?? [] };

function matchedBy(
  route: Pick<CataloguedRoute, 'surface' | 'limits' | 'reads'> & Partial<CataloguedRoute>,
  methods: readonly string[],
): MatchedRoute {
  const { surface, limits, reads, answer, replicaRead = false } = route;
  const { alternative, maxAgeS } = answer ?? {};
  // On a path of two APIs, this header decides which one answers.
  const varyBy = maxAgeS === undefined ? undefined : SURFACE_HEADER;
  return {
    surface,
    limits,
    body: reads,
    readsBodyLate: SURFACES[surface].readsBodyLate ?? false,
    methods,
    replica: replicaRead,
    answer: answer && { form: answer.form, alternative, maxAgeS, varyBy },
    errorForm: answer ?? SURFACES[surface].errorForm,
    showsPages: surface === 'site',
  };
}

const newEndpoint = (): Endpoint => ({ routes: new Map(), methods: [] });

function add(endpoint: Endpoint, route: CataloguedRoute): void {
  endpoint.routes.set(route.method, [...(endpoint.routes.get(route.method) ?? []), route]);
  endpoint.methods = methodsOf([endpoint]);
}

/** The pages of a city exist only for known cities. */
function pathsOf({ surface, path }: CataloguedRoute): string[] {
  const isOfCity = surface === 'site' && /^\/:city(\/|$)/.test(path);
  return isOfCity ? CITY_SLUGS.map((city) => path.replace(':city', city)) : [path];
}

function methodsOf(endpoints: readonly Endpoint[]): readonly string[] {
  const methods = new Set(endpoints.flatMap(({ routes }) => [...routes.keys()]));
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods].sort();
}
