import { Injectable } from '@nestjs/common';
import { RouteCatalog } from './route-catalog';
import { isSitePath } from './surface-map';

/** The methods of the routes at a path, for requests whose own method is not among them. */
@Injectable()
export class PathMethods {
  private routes?: readonly Route[];
  /** From the path of a route with parameters to the fixed paths it would also match, with their methods. */
  private readonly fixedWithin = new Map<string, ReadonlyMap<string, readonly string[]>>();

  constructor(private readonly catalog: RouteCatalog) {}

  /**
   * The methods of a path. A fixed path is never matched as one with an id (docs/api/conventions.md#paths-and-methods).
   * @param path the path of a request, without its query string
   * @returns the methods of the matching routes, sorted, with HEAD wherever GET is; empty if no route has the path
   */
  at(path: string): readonly string[] {
    const matching = this.all().filter(
      // The pages of a city exist only for known cities.
      ({ isPage, pattern }) => pattern.test(path) && (!isPage || isSitePath(path)),
    );
    const fixed = matching.filter(({ isFixed }) => isFixed);
    return methodsOf(fixed.length > 0 ? fixed : matching);
  }

  /**
   * The methods of a fixed path that a route with a parameter matched.
   * @param route the path of the chosen route, with its parameters
   * @param path the path of the request
   * @returns the methods of the fixed path; undefined if it is not one
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
  /** Whether the path has no parameters. */
  isFixed: boolean;
  pattern: RegExp;
}

function methodsOf(routes: readonly Route[]): readonly string[] {
  const methods = new Set(routes.map(({ method }) => method));
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods].sort();
}

/** Matches as Express does: case and a trailing slash make no difference. */
function patternOf(path: string): RegExp {
  const fixed = path.replace(/\/$/, '').replaceAll('.', '\\.');
  return new RegExp(`^${fixed.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i');
}

function normalised(path: string): string {
  return (path.endsWith('/') ? path.slice(0, -1) : path).toLowerCase();
}
