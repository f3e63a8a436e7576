import { Injectable } from '@nestjs/common';
import { RouteCatalog } from './route-catalog';
import { isSitePath } from './surface-map';

/** Which methods the routes at a path have, for a request whose own method none of them has. */
@Injectable()
export class PathMethods {
  private routes?: readonly Route[];
  /** From the path of a route with parameters to the fixed paths it would match as well, with their methods. */
  private readonly fixedWithin = new Map<string, ReadonlyMap<string, readonly string[]>>();

  constructor(private readonly catalog: RouteCatalog) {}

  /**
   * A path that is fixed is never one with an id (docs/api/conventions.md#paths-and-methods).
   * @param path of a request, without its query string
   * @returns the methods of the routes that match it, in the order of the alphabet, HEAD wherever GET is; empty where
   *   no route has the path
   */
  at(path: string): readonly string[] {
    const matching = this.all().filter(
      // A page of a city begins with one there is.
      ({ isPage, pattern }) => pattern.test(path) && (!isPage || isSitePath(path)),
    );
    const fixed = matching.filter(({ isFixed }) => isFixed);
    return methodsOf(fixed.length > 0 ? fixed : matching);
  }

  /**
   * @param route the path of the route that was chosen, with its parameters
   * @param path of the request
   * @returns the methods of the fixed path it is, where the route takes a part of it for a parameter; undefined: it is
   *   none
   */
  ofFixed(route: string, path: string): readonly string[] | undefined {
    let fixed = this.fixedWithin.get(route);
    if (!fixed) this.fixedWithin.set(route, (fixed = this.matchedBy(route)));
    return fixed.size === 0 ? undefined : fixed.get(normalised(path));
  }

  private matchedBy(route: string): ReadonlyMap<string, readonly string[]> {
    if (!route.includes(':')) return new Map();
    const pattern = patternOf(route);
    const paths = this.all().filter(({ path, isFixed }) => isFixed && pattern.test(path));
    return new Map(paths.map(({ path }) => [normalised(path), this.at(path)]));
  }

  private all(): readonly Route[] {
    this.routes ??= this.catalog.routes().map(({ method, surface, path }) => ({
      method,
      path,
      isPage: surface === 'site',
      isFixed: !path.includes(':'),
      pattern: patternOf(path),
    }));
    return this.routes;
  }
}

interface Route {
  method: string;
  path: string;
  isPage: boolean;
  /** Whether it has no parameters. */
  isFixed: boolean;
  pattern: RegExp;
}

function methodsOf(routes: readonly Route[]): readonly string[] {
  const methods = new Set(routes.map(({ method }) => method));
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods].sort();
}

/** As Express matches it: case and a slash at the end make no difference. */
function patternOf(path: string): RegExp {
  const fixed = path.replace(/\/$/, '').replaceAll('.', '\\.');
  return new RegExp(`^${fixed.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i');
}

function normalised(path: string): string {
  return (path.endsWith('/') ? path.slice(0, -1) : path).toLowerCase();
}
