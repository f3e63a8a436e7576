import { RouteCatalog, type CataloguedRoute } from '../../src/platform/http/route-catalog';
import { surfaceAt } from '../../src/platform/http/surface-map';
import { reportedIssue } from '../factories/issues';
import { postedMessage } from '../factories/messages';
import { attachedPost } from '../factories/media';
import { officialPerson, person } from '../factories/people';
import type { Caller } from '../support/client';
import { send } from '../support/http';
import { startService, type TestService } from '../support/service';

interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
}

const PRINCIPALS = ['anonymous', 'viewer', 'citizen', 'reporter', 'official', 'admin', 'superadmin'] as const;
type Principal = (typeof PRINCIPALS)[number];

/**
 * What each principal is answered on each route, in the order of PRINCIPALS. Bodies are left empty where that shows
 * the caller got past the guard without changing anything (400), so that one table covers every route.
 */
const EXPECTED: Record<string, readonly number[]> = {
  'GET /api/accountability-chain': [400, 400, 400, 400, 400, 400, 400],
  'GET /api/jurisdictions': [200, 200, 200, 200, 200, 200, 200],
  'GET /api/officials': [200, 200, 200, 200, 200, 200, 200],
  'GET /api/departments': [200, 200, 200, 200, 200, 200, 200],
  'GET /api/police-stations': [200, 200, 200, 200, 200, 200, 200],
  ...accountabilityAdministration(),
  'GET /api/': [200, 200, 200, 200, 200, 200, 200],
  'GET /api/cities (token)': [200, 200, 200, 200, 200, 200, 200],
  'GET /api/cities (public)': [200, 200, 200, 200, 200, 200, 200],
  'GET /api/categories': [200, 200, 200, 200, 200, 200, 200],
  'GET /api/health': [200, 200, 200, 200, 200, 200, 200],
  'GET /api/ready': [200, 200, 200, 200, 200, 200, 200],
  'POST /dev/identity': [400, 400, 400, 400, 400, 400, 400],
  'POST /api/auth/google': [400, 400, 400, 400, 400, 400, 400],
  'POST /api/auth/refresh': [401, 401, 401, 401, 401, 401, 401],
  'GET /api/issues (token)': [200, 200, 200, 200, 200, 200, 200],
  'GET /api/issues (public)': [200, 200, 200, 200, 200, 200, 200],
  'GET /api/wards': [200, 200, 200, 200, 200, 200, 200],
  'GET /api/reporters': [200, 200, 200, 200, 200, 200, 200],
  'GET /api/reporters/:slug': [404, 404, 404, 404, 404, 404, 404],
  'GET /api/events': [200, 200, 200, 200, 200, 200, 200],
  'GET /api/events/:eventId': [404, 404, 404, 404, 404, 404, 404],
  'GET /api/nominations': [200, 200, 200, 200, 200, 200, 200],
  'GET /api/scores/leaderboard': [200, 200, 200, 200, 200, 200, 200],
  'GET /api/scores/city': [200, 200, 200, 200, 200, 200, 200],
  'GET /api/scores/units': [200, 200, 200, 200, 200, 200, 200],
  'GET /api/scores/report': [200, 200, 200, 200, 200, 200, 200],
  'GET /api/administrators': [200, 200, 200, 200, 200, 200, 200],
  'GET /api/administrators/roles': [200, 200, 200, 200, 200, 200, 200],
  'GET /api/search': [200, 200, 200, 200, 200, 200, 200],
  'POST /api/issues': [401, 403, 400, 400, 400, 400, 400],
  'GET /api/issues/stats': [200, 200, 200, 200, 200, 200, 200],
  'GET /api/issues/by-city/:city': [200, 200, 200, 200, 200, 200, 200],
  'GET /api/issues/by-category/:category': [200, 200, 200, 200, 200, 200, 200],
  'POST /api/issues/bulk/status': [401, 403, 403, 403, 403, 400, 400],
  'GET /api/issues/:id (token)': [200, 200, 200, 200, 200, 200, 200],
  'GET /api/issues/:id (public)': [200, 200, 200, 200, 200, 200, 200],
  'PATCH /api/issues/:id': [401, 403, 403, 200, 200, 200, 200],
  'POST /api/issues/:id/upvote': [401, 403, 200, 200, 200, 200, 200],
  'POST /api/issues/:id/assign': [401, 403, 403, 403, 400, 400, 400],
  'GET /api/issues/:id/messages': [200, 200, 200, 200, 200, 200, 200],
  'POST /api/issues/:id/messages': [401, 403, 400, 400, 400, 400, 400],
  'POST /api/issues/:id/messages/:msgId/react': [401, 403, 400, 400, 400, 400, 400],
  // Of a message of the reporter's; the viewer may not delete another's, and deleting again is no error.
  'DELETE /api/issues/:id/messages/:msgId': [401, 403, 403, 200, 403, 200, 200],
  'POST /api/issues/:id/media': [401, 403, 400, 400, 400, 400, 400],
  'DELETE /api/issues/:id/media/:mediaId': [401, 403, 403, 200, 404, 404, 404],
  'POST /api/issues/:id/flag': [401, 403, 400, 400, 400, 400, 400],
  'POST /api/issues/:id/messages/:msgId/flag': [401, 403, 400, 400, 400, 400, 400],
  'POST /api/issues/:id/media/:mediaId/flag': [401, 403, 400, 400, 400, 400, 400],
  'POST /api/users/:userId/flag': [401, 403, 400, 400, 400, 400, 400],
  'POST /api/issues/:id/resolve': [401, 403, 422, 422, 422, 422, 422],
  'POST /api/issues/:id/rate-resolution': [401, 403, 400, 400, 400, 400, 400],
  'POST /api/issues/:id/reopen-request': [401, 403, 400, 400, 400, 400, 400],
  'PATCH /api/issues/:id/reopen-request/:reqId': [401, 403, 400, 400, 400, 400, 400],
  'PATCH /api/issues/:id/close': [401, 403, 400, 400, 400, 400, 400],
  'GET /api/admin/reopen-requests': [401, 403, 403, 403, 403, 200, 200],
  'PATCH /api/users/:userId/role': [401, 403, 403, 403, 403, 400, 400],
  'GET /api/admin/users': [401, 403, 403, 403, 403, 200, 200],
  'GET /api/scores': [200, 200, 200, 200, 200, 200, 200],
  'GET /api/scores/:userId': [200, 200, 200, 200, 200, 200, 200],
  'GET /api/chat/webhook (token)': [403, 403, 403, 403, 403, 403, 403],
  'GET /api/chat/webhook (public)': [400, 400, 400, 400, 400, 400, 400],
  'POST /api/chat/webhook (token)': [200, 200, 200, 200, 200, 200, 200],
  'POST /api/chat/webhook (public)': [200, 200, 200, 200, 200, 200, 200],
  'GET /api/chat/messages': [200, 200, 200, 200, 200, 200, 200],
  'POST /api/chat/messages/:messageId/convert': [401, 403, 422, 422, 422, 422, 422],
  'GET /api/photo/mentions': [200, 200, 200, 200, 200, 200, 200],
  'POST /api/photo/mentions/:mediaId/convert': [401, 403, 422, 422, 422, 422, 422],
  'GET /api/micro/mentions': [200, 200, 200, 200, 200, 200, 200],
  'POST /api/micro/mentions/:microPostId/convert': [401, 403, 422, 422, 422, 422, 422],
  'GET /media/:mediaId': [404, 404, 404, 404, 404, 404, 404],
  'PUT /media/:mediaId': [403, 403, 403, 403, 403, 403, 403],
  // Last: it ends the sessions the others use.
  'POST /api/auth/logout': [401, 200, 200, 200, 200, 200, 200],
};

/** The same for every kind of accountability record; there is none of the id. */
function accountabilityAdministration(): Record<string, readonly number[]> {
  const byAdmins = (status: number) => [401, 403, 403, 403, 403, status, status];
  const kinds = ['jurisdictions', 'officials', 'departments', 'police-stations'];
  return Object.fromEntries(
    kinds.flatMap((kind) => {
      const path = `/api/admin/accountability/${kind}`;
      return [
        [`GET ${path}`, byAdmins(200)],
        [`POST ${path}`, byAdmins(400)],
        [`GET ${path}/export`, byAdmins(200)],
        [`POST ${path}/import`, byAdmins(400)],
        [`GET ${path}/:id`, byAdmins(404)],
        [`PUT ${path}/:id`, byAdmins(400)],
        [`DELETE ${path}/:id`, byAdmins(404)],
      ];
    }),
  );
}

/** Bodies for routes whose answer to an empty one would not show who may call them. */
const BODIES: Record<string, object> = { 'PATCH /api/issues/:id': { priority: 'low' } };

/** Acts of the console that take no body. */
const BODYLESS =
  /^\/api\/admin\/.*\/((de)?activate|force-escalate|pause-sla|toggle-\w+|reassign|dismiss|warn|remove|ban|merge|read|read-all|test|toggle-demo|convert)$|\/sync\/:channel$/;

describe('routes', () => {
  let service: TestService;
  let routes: CataloguedRoute[];

  beforeAll(async () => {
    service = await startService();
    routes = service.app.get(RouteCatalog).routes();
  });
  afterAll(() => service.stop());

  const nameOf = (route: CataloguedRoute) => {
    const twins =
      routes.filter((each) => each.path === route.path && each.method === route.method).length > 1;
    return `${route.method} ${route.path}${twins ? ` (${route.surface})` : ''}`;
  };

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
        // What the desk does to something needs no words.
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
          new RegExp(`^${earlier.path.replaceAll(/:\w+/g, '[^/]+')}/?$`).test(
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
          { method, path: path.replaceAll(/:\w+/g, 'x'), headers: { 'x-api-surface': asked } },
          { publicHosts: [], fallback: 'token' },
        );
      const expected = (route: CataloguedRoute) => (route.shared ? asked : route.surface);
      expect(routes.filter((route) => surfaceOf(route) !== expected(route)).map(nameOf)).toEqual([]);
    },
  );

  it('are each in the table of who is answered what; the console has one of its own', () => {
    const listed = routes.filter(({ surface }) => surface !== 'console');
    expect(listed.map(nameOf).sort()).toEqual(Object.keys(EXPECTED).sort());
  });

  it('answer every principal as the table says', async () => {
    const reporter = await person(service);
    const issue = await reportedIssue(service, { by: reporter });
    const { messageId: message } = await postedMessage(service, issue, { by: reporter });
    const media = await attachedPost(service, issue, reporter);
    const callers: Record<Principal, Caller | undefined> = {
      anonymous: undefined,
      viewer: await person(service, { role: 'viewer' }),
      citizen: await person(service),
      reporter,
      official: await officialPerson(service),
      admin: await person(service, { role: 'admin' }),
      superadmin: await person(service, { role: 'superadmin' }),
    };
    const actual: Record<string, number[]> = {};
    for (const name of Object.keys(EXPECTED)) {
      const route = routes.find((each) => nameOf(each) === name)!;
      actual[name] = [];
      for (const principal of PRINCIPALS)
        actual[name].push(
          await statusOf(route, name, callers[principal], {
            issue,
            message,
            media,
            reporter: reporter.id,
          }),
        );
    }
    expect(actual).toEqual(EXPECTED);
  });

  async function statusOf(
    route: CataloguedRoute,
    name: string,
    caller: Caller | undefined,
    { issue, message, media, reporter }: Record<'issue' | 'message' | 'media' | 'reporter', string>,
  ) {
    const path = route.path
      .replace(':id', issue)
      .replace(':msgId', message)
      .replace(':mediaId', media)
      .replace(':userId', reporter)
      .replace(':city', 'mumbai')
      .replace(':category', 'road');
    const { status } = await send({
      method: route.method,
      url: service.url + path,
      headers: {
        'content-type': 'application/json',
        'x-api-surface': route.surface,
        ...(caller && { authorization: `Bearer ${caller.accessToken}` }),
      },
      payload: route.method === 'GET' ? undefined : JSON.stringify(BODIES[name] ?? {}),
    });
    return status;
  }
});
