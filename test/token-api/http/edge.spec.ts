import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { createLogger } from '../../../src/platform/logging/logger';
import { staffMember } from '../../factories/console';
import { report } from '../../factories/issues';
import { person, type TestPerson } from '../../factories/people';
import type { ErrorEnvelope } from '../../support/network/client';
import { send } from '../../support/network/http';
import { startService, type TestService } from '../../support/service/service';

const json = { 'content-type': 'application/json' };

describe('the edge', () => {
  let service: TestService;
  let asha: TestPerson;

  /** The lines about requests. */
  const logged: object[] = [];

  beforeAll(async () => {
    const info = (line: object, message: string) => void (message === 'request' && logged.push(line));
    service = await startService({
      settings: { CORS_ORIGINS: 'https://app.example.org' },
      logger: Object.assign(createLogger('silent'), { info }),
    });
    asha = await person(service);
  });
  afterAll(() => service.stop());

  const post = (payload: string | Buffer, headers: Record<string, string> = json) =>
    send<ErrorEnvelope>({
      method: 'POST',
      url: `${service.url}/api/issues`,
      headers: { authorization: `Bearer ${asha.accessToken}`, ...headers },
      payload,
    });
  /** Sends raw bytes and waits for the end of the connection. */
  const raw = (bytes: string) =>
    new Promise<string>((done, fail) => {
      const socket = connect(Number(new URL(service.url).port), '127.0.0.1', () => socket.write(bytes));
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('close', () => done(text));
      socket.on('error', fail);
    });
  const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

  describe('bodies', () => {
    it.each<[string, string | Buffer, number]>([
      ['broken JSON', '{"title":', 400],
      ['a bare value', '"text"', 400],
      ['null', 'null', 400],
      ['nothing', '', 400],
      ['an array', '[]', 400],
      [
        'bytes that are no UTF-8',
        Buffer.concat([Buffer.from('{"title":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]),
        400,
      ],
      ['an escaped NUL', JSON.stringify({ ...report(), title: 'a title with \u0000 in it' }), 400],
      ['an unpaired surrogate', JSON.stringify(report()).replace('"title":"', '"title":"\\ud800'), 400],
      [
        'an infinite number',
        JSON.stringify(report()).replace('}', ',"location":{"lat":1e999,"lng":0}}'),
        400,
      ],
      ['33 levels', nested(33), 400],
      ['100,000 levels', nested(100_000), 400],
      ['more than 1 MB', JSON.stringify({ ...report(), padding: 'x'.repeat(1024 * 1024) }), 413],
    ])('refuses %s', async (_, payload, expected) => {
      const { status, body } = await post(payload);
      expect(status).toBe(expected);
      expect(body).toMatchObject({
        success: false,
        error: { code: expected === 413 ? 'PAYLOAD_TOO_LARGE' : 'VALIDATION_ERROR' },
      });
    });

    describe('of a shape that no body of the APIs has', () => {
      const members = (count: number) =>
        JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, n])));
      const items = (count: number) => JSON.stringify(Array.from({ length: count }, () => 0));
      const wide = 'must not have an object of more than 1000 members';
      const long = 'must not have more than 2000 values';
      const refused: Array<[string, string, string]> = [
        ['a wide object', members(1001), wide],
        ['70,000 members', members(70_000), wide],
        ['the same name again and again', `{${'"a":1,'.repeat(1000)}"a":1}`, wide],
        ['a wide object within another', `{"location":${members(1001)}}`, wide],
        ['a wide object in a list', `[[{"a":${members(1001)}}]]`, wide],
        ['a colon after each name', `{"a:b":"c:d",${members(1000).slice(1)}`, wide],
        ['a long list', `{"title":${items(2001)}}`, long],
        ['many lists', `[${'[],'.repeat(1000)}0]`, long],
        ['many objects', `{"x":[${'{"a":{}},'.repeat(700)}0]}`, long],
      ];

      it.each(refused)('names the reason: %s', async (_, payload, message) => {
        const details = [{ field: 'body', message }];
        for (const headers of [json, { ...json, 'content-encoding': 'gzip' }]) {
          const body = 'content-encoding' in headers ? gzipSync(payload) : payload;
          const { status, body: answer } = await post(body, headers);
          expect([status, answer.error.details]).toEqual([400, details]);
        }
      });

      it.each([
        '/api/issues/suggest',
        '/api/auth/google',
        '/api/auth/refresh',
        '/api/nowhere',
        '/dev/identity',
      ])('is refused at %s, without signing in', async (path) => {
        const { status, text } = await send({
          method: 'POST',
          url: service.url + path,
          headers: json,
          payload: members(1001),
        });
        expect([status, text]).toEqual([400, expect.stringContaining(wide)]);
      });

      it('is refused by the console in its form, after it has asked to sign in', async () => {
        const staff = await staffMember(service);
        const put = (headers: Record<string, string>) =>
          send({
            method: 'PUT',
            url: `${service.url}/api/admin/config`,
            headers: { ...json, ...headers },
            payload: members(1001),
          });
        expect((await put({})).status).toBe(401);
        const { status, body } = await put({ cookie: staff.cookie });
        expect([status, body]).toEqual([
          400,
          { statusCode: 400, message: [`body ${wide}`], error: 'Bad Request' },
        ]);
      });

      it.each([
        ['as many members as allowed', `{"x":${members(1000)},${JSON.stringify(report()).slice(1)}`],
        ['braces, commas and quotes in texts', { x: '{"a":{,[:'.repeat(3000), y: '\\"{'.repeat(3000) }],
      ])('is not that of %s', async (_, extra) => {
        const payload = typeof extra === 'string' ? extra : JSON.stringify({ ...report(), ...extra });
        expect((await post(payload)).status).toBe(201);
      });
    });

    it('accepts 900 KB with unknown fields', async () => {
      expect((await post(JSON.stringify({ ...report(), padding: 'x'.repeat(900 * 1024) }))).status).toBe(201);
    });

    it('ignores the body of a read', async () => {
      for (const path of ['/api/health', '/api/issues']) {
        const payload = gzipSync(`[${'0,'.repeat(500_000)}0]`);
        const headers = { ...json, 'content-encoding': 'gzip' };
        expect((await send({ method: 'GET', url: service.url + path, headers, payload })).status).toBe(200);
      }
    });

    it('names the field with text that cannot be stored, at any depth', async () => {
      const { status, body } = await post(JSON.stringify({ ...report(), location: { a: [1, 'x\u0000'] } }));
      expect([status, body.error.details?.[0]?.field]).toEqual([400, 'location.a.1']);
    });

    it('accepts a compressed body, unless it unpacks to more than 1 MB', async () => {
      const gzip = { ...json, 'content-encoding': 'gzip' };
      expect((await post(gzipSync(JSON.stringify(report())), gzip)).status).toBe(201);
      expect(
        (await post(gzipSync(JSON.stringify({ padding: 'x'.repeat(50 * 1024 * 1024) })), gzip)).status,
      ).toBe(413);
    });

    it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
      'refuses %s as not JSON',
      async (type) => {
        const { status, body } = await post(JSON.stringify(report()), { 'content-type': type });
        expect([status, body.error.details?.[0]?.field]).toEqual([400, 'Content-Type']);
      },
    );

    it('refuses a charset other than UTF-8 and an unknown encoding', async () => {
      expect((await post('{}', { 'content-type': 'application/json; charset=utf-16' })).status).toBe(400);
      expect((await post('{}', { ...json, 'content-encoding': 'zebra' })).status).toBe(400);
    });
  });

  it.each(['/api/issues?city=%ff', '/api/issues?city=a%00', '/api/issues?%00=1'])(
    'refuses the query of %s',
    async (path) => {
      const { status, body } = await service.tokenApi.get<ErrorEnvelope>(path);
      expect([status, body.error.code]).toEqual([400, 'VALIDATION_ERROR']);
    },
  );

  it.each([
    ['/api/issues', 'token'],
    ['/api/issues', 'public'],
    ['/open311/v2/requests.json', 'token'],
  ])('refuses more than 200 parameters in the query of %s (%s)', async (path, surface) => {
    const query = (count: number) => Array.from({ length: count }, (_, n) => `k${n}=`).join('&');
    const ask = (count: number) =>
      send({
        method: 'GET',
        url: `${service.url}${path}?${query(count)}`,
        headers: { 'x-api-surface': surface },
      });
    expect((await ask(200)).text).not.toContain('parameters');
    const { status, text } = await ask(201);
    expect([status, text]).toEqual([400, expect.stringContaining('at most 200 parameters')]);
  });

  it.each([
    ['GET', '/nowhere'],
    ['GET', '/api/nowhere'],
    ['DELETE', '/api/nowhere'],
    ['PATCH', '/api/issues/iss_1/nothing'],
  ])('answers %s %s with 404 in the envelope', async (method, path) => {
    const { status, body } = await send<ErrorEnvelope>({ method, url: service.url + path });
    expect(status).toBe(404);
    expect(body).toEqual({
      success: false,
      error: { code: 'NOT_FOUND', message: expect.any(String) as string },
    });
  });

  it('limits and answers the target * like any unknown path', async () => {
    const answer = await raw(`GET * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 404/);
    expect(answer).toMatch(/X-RateLimit-Remaining: \d+/);
    expect(answer).toMatch(/"code":"NOT_FOUND"/);
  });

  it.each([
    ['CONNECT x:443 HTTP/1.1\r\nHost: x', 'must be a path'],
    ['CONNECT / HTTP/1.1\r\nHost: x', 'must be a path'],
    ['GET http://x/api/health HTTP/1.1\r\nHost: x', 'must be a path'],
    ['GET https://x/assets/a.js HTTP/1.1\r\nHost: x', 'must be a path'],
    ['POST foo://x/api/issues HTTP/1.1\r\nHost: x', 'must be a path'],
    ['GET http://x HTTP/1.1\r\nHost: x', 'must be a path'],
    ['GET http://[ HTTP/1.1\r\nHost: x', 'must begin with a slash'],
    ['GET http://a[b/api/issues HTTP/1.1\r\nHost: x', 'must begin with a slash'],
    ['GET api/health HTTP/1.1\r\nHost: x', 'must begin with a slash'],
    ['POST api/issues HTTP/1.1\r\nHost: x\r\nContent-Length: 2', 'must begin with a slash'],
    ['GET ?city=pune HTTP/1.1\r\nHost: x', 'must begin with a slash'],
    ['GET \\\\x\\y HTTP/1.1\r\nHost: x', 'must begin with a slash'],
    ['GET /api/health HTTP/1.1\r\nHost: x\r\nhost: y', 'must be given once'],
    ['GET /api/health HTTP/1.1\r\nHost: x\r\nHost: x', 'must be given once'],
    ['GET /api/health HTTP/1.1\r\nAccept: */*', 'is required'],
  ])('refuses, limits and logs %j', async (head, reason) => {
    logged.length = 0;
    const answer = await raw(`${head}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    const body = JSON.parse(answer.split('\r\n\r\n')[1] ?? '') as ErrorEnvelope;
    expect(body).toMatchObject({ success: false, error: { code: 'VALIDATION_ERROR' } });
    expect(body.error.details?.[0]?.message).toContain(reason);
    expect(logged).toEqual([expect.objectContaining({ method: head.split(' ')[0], status: 400 })]);
  });

  it.each([
    ['/mumbai/people/nobody', '/:city/people/:slug'],
    ['/feeds/mumbai/near/19.0759,72.8777.atom', '/feeds/:city/near/:near.:format'],
    ['/api/issues/iss_none', '/api/issues/iss_none'],
  ])('logs of %s the path %s', async (path, shown) => {
    logged.length = 0;
    await raw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(logged).toEqual([expect.objectContaining({ path: shown, ip: '127.0.0.1' })]);
  });

  it('refuses a target without its slash in the form of the API that has the path', async () => {
    const body = async (target: string) =>
      JSON.parse(
        (await raw(`GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`)).split('\r\n\r\n')[1] ?? '',
      ) as object;
    expect(await body('api/admin/feed/issues')).toMatchObject({ statusCode: 400, error: 'Bad Request' });
    expect(await body('api/search')).toMatchObject({ statusCode: 400, error: 'Bad Request' });
    expect(await body('api/issues/x')).toMatchObject({ success: false });
  });

  it('answers what came before a target without its slash, and nothing after it', async () => {
    const answer = await raw(
      `GET /api/health HTTP/1.1\r\nHost: x\r\n\r\nGET api/health HTTP/1.1\r\nHost: x\r\n\r\nGET /api/health HTTP/1.1\r\nHost: x\r\n\r\n`,
    );
    expect(answer.match(/HTTP\/1\.1 \d+/g)?.at(-1)).toBe('HTTP/1.1 400');
    const alone = await raw(
      `GET api/health HTTP/1.1\r\nHost: x\r\n\r\n${'GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(3)}`,
    );
    expect(alone.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
  });

  it('serves a request of HTTP/1.0 without a host', async () => {
    expect(await raw('GET /api/health HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200/);
  });

  it('does not quote a broken body, which may hold a token', async () => {
    const { status, text } = await post('{"idToken":secret-part-of-a-token}');
    expect(status).toBe(400);
    expect(text).not.toContain('secret');
  });

  it('accepts a chunked request without a body', async () => {
    const answer = await raw(
      'POST /api/issues/x/upvote HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 401/);
  });

  it('answers HEAD without a body', async () => {
    const { status, text, headers } = await send({ method: 'HEAD', url: `${service.url}/api/issues` });
    expect([status, text]).toEqual([200, '']);
    expect(Number(headers['content-length'])).toBeGreaterThan(0);
  });

  it.each(['/api/issues', '/api/nowhere', '/api/issues?limit=0'])(
    'sends the security headers with %s',
    async (path) => {
      const { headers } = await service.tokenApi.get(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'") as string,
        'strict-transport-security': expect.stringContaining('max-age=') as string,
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
        'x-request-id': expect.any(String) as string,
      });
      expect(headers).not.toHaveProperty('x-powered-by');
    },
  );

  it('gives every request an id, and keeps a well-formed one of the client', async () => {
    const ids = await Promise.all(
      ['trace-42', 'with space', 'a'.repeat(65), 'line\u00e9'].map(async (id) => {
        const { headers } = await send({
          method: 'GET',
          url: `${service.url}/api/health`,
          headers: { 'x-request-id': id },
        });
        return headers['x-request-id'];
      }),
    );
    expect(ids[0]).toBe('trace-42');
    expect(new Set(ids.slice(1)).size).toBe(3);
    for (const id of ids.slice(1)) expect(id).toMatch(/^[\da-f]{12}-\w+$/);
  });

  describe('from other origins', () => {
    const ask = (origin: string, method = 'GET', headers = {}) =>
      send({ method, url: `${service.url}/api/issues`, headers: { origin, ...headers } });

    it('lets a configured origin read, with credentials', async () => {
      const { headers } = await ask('https://app.example.org');
      expect(headers).toMatchObject({
        'access-control-allow-origin': 'https://app.example.org',
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': expect.stringContaining('X-RateLimit-Reset') as string,
      });
    });

    it.each(['https://evil.example.org', 'null', 'https://app.example.org.evil.org'])(
      'does not allow the origin %s',
      async (origin) => {
        expect((await ask(origin)).headers).not.toHaveProperty('access-control-allow-origin');
      },
    );

    it('answers a preflight', async () => {
      const { status, headers } = await ask('https://app.example.org', 'OPTIONS', {
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,idempotency-key',
      });
      expect(status).toBe(204);
      expect(headers).toMatchObject({
        'access-control-allow-methods': expect.stringContaining('PATCH') as string,
        'access-control-allow-headers': 'authorization,content-type,idempotency-key',
        'access-control-max-age': expect.any(String) as string,
      });
    });
  });

  it('refuses an oversized request line and headers, and keeps running', async () => {
    const answer = await raw(`GET /api/issues HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(100_000)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431/);
    expect((await service.tokenApi.get('/api/health')).status).toBe(200);
  });
});
