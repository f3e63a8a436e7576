import type { ErrorEnvelope } from '../../support/network/client';
import { type HttpAnswer, type HttpRequest, send } from '../../support/network/http';
import { startService, type TestService } from '../../support/service/service';

/** The documented limits: the defaults of the service. */
const DEFAULTS = { RATE_LIMIT_GENERAL: '', RATE_LIMIT_AUTH: '', RATE_LIMIT_PUBLIC: '' };

describe('rate limits', () => {
  let service: TestService;
  let behindProxy: TestService;
  let address = 0;

  beforeAll(async () => {
    service = await startService({ settings: { ...DEFAULTS, CORS_ORIGINS: 'https://app.example.org' } });
    behindProxy = await startService({ settings: { ...DEFAULTS, TRUST_PROXY: '1' } });
  });
  afterAll(async () => {
    await service.stop();
    await behindProxy.stop();
  });

  /** A client address that was not used before. */
  const newcomer = () => `127.0.1.${++address}`;
  const ask = (path: string, options: Partial<HttpRequest> = {}, at = service) =>
    send<ErrorEnvelope>({ method: 'GET', ...options, url: at.url + path });

  async function repeat(times: number, one: (i: number) => Promise<HttpAnswer<ErrorEnvelope>>) {
    const answers = [];
    for (let i = 0; i < times; i++) answers.push(await one(i));
    return answers;
  }

  it('allow 100 requests of any mix of routes, failures included, and refuse the 101st', async () => {
    const from = newcomer();
    const mix: Array<() => Promise<HttpAnswer<ErrorEnvelope>>> = [
      () => ask('/api/issues', { from }),
      () => ask('/api/nowhere', { from }),
      () => ask('/api/issues/iss_1/nowhere', { from }),
      () =>
        ask('/api/issues', {
          from,
          method: 'POST',
          payload: '{broken',
          headers: { 'content-type': 'application/json' },
        }),
      () => ask('/api/issues?limit=0', { from }),
      () => ask('/api/issues', { from, method: 'OPTIONS' }),
      () => ask('/api/issues/stats', { from, headers: { 'x-api-surface': 'public' } }),
      () => ask('/api/auth/refresh', { from, method: 'POST' }),
    ];
    const answers = await repeat(100, (i) => mix[i % mix.length]!());
    expect(answers.map((answer) => answer.status)).not.toContain(429);
    const { status, body, headers } = await ask('/api/categories', { from });
    expect([status, body.error.code]).toEqual([429, 'RATE_LIMITED']);
    expect(headers['x-ratelimit-limit']).toBe('100');
    expect(headers['x-ratelimit-remaining']).toBe('0');
    const secondsLeft = Number(headers['x-ratelimit-reset']) - service.clock.now().getTime() / 1000;
    expect(secondsLeft).toBeGreaterThan(800);
    expect(secondsLeft).toBeLessThanOrEqual(901);
    expect(Math.abs(Number(headers['retry-after']) - secondsLeft)).toBeLessThan(60);
  });

  it('allow 20 requests to /api/auth/* and refuse the 21st, without affecting other routes', async () => {
    const from = newcomer();
    const attempt = (i: number) =>
      ask(i % 2 ? '/api/auth/google' : '/API/Auth/refresh/', { from, method: 'POST' });
    const answers = await repeat(20, attempt);
    expect(answers.map((answer) => answer.status)).not.toContain(429);
    const refused = await attempt(0);
    expect([refused.status, refused.headers['x-ratelimit-limit']]).toEqual([429, '20']);
    expect((await ask('/api/issues', { from })).status).toBe(200);
  });

  it('send the remaining number with every answer', async () => {
    const from = newcomer();
    const answers = await repeat(3, () => ask('/api/issues', { from }));
    expect(answers.map((answer) => answer.headers['x-ratelimit-remaining'])).toEqual(['99', '98', '97']);
    expect(answers[0]!.headers['x-ratelimit-limit']).toBe('100');
  });

  it('refuse before the body is read', async () => {
    const from = newcomer();
    await repeat(100, () => ask('/api/nowhere', { from }));
    const { status } = await ask('/api/issues', {
      from,
      method: 'POST',
      payload: 'x'.repeat(5_000_000),
    }).catch((error: NodeJS.ErrnoException) => ({ status: error.code }));
    // The server may close the connection before the whole body is sent; either way it is not parsed.
    expect([429, 'EPIPE', 'ECONNRESET']).toContain(status);
  });

  it('never refuse the health probe', async () => {
    const from = newcomer();
    const answers = await repeat(110, () => ask('/api/health', { from }));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(answers[0]!.headers).not.toHaveProperty('x-ratelimit-limit');
    expect((await ask('/api/health', { from, method: 'POST' })).headers['x-ratelimit-remaining']).toBe('99');
  });

  it('count public reads in a bucket of their own', async () => {
    const from = newcomer();
    const publicRead = await ask('/api/cities?cityId=mumbai', { from });
    expect([publicRead.headers['x-ratelimit-limit'], publicRead.headers['x-ratelimit-remaining']]).toEqual([
      '600',
      '599',
    ]);
    expect((await ask('/docs', { from })).headers['x-ratelimit-remaining']).toBe('598');
    expect((await ask('/api/cities', { from })).headers['x-ratelimit-remaining']).toBe('99');
  });

  it('ignore the surface header on paths that only the token API has', async () => {
    const from = newcomer();
    for (const [method, path] of [
      ['POST', '/api/issues?cityId=mumbai'],
      ['GET', '/api/issues/stats?q=1'],
      ['GET', '/api/categories?cityId=mumbai'],
    ] as const) {
      const { headers } = await ask(path, { from, method, headers: { 'x-api-surface': 'public' } });
      expect(headers['x-ratelimit-limit']).toBe('100');
    }
  });

  it('ignore X-Forwarded-For without a trusted proxy', async () => {
    const from = newcomer();
    const answers = await repeat(101, (i) =>
      ask('/api/nowhere', { from, headers: { 'x-forwarded-for': `10.0.0.${i}` } }),
    );
    expect(answers.at(-1)!.status).toBe(429);
  });

  it('use the address the trusted proxy added, whatever the client wrote before it', async () => {
    const answers = await repeat(101, (i) =>
      ask('/api/nowhere', { headers: { 'x-forwarded-for': `10.0.0.${i}, 203.0.113.7` } }, behindProxy),
    );
    expect(answers.at(-1)!.status).toBe(429);
    const other = await ask('/api/issues', { headers: { 'x-forwarded-for': '203.0.113.8' } }, behindProxy);
    expect(other.headers['x-ratelimit-remaining']).toBe('99');
  });

  it('ignore a port beside the address, and use the proxy’s address for an invalid one', async () => {
    const at = (seen: string) => ask('/api/issues', { headers: { 'x-forwarded-for': seen } }, behindProxy);
    const answers = [
      await at('198.51.100.4:4711'),
      await at('198.51.100.4:4712'),
      await at('198.51.100.4'),
      await at('nonsense-1'),
      await at('nonsense-2'),
    ];
    expect(answers.map((answer) => answer.headers['x-ratelimit-remaining'])).toEqual([
      '99',
      '98',
      '97',
      '99',
      '98',
    ]);
  });

  it('count an IPv6 network as one client', async () => {
    const at = (ip: string) => ask('/api/issues', { headers: { 'x-forwarded-for': ip } }, behindProxy);
    const answers = [
      await at('2001:db8:1:2::1'),
      await at('2001:db8:1:2:ffff::9'),
      await at('2001:db8:1:3::1'),
    ];
    expect(answers.map((answer) => answer.headers['x-ratelimit-remaining'])).toEqual(['99', '98', '99']);
  });

  it('can be read by a refused web page', async () => {
    const from = newcomer();
    await repeat(100, () => ask('/api/nowhere', { from }));
    const { status, headers } = await ask('/api/issues', {
      from,
      headers: { origin: 'https://app.example.org' },
    });
    expect([status, headers['access-control-allow-origin']]).toEqual([429, 'https://app.example.org']);
  });

  it('start again when the window ends', async () => {
    const quick = await startService({ settings: { RATE_LIMIT_GENERAL: '2', RATE_LIMIT_WINDOW_S: '1' } });
    try {
      const from = newcomer();
      const answers = await repeat(3, () => ask('/api/issues', { from }, quick));
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 429]);
      await new Promise((done) => setTimeout(done, Number(answers[2]!.headers['retry-after']) * 1000 + 50));
      expect((await ask('/api/issues', { from }, quick)).status).toBe(200);
    } finally {
      await quick.stop();
    }
  });
});
