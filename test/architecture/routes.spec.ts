import { RouteCatalog, type CataloguedRoute } from '../../src/api/route-catalog';
import { surfaceAt } from '../../src/api/surface-map';
import { startService, type TestService } from '../support/service';

interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
}

/** Acts that take no body: of the console, and closing an issue on its page. */
const BODYLESS =
  /^\/api\/admin\/.*\/((de)?activate|force-escalate|pause-sla|toggle-\w+|reassign|dismiss|warn|remove|ban|merge|read|read-all|test|toggle-demo|convert|revoke|retire|resume-clock|rotate-secret|disable|enable|write-again)$|\/sync\/:channel$|^\/:city\/issues\/:id\/closing$|^\/alerts\/unsubscribe$|^\/api\/webhooks\/endpoints\/:endpointId\/(rotate-secret|disable|enable|test)$/;

describe('routes', () => {
  let service: TestService;
  let routes: CataloguedRoute[];

  beforeAll(async () => {
    service = await startService();
    routes = service.app.get(RouteCatalog).routes();
  });
  afterAll(() => service.stop());

  const nameOf = (route: CataloguedRoute) => `${route.method} ${route.path} (${route.surface})`;

  /** The routes Express really matches, in its order. */
  function mounted(): Array<{ method: string; path: string }> {
    const express = service.app.getHttpAdapter().getInstance() as { router: { stack: Layer[] } };
    return express.router.stack.flatMap(({ route }) =>
      route
        ? Object.keys(route.methods).map((method) => ({ method: method.toUpperCase(), path: route.path }))
        : [],
    );
  }

  it('are all in the catalogue the documents are made from', () => {
    const trimmed = (path: string) => path.replace(/(.)\/$/, '$1');
    const real = mounted().map(({ method, path }) => `${method} ${trimmed(path)}`);
    expect(real.sort()).toEqual(routes.map(({ method, path }) => `${method} ${trimmed(path)}`).sort());
  });

  it('declare who may call them, what they do and what they answer', () => {
    const silent = routes.filter((route) => !route.access || !route.answer || !route.summary);
    expect(silent.map(nameOf)).toEqual([]);
  });

  it('take no body, query or path parameter unvalidated', () => {
    const untyped = routes.filter(
      (route) =>
        ['POST', 'PATCH', 'PUT'].includes(route.method) &&
        !route.body &&
        // What is PUT is bytes.
        route.path !== '/media/:mediaId' &&
        // What is imported is a file, and what a platform delivers is read from its bytes.
        !/(upvote|refresh|logout|import|webhook)$/.test(route.path) &&
        // What is done to something by its path needs no words.
        !BODYLESS.test(route.path),
    );
    expect(untyped.map(nameOf)).toEqual([]);
  });

  it('are never swallowed by one with a parameter before them', () => {
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
    'belong to their surface before routing, where %s is asked for',
    (asked) => {
      const surfaceOf = ({ method, path }: CataloguedRoute) =>
        surfaceAt(
          // Pages begin with a city there is.
          {
            method,
            path: path.replace(':city', 'mumbai').replaceAll(/:\w+/g, 'x'),
            headers: { 'x-api-surface': asked },
          },
          { publicHosts: [], fallback: 'token' },
        );
      const expected = (route: CataloguedRoute) => (route.shared ? asked : route.surface);
      expect(routes.filter((route) => surfaceOf(route) !== expected(route)).map(nameOf)).toEqual([]);
    },
  );

  it('of the console lie where the edge takes them for it', () => {
    const console = routes.filter(({ surface }) => surface === 'console');
    expect(console.filter(({ path }) => !path.startsWith('/api/admin/')).map(nameOf)).toEqual([]);
  });
});
