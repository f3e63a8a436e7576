import { RouteCatalog, type CataloguedRoute } from '../../../src/api/route-catalog';
import { RouteMatcher } from '../../../src/api/route-matcher';
import { startService, type TestService } from '../../support/service/service';

interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
}

/** Routes without a body: some of the console, and closing an issue on its page. */
const BODYLESS =
  /^\/api\/admin\/.*\/((de)?activate|force-escalate|pause-sla|toggle-\w+|reassign|dismiss|warn|remove|ban|merge|read|read-all|test|toggle-demo|convert|revoke|retire|resume-clock|rotate-secret|disable|enable|write-again|stop|undo)$|\/sync\/:channel$|^\/:city\/issues\/:id\/closing$|^\/alerts\/unsubscribe$|^\/me\/privacy\/(exports(\/:exportId\/removal)?|erase\/cancel)$|^\/me\/choices$|^\/api\/webhooks\/endpoints\/:endpointId\/(rotate-secret|disable|enable|test)$/;

describe('routes', () => {
  let service: TestService;
  let routes: CataloguedRoute[];

  beforeAll(async () => {
    service = await startService();
    routes = service.app.get(RouteCatalog).routes();
  });
  afterAll(() => service.stop());

  const nameOf = (route: CataloguedRoute) => `${route.method} ${route.path} (${route.surface})`;

  /** The routes Express matches, in order. */
  function mounted(): Array<{ method: string; path: string }> {
    const express = service.app.getHttpAdapter().getInstance() as { router: { stack: Layer[] } };
    return express.router.stack.flatMap(({ route }) =>
      route
        ? Object.keys(route.methods).map((method) => ({ method: method.toUpperCase(), path: route.path }))
        : [],
    );
  }

  it('are all in the catalog for the documents', () => {
    const trimmed = (path: string) => path.replace(/(.)\/$/, '$1');
    const real = mounted().map(({ method, path }) => `${method} ${trimmed(path)}`);
    expect(real.sort()).toEqual(routes.map(({ method, path }) => `${method} ${trimmed(path)}`).sort());
  });

  it('declare who may call them, what they do and what they answer', () => {
    const silent = routes.filter((route) => !route.access || !route.answer || !route.summary);
    expect(silent.map(nameOf)).toEqual([]);
  });

  it('validate each body, query and path parameter', () => {
    const untyped = routes.filter(
      (route) =>
        ['POST', 'PATCH', 'PUT'].includes(route.method) &&
        !route.body &&
        // A PUT sends bytes.
        route.path !== '/media/:mediaId' &&
        // An import, a note and photos send files, and a webhook's body is parsed from its bytes.
        !/(upvote|refresh|logout|import|files|media|webhook)$/.test(route.path) &&
        // Actions that need no body.
        !BODYLESS.test(route.path),
    );
    expect(untyped.map(nameOf)).toEqual([]);
  });

  it('are never shadowed by an earlier one with a parameter', () => {
    const seen: Array<{ method: string; path: string }> = [];
    for (const route of mounted()) {
      const swallower = seen.find(
        (earlier) =>
          earlier.method === route.method &&
          earlier.path !== route.path &&
          new RegExp(`^${earlier.path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}/?$`).test(
            route.path.replaceAll(/:\w+/g, 'x'),
          ),
      );
      expect([route, swallower]).toEqual([route, undefined]);
      seen.push(route);
    }
  });

  it.each(['token', 'public'] as const)(
    'belong to their surface before routing, if %s is requested',
    (asked) => {
      const surfaceOf = ({ method, path }: CataloguedRoute) =>
        service.app.get(RouteMatcher).match({
          method,
          // Pages need an existing city.
          path: path.replace(':city', 'mumbai').replaceAll(/:\w+/g, 'x'),
          headers: { 'x-api-surface': asked },
        }).surface;
      const expected = (route: CataloguedRoute) => (route.shared ? asked : route.surface);
      expect(routes.filter((route) => surfaceOf(route) !== expected(route)).map(nameOf)).toEqual([]);
    },
  );

  it('of the console have paths below /api/admin, the first part of which is theirs', () => {
    const console = routes.filter(({ surface }) => surface === 'console');
    expect(console.filter(({ path }) => !path.startsWith('/api/admin/')).map(nameOf)).toEqual([]);
  });
});
