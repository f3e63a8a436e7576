import { type CataloguedRoute, RouteCatalog } from '../../../src/api/route-catalog';
import { reportedIssue } from '../../factories/issues';
import { send } from '../../support/network/http';
import { startService, type TestService } from '../../support/service/service';

/** The age of an issue changes between two answers. */
const PASSING = /"timeAgo":"[^"]*"/g;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

describe('a method a path does not have', () => {
  let service: TestService;
  let routes: CataloguedRoute[];

  beforeAll(async () => {
    service = await startService();
    routes = service.app.get(RouteCatalog).routes();
  });
  afterAll(() => service.stop());

  const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
    send<object>({ method, url: service.url + filled(path), headers });
  // Pages of a city need an existing one; errors of Open311 have the format of their path.
  const filled = (path: string) =>
    path
      .replace(/^\/:city/, '/mumbai')
      .replace(':format', 'json')
      .replaceAll(/:\w+/g, 'unknown');
  const message = expect.stringMatching(/^This path has other methods: /) as string;
  const envelope = { success: false, error: { code: 'METHOD_NOT_ALLOWED', message } };
  const bare = { statusCode: 405, message, error: 'Method Not Allowed' };
  const ofOpen311 = [{ code: 405, description: message }];

  /** The body of an error at a path. */
  function formOf(path: string): unknown {
    if (path.endsWith('/webhook')) return { error: message };
    const surfaces = routes.filter((route) => route.path === path).map(({ surface }) => surface);
    // A feed path without a known format has XML errors, as in Open311.
    if (surfaces.includes('open311')) return path.endsWith('.atom') ? undefined : ofOpen311;
    return surfaces.includes('token') || surfaces.includes('site') ? envelope : bare;
  }

  it('is answered with 405 at every path, with the allowed methods, in the path’s error format', async () => {
    const paths = new Set(routes.map(({ path }) => path));
    expect(paths.size).toBeGreaterThan(100);
    for (const path of paths) {
      const pattern = ({ path: own }: CataloguedRoute) =>
        new RegExp(
          `^${own
            .replace(/^\/:city/, '/mumbai')
            .replaceAll('.', '\\.')
            .replaceAll(/:\w+/g, '[^/]+')}$`,
        );
      // A fixed path never matches a route with an id, whatever the method.
      const fixed = routes.filter((route) => route.path === path && !path.includes(':'));
      const matching = fixed.length > 0 ? fixed : routes.filter((route) => pattern(route).test(filled(path)));
      const allowed = [...new Set(matching.map(({ method }) => method))];
      if (allowed.includes('GET')) allowed.push('HEAD');
      const form = formOf(path);
      for (const method of METHODS.filter((each) => !allowed.includes(each))) {
        const { status, headers, body } = await ask(method, path);
        expect([method, path, status, headers.allow, body]).toEqual([
          method,
          path,
          405,
          allowed.sort().join(', '),
          form,
        ]);
      }
    }
  });

  it.each([
    ['DELETE', '/api/issues', 'GET, HEAD, POST'],
    ['PUT', '/API/Issues/iss_1/', 'GET, HEAD, PATCH'],
    ['POST', '/api/issues/stats?city=mumbai', 'GET, HEAD'],
    ['PATCH', '/api/issues/stats', 'GET, HEAD'],
    ['PATCH', '/API/issues/Near/', 'GET, HEAD'],
    ['GET', '/api/issues/suggest', 'POST'],
    ['HEAD', '/api/issues/suggest', 'POST'],
    ['GET', '/api/auth/google', 'POST'],
    ['OPTIONS', '/api/cities', 'GET, HEAD'],
    ['PURGE', '/api/health', 'GET, HEAD'],
    ['POST', '/docs', 'GET, HEAD'],
    ['DELETE', '/docs/swagger-ui.css', 'GET, HEAD'],
    ['PUT', '/openapi/token.json', 'GET, HEAD'],
    ['POST', '/asyncapi/realtime.json', 'GET, HEAD'],
    ['POST', '/', 'GET, HEAD'],
    ['POST', '/sw.js', 'GET, HEAD'],
    ['OPTIONS', '/sw.js', 'GET, HEAD'],
  ])('%s %s: 405, Allow: %s', async (method, path, allow) => {
    const { status, headers, body } = await ask(method, path);
    expect([status, headers.allow, headers['cache-control']]).toEqual([405, allow, 'no-store']);
    if (method !== 'HEAD') expect(body).toEqual(envelope);
  });

  it('is refused by the requested API, if two have the path', async () => {
    expect((await ask('DELETE', '/api/issues', { 'x-api-surface': 'public' })).body).toEqual(bare);
    expect((await ask('DELETE', '/api/issues?cityId=mumbai')).body).toEqual(bare);
    expect((await ask('DELETE', '/api/issues', { 'x-api-surface': 'token' })).body).toEqual(envelope);
  });

  it('is refused for a static file, and 404 for a missing one', async () => {
    const { text } = await send({ method: 'GET', url: `${service.url}/mumbai` });
    const [file = ''] = /\/assets\/[^"]+/.exec(text) ?? [];
    const { status, headers, body } = await ask('POST', file);
    expect([status, headers.allow, body]).toEqual([405, 'GET, HEAD', envelope]);
    const other = await ask('POST', '/assets/unknown.js');
    expect([other.status, other.headers.allow]).toEqual([404, undefined]);
  });

  it('has no body with HEAD', async () => {
    const { status, headers, text } = await ask('HEAD', '/api/auth/google');
    expect([status, headers.allow, text]).toEqual([405, 'POST', '']);
  });

  it('is 404 without methods at an unknown path', async () => {
    for (const path of [
      '/api/nowhere',
      '/nowhere',
      '/nowhere/wards',
      '/docs/nowhere',
      '/openapi/nowhere.json',
      '/api/issues/a/b/c',
    ]) {
      const { status, headers } = await ask('DELETE', path);
      expect([path, status, headers.allow]).toEqual([path, 404, undefined]);
    }
  });
});

describe('an unknown query parameter', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  it.each(['token', 'public', 'console'] as const)(
    'is ignored, as the document of the %s API says',
    async (surface) => {
      const { body } = await send<{ info: { description: string } }>({
        method: 'GET',
        url: `${service.url}/openapi/${surface}.json`,
      });
      expect(body.info.description).toMatch(/Unknown query parameters .*ignored/s);
      expect(body.info.description).toMatch(/405.*`Allow`/s);
    },
  );

  it.each(['token', 'public'])('does not change answers of the %s API', async (surface) => {
    const [kept, other] = [await reportedIssue(service), await reportedIssue(service, { priority: 'high' })];
    const headers = { 'x-api-surface': surface };
    const ask = async (query: string) => {
      const answer = await send({ method: 'GET', url: `${service.url}/api/issues${query}`, headers });
      return { status: answer.status, text: answer.text.replaceAll(PASSING, '') };
    };
    const plain = await ask('');
    expect([plain.status, plain.text]).toEqual([200, expect.stringContaining(kept)]);
    expect(plain.text).toContain(other);
    // An unknown name, and names of columns that are no filters.
    for (const name of ['color', 'title', 'hidden', 'id', 'reporter_id'])
      expect([name, await ask(`?${name}=blue`)]).toEqual([name, plain]);
  });
});
