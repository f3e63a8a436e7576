import { type CataloguedRoute, RouteCatalog } from '../../src/api/route-catalog';
import { staffMember, type StaffMember } from '../factories/console';
import { reportedIssue } from '../factories/issues';
import { person } from '../factories/people';
import { type HttpAnswer, send } from '../support/network/http';
import { startService, type TestService } from '../support/service/service';

const OURS = 'https://app.example.org';
/** The headers that browsers send for a foreign page. */
const FOREIGN: Array<Record<string, string>> = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: `${OURS}.evil.example` },
  { origin: 'https://app.example.org:444' },
  { origin: 'file://' },
  { origin: '' },
  { 'sec-fetch-site': 'cross-site' },
];
const json = { 'content-type': 'application/json' };

describe('foreign pages', () => {
  let service: TestService;
  let staff: StaffMember;
  let routes: CataloguedRoute[];
  let issue: string;

  beforeAll(async () => {
    service = await startService({ settings: { CORS_ORIGINS: OURS } });
    routes = service.app.get(RouteCatalog).routes();
    staff = await staffMember(service);
    issue = await reportedIssue(service);
  });
  afterAll(() => service.stop());

  const ask = (method: string, path: string, headers: Record<string, string> = {}, payload?: string) =>
    send({ method, url: service.url + path, headers, payload });
  const pathOf = ({ path }: CataloguedRoute) =>
    path.replace(':city', 'mumbai').replace(':id', issue).replaceAll(/:\w+/g, 'x');
  /** Everything a request could have changed. */
  const traces = async () => {
    const [row] = await service.database.sql<Record<string, unknown>>(
      `select (select count(*)::int from audit_records) as records, (select count(*)::int from issue_status_events) as events,
              (select md5(string_agg(c::text, '' order by id)) from issues c) as issues,
              (select md5(string_agg(s::text, '' order by token_hash)) from console_sessions s) as sessions,
              (select md5(string_agg(a::text, '' order by id)) from console_accounts a) as accounts,
              (select md5(string_agg(k::text, '' order by id)) from keywords k) as keywords,
              (select count(*)::int from refresh_families where revoked_at is not null) as revoked,
              (select count(*)::int from refresh_tokens where used_at is not null) as used`,
    );
    return row;
  };

  it('change nothing in the console with the cookie of its users, by any route and method', async () => {
    const changing = routes.filter(({ surface, method }) => surface === 'console' && method !== 'GET');
    expect(changing.length).toBeGreaterThan(30);
    const before = await traces();
    const wrong: unknown[] = [];
    for (const route of changing) {
      for (const page of FOREIGN) {
        const headers = { ...json, ...page, cookie: staff.cookie };
        const body = JSON.stringify({ email: staff.email, password: staff.password, token: 'x'.repeat(43) });
        const { status } = await ask(route.method, pathOf(route), headers, body);
        if (status !== 403) wrong.push([route.method, route.path, page, status]);
      }
    }
    expect(wrong).toEqual([]);
    expect(await traces()).toEqual(before);
    const ours = { cookie: staff.cookie, origin: OURS };
    expect((await ask('POST', `/api/admin/feed/issues/${issue}/toggle-pinned`, ours)).status).toBe(200);
    expect(await traces()).not.toEqual(before);
  });

  it('cannot send a form or plain text that is read as JSON', async () => {
    const before = await traces();
    const body = JSON.stringify({ status: 'ack' });
    for (const type of [
      'text/plain',
      'text/plain; application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      '',
    ]) {
      const headers = { cookie: staff.cookie, ...(type && { 'content-type': type }) };
      const path = `/api/admin/feed/issues/${issue}/status`;
      expect([type, (await ask('POST', path, headers, body)).status]).toEqual([type, 400]);
    }
    expect(await traces()).toEqual(before);
  });

  it('change nothing by GET, nor by a method override', async () => {
    const changing = routes.filter(({ method }) => method !== 'GET');
    const withGet = new Set(routes.filter(({ method }) => method === 'GET').map(({ path }) => path));
    const before = await traces();
    for (const route of changing) {
      const headers = {
        cookie: staff.cookie,
        'x-http-method-override': route.method,
        'x-http-method': route.method,
      };
      const path = `${pathOf(route)}?_method=${route.method}`;
      for (const method of ['GET', 'HEAD', 'OPTIONS']) {
        const { status } = await ask(method, path, headers);
        if (method !== 'OPTIONS' && !withGet.has(route.path))
          expect([method, route.path, [401, 403, 404, 405].includes(status)]).toEqual([
            method,
            route.path,
            true,
          ]);
        expect(status).toBeLessThan(500);
      }
    }
    expect(await traces()).toEqual(before);
  });

  it('cannot use a refresh cookie, nor end a session of the token API with it', async () => {
    const { refreshToken } = await person(service);
    const cookie = `refresh_token=${refreshToken}; ${staff.cookie}`;
    const before = await traces();
    for (const page of FOREIGN) {
      expect((await ask('POST', '/api/auth/refresh', { cookie, ...page })).status).toBe(403);
      expect((await ask('POST', '/api/auth/logout', { cookie, ...page })).status).toBe(401);
    }
    expect(await traces()).toEqual(before);
    expect((await ask('POST', '/api/auth/refresh', { cookie, origin: OURS })).status).toBe(200);
  });

  it('get nothing from the token API by cookies: only the header authenticates', async () => {
    const { refreshToken, accessToken } = await person(service, { role: 'superadmin' });
    const cookie = `refresh_token=${refreshToken}; access_token=${accessToken}; ${staff.cookie}`;
    const signedIn = routes.filter(
      ({ surface, access }) =>
        surface !== 'console' &&
        !['public', 'optional', 'refresh-cookie', 'api-client'].some((open) => open === access),
    );
    expect(signedIn.length).toBeGreaterThan(40);
    for (const route of signedIn) {
      const payload = route.method === 'GET' ? undefined : '{}';
      const { status } = await ask(route.method, pathOf(route), { ...json, cookie }, payload);
      expect([route.method, route.path, status]).toEqual([route.method, route.path, 401]);
    }
  });

  describe('cannot read answers:', () => {
    let answers: Array<[string, HttpAnswer]>;
    beforeAll(async () => {
      answers = [];
      const paths = [
        ...routes.map((route): [string, string] => [route.method, pathOf(route)]),
        ...[
          '/nowhere',
          '/docs',
          '/openapi/token.json',
          '/asyncapi/realtime.json',
          '/media/x',
          '/api/issues?limit=0',
        ].map((path): [string, string] => ['GET', path]),
        ['OPTIONS', '/api/issues'] as [string, string],
        ['TRACE', '/api/issues'] as [string, string],
      ];
      for (const [method, path] of paths) {
        const payload = method === 'GET' || method === 'OPTIONS' || method === 'TRACE' ? undefined : '{}';
        const headers = { ...json, origin: 'https://evil.example', 'access-control-request-method': 'POST' };
        answers.push([`${method} ${path}`, await ask(method, path, headers, payload)]);
      }
    });

    it('only configured origins are allowed, and never all origins with credentials', () => {
      const allowing = answers.filter(
        ([, { headers }]) => headers['access-control-allow-origin'] !== undefined,
      );
      // Open data can be read by anyone, anonymously.
      const reads = routes.filter(({ surface, method }) => surface === 'open311' && method === 'GET');
      expect(new Set(allowing.map(([name]) => name))).toEqual(
        new Set(reads.map((route) => `GET ${pathOf(route)}`)),
      );
      for (const [, { headers }] of allowing) {
        expect(headers['access-control-allow-origin']).toBe('*');
        expect(headers['access-control-allow-credentials']).toBeUndefined();
      }
    });

    it('every answer has headers against type sniffing, loading and plain HTTP', () => {
      const lacking = answers.filter(
        ([, { headers }]) =>
          headers['x-content-type-options'] !== 'nosniff' ||
          !/default-src '(none|self)'/.test(String(headers['content-security-policy'])) ||
          !/max-age=\d{7,}/.test(headers['strict-transport-security'] ?? '') ||
          headers['x-frame-options'] === undefined ||
          headers['x-powered-by'] !== undefined ||
          headers['x-request-id'] === undefined,
      );
      expect(lacking.map(([name]) => name)).toEqual([]);
    });

    it('only public answers may be cached', () => {
      const kept = answers.filter(([, { headers }]) => !/\bno-store\b/.test(headers['cache-control'] ?? ''));
      const isShared = ({ surface }: CataloguedRoute) => ['public', 'site', 'open311'].includes(surface);
      const publicReads = new Set(routes.filter(isShared).map((route) => `GET ${pathOf(route)}`));
      const wrong = kept.filter(([name, { status }]) => !publicReads.has(name) || status !== 200);
      expect(wrong.map(([name, { headers }]) => [name, headers['cache-control']])).toEqual([]);
    });
  });
});
