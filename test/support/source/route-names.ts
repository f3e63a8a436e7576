import type { CataloguedRoute } from '../../../src/api/route-catalog';

/** Routes by method and path, and by surface for shared paths. */
export function routeNames(routes: readonly CataloguedRoute[]): Map<string, CataloguedRoute> {
  return new Map(
    routes.map((route) => {
      const { method, path, surface } = route;
      const twins = routes.filter((each) => each.path === path && each.method === method).length > 1;
      return [`${method} ${path}${twins ? ` (${surface})` : ''}`, route];
    }),
  );
}
