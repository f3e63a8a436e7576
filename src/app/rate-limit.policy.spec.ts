import type { Request } from 'express';
import type { RouteLimit } from '../platform/limits/route-limit';
import type { Config } from '../platform/config/config';
import type { SiteSession } from '../web/site';
import { RateLimitPolicy } from './rate-limit.policy';

/** A test double: the value of the session cookie is the id of the account. */
const session = {
  accountIn: ({ headers }: Request) => headers.cookie?.replace('session=', ''),
} as unknown as SiteSession;

describe('a request', () => {
  const policy = new RateLimitPolicy({ settings: {} } as Config, session);
  const requestFor = (limits: RouteLimit[], headers: Record<string, string>) =>
    ({ headers, clientAddress: '203.0.113.7', matched: { limits } }) as unknown as Request;
  const limitsOf = (limits: RouteLimit[], headers: Record<string, string> = {}) =>
    policy.limitsOf(requestFor(limits, headers));

  it.each<[RouteLimit[], string[], string[]]>([
    [[], [], []],
    [
      ['general', 'auth'],
      ['general', 'auth'],
      ['general', 'auth'],
    ],
    [['site'], ['site'], ['site-session']],
    [
      ['site', 'follow'],
      ['site', 'follow'],
      ['site-session', 'follow'],
    ],
    [['thread'], ['general'], ['site-session']],
    // Its guard counts it.
    [['open311'], [], []],
  ])(
    'to a route with the limits %j counts against %j, and with a session cookie against %j',
    (limits, without, by) => {
      expect(limitsOf(limits)).toEqual(without);
      expect(limitsOf(limits, { cookie: 'session=usr_1' })).toEqual(by);
    },
  );

  it('is counted by account only for what its session decides', () => {
    const request = requestFor(['site'], { cookie: 'session=usr_1' });
    expect(policy.keyOf(request, 'site-session')).toBe('usr_1');
    expect(policy.keyOf(request, 'follow')).toBe('203.0.113.7');
    expect(policy.keyOf(request, 'site')).toBe('203.0.113.7');
  });
});
