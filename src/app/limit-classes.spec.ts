import type { Request } from 'express';
import { LimitClasses } from './limit-classes';
import type { SiteSession } from '../web/site';
import type { Config } from '../platform/config/config';

const config = { settings: { PUBLIC_API_HOSTS: ['open.example.org'], DEFAULT_API_SURFACE: 'token' } };

/** A test double: the value of the session cookie is the id of the account. */
const session = {
  accountIn: ({ headers }: Request) => headers.cookie?.replace('session=', ''),
} as unknown as SiteSession;

describe('a request', () => {
  const classes = new LimitClasses(config as unknown as Config, session);
  const limitsOf = (method: string, url: string, headers: Record<string, string> = {}) =>
    classes.limitsOf({ method, url, path: url.split('?')[0], headers } as unknown as Request);

  it.each([
    ['GET', '/', ['site']],
    ['GET', '/mumbai?status=open', ['site']],
    ['POST', '/mumbai/issues/iss_1/messages', ['site']],
    ['POST', '/mumbai/follow', ['site', 'follow']],
    ['POST', '/pune/Follow/?x=1', ['site', 'follow']],
    ['GET', '/mumbai/follow', ['site']],
    ['GET', '/sign-in/callback?code=1', ['site']],
    ['GET', '/robots.txt', ['site']],
    ['GET', '/mumbaikar', ['public']],
    ['GET', '/api/issues', ['general']],
    ['POST', '/api/issues?cityId=mumbai', ['general']],
    ['OPTIONS', '/api/issues', ['general']],
    ['GET', '/api/nowhere', ['general']],
    ['GET', '/api', ['general']],
    ['POST', '/api/auth/google', ['general', 'auth']],
    ['POST', '/API/Auth/refresh/', ['general', 'auth']],
    ['GET', '/api/auth/nowhere', ['general', 'auth']],
    ['GET', '/api/authority', ['general']],
    ['GET', '/api/issues?cityId=mumbai', ['public']],
    ['GET', '/api/wards', ['public']],
    ['HEAD', '/api/search?q=water', ['public']],
    ['GET', '/api/map?city=mumbai', ['site']],
    ['HEAD', '/API/map/', ['site']],
    ['GET', '/api/wards.geojson?city=pune', ['site']],
    ['GET', '/api/places.geojson?city=pune', ['site']],
    ['GET', '/api/issues/iss_1/messages', ['general']],
    ['POST', '/api/map', ['general']],
    ['GET', '/api/map/more', ['general']],
    ['GET', '/media/med_1', ['site']],
    ['HEAD', '/media/med_1', ['site']],
    ['PUT', '/media/med_1', ['general']],
    ['GET', '/feeds/mumbai.atom', ['feeds']],
    ['HEAD', '/Feeds/pune/ward/K-W.rss?updates=1', ['feeds']],
    ['GET', '/feedstuff', ['public']],
    ['GET', '/data/mumbai/issues.csv', ['public']],
    ['GET', '/open311/v2/requests.json', ['public']],
    ['POST', '/open311/v2/requests.json', []],
    ['POST', '/Open311/mumbai/v2/requests.xml/', []],
    ['POST', '/open311/mumbai/v2/services.xml', ['public']],
    ['PUT', '/open311/mumbai/v2/requests.xml', ['public']],
    ['GET', '/docs', ['public']],
    ['GET', '/nowhere', ['public']],
    ['GET', '/apiary', ['public']],
    ['GET', '/api/health', []],
    ['HEAD', '/api/ready/', []],
    ['POST', '/api/health', ['general']],
    ['GET', '/api/health/more', ['general']],
    ['POST', '/api/admin/auth/login', ['auth']],
    ['POST', '/API/admin/auth/accept-invite/', ['auth']],
    ['GET', '/api/admin/auth/me', []],
    ['DELETE', '/api/admin/feed/iss_1', []],
    ['GET', '/api/admin/users', ['general']],
  ])('is counted: %s %s against %j', (method, url, expected) => {
    expect(limitsOf(method, url)).toEqual(expected);
  });

  it('is counted against the limit of the surface that answers, by header and by host', () => {
    expect(limitsOf('GET', '/api/cities', { 'x-api-surface': 'public' })).toEqual(['public']);
    expect(limitsOf('GET', '/api/cities', { host: 'open.example.org' })).toEqual(['public']);
    expect(limitsOf('GET', '/api/categories', { 'x-api-surface': 'public' })).toEqual(['general']);
  });

  it('is counted by account only for pages and what they load, if it has a valid session cookie', () => {
    const headers = { cookie: 'session=usr_1' };
    const loaded = [
      '/mumbai',
      '/media/med_1?w=320',
      '/api/map?city=pune',
      '/api/issues/iss_1/messages?lastKey=msg_1',
    ];
    for (const url of loaded) expect([url, ...limitsOf('GET', url, headers)]).toEqual([url, 'site-session']);
    expect(limitsOf('GET', '/api/issues', headers)).toEqual(['general']);
    expect(limitsOf('POST', '/api/issues/iss_1/messages', headers)).toEqual(['general']);
    const request = { headers, clientAddress: '203.0.113.7' } as unknown as Request;
    expect(classes.keyOf(request, 'site-session')).toBe('usr_1');
    expect(limitsOf('POST', '/mumbai/follow', headers)).toEqual(['site-session', 'follow']);
    expect(classes.keyOf(request, 'follow')).toBe('203.0.113.7');
    expect(classes.keyOf(request, 'site')).toBe('203.0.113.7');
  });
});
