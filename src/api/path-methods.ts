import { Injectable } from '@nestjs/common';
import { RouteCatalog } from './route-catalog';
import { isSitePath } from './surface-map';

/** Which methods the routes at a path have, for a request whose own method none of them has. */
@Injectable()
export class PathMethods {
  private routes?: ReadonlyArray<{ method: string; isPage: boolean; pattern: RegExp }>;

  constructor(private readonly catalog: RouteCatalog) {}

  /**
   * @param path of a request, without its query string
   * @returns the methods of the routes that match it, in the order of the alphabet, HEAD wherever GET is; empty where no
   *   route has the path
   */
  at(path: string): readonly string[] {
    this.routes ??= this.catalog.routes().map(({ method, surface, path: own }) => ({
      method,
      isPage: surface === 'site',
      pattern: patternOf(own),
    }));
    const methods = new Set<string>();
    for (const { method, isPage, pattern } of this.routes)
      // A page of a city begins with one there is.
      if (pattern.test(path) && (!isPage || isSitePath(path))) methods.add(method);
    if (methods.has('GET')) methods.add('HEAD');
    return [...methods].sort();
  }
}

/** As Express matches it: case and a slash at the end make no difference. */
function patternOf(path: string): RegExp {
  const fixed = path.replace(/\/$/, '').replaceAll('.', '\\.');
  return new RegExp(`^${fixed.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i');
}
