import type { Request, Response } from 'express';
import { Clock } from '../../kernel/time/clock';
import { DomainError } from '../http/domain-error';
import type { Metrics } from '../metrics/metrics';
import { LimitClassifier } from './limit-classifier';
import { LimitStores } from './limit-stores';
import type { RedisWindows } from './redis-windows';
import { ThrottlerMiddleware } from './throttler.middleware';

const WINDOW_MS = 900_000;
/** Half a second off, so that windows end in the middle of a second. */
const START = 1_700_000_000_400;

describe('the middleware of the limits', () => {
  let now: number;
  let refusals: unknown[];
  let middleware: ThrottlerMiddleware;

  beforeEach(() => {
    now = START;
    refusals = [];
    const clock: Clock = { now: () => new Date(now) };
    const metrics = { count: (...counted: unknown[]) => void refusals.push(counted) } as unknown as Metrics;
    const storage = new LimitStores({ isConfigured: false } as RedisWindows, clock, metrics);
    const throttlers = (['general', 'auth', 'public'] as const).map((name) => ({
      name,
      ttl: WINDOW_MS,
      limit: { general: 3, auth: 2, public: 5 }[name],
    }));
    class Classes extends LimitClassifier {
      override readonly throttlers = throttlers;
      override limitsOf = (request: Request) => request.path.split('+').filter(Boolean);
    }
    middleware = new ThrottlerMiddleware({ throttlers, storage }, storage, new Classes(), metrics);
  });

  /** Sends a request that counts against the given limits. */
  async function ask(limits: string, clientAddress = '203.0.113.1') {
    const headers: Record<string, string> = {};
    const response = { setHeader: (name: string, value: string) => (headers[name] = value) };
    const next = jest.fn();
    let error: unknown;
    await middleware
      .use({ path: limits, clientAddress } as unknown as Request, response as unknown as Response, next)
      .catch((thrown: unknown) => (error = thrown));
    expect(next).toHaveBeenCalledTimes(error === undefined ? 1 : 0);
    return { headers, error };
  }
  const headers = (limit: number, remaining: number) => ({
    'X-RateLimit-Limit': String(limit),
    'X-RateLimit-Remaining': String(remaining),
    'X-RateLimit-Reset': '1700000901',
  });

  it('sends the limit, the remaining requests and the second of its reset in headers', async () => {
    expect((await ask('general')).headers).toEqual(headers(3, 2));
    now += 800_000;
    expect((await ask('general')).headers).toEqual(headers(3, 1));
  });

  it('refuses requests beyond the limit, with Retry-After', async () => {
    for (let n = 0; n < 3; n++) expect((await ask('general')).error).toBeUndefined();
    now += 1500;
    const refused = await ask('general');
    expect(refused.error).toBeInstanceOf(DomainError);
    expect(refused.error).toMatchObject({ kind: 'limited' });
    expect(refused.headers).toEqual({ ...headers(3, 0), 'Retry-After': '899' });
    expect(refusals).toEqual([['civic_requests_limited_total', { limit: 'general' }]]);
    now = START + WINDOW_MS;
    expect((await ask('general')).error).toBeUndefined();
  });

  it('counts against several limits, reports the last one and stops at the first that is exceeded', async () => {
    expect((await ask('general+auth')).headers).toEqual(headers(2, 1));
    await ask('general');
    await ask('general');
    expect((await ask('general+auth')).headers).toEqual({ ...headers(3, 0), 'Retry-After': '900' });
    expect((await ask('auth')).headers).toEqual(headers(2, 0));
  });

  it('fails for the name of a limit that does not exist', async () => {
    expect((await ask('generous')).error).toEqual(new Error('There is no limit generous'));
  });

  it('passes a request without a limit', async () => {
    expect(await ask('')).toEqual({ headers: {}, error: undefined });
  });

  it.each([
    ['an IPv4 address', ['203.0.113.7', '203.0.113.7'], '203.0.113.8'],
    ['an IPv6 network', ['2001:db8:1:2::1', '2001:DB8:1:2:ffff::9', '2001:db8:1:2::'], '2001:db8:1:3::1'],
  ])('has one bucket for %s', async (_, same, other) => {
    const remaining = [];
    for (const address of same)
      remaining.push((await ask('public', address)).headers['X-RateLimit-Remaining']);
    expect(remaining).toEqual(same.map((_address, index) => String(4 - index)));
    expect((await ask('public', other)).headers['X-RateLimit-Remaining']).toBe('4');
  });
});
