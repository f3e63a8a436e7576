import type { RouteMatcher } from '../../../src/api/route-matcher';
import { readingOf } from '../../../src/platform/http/edge/body-reading';
import { routeMatcher } from '../../support/source/routes';

describe('what is known of a request before it is routed', () => {
  let matcher: RouteMatcher;
  beforeAll(async () => {
    matcher = await routeMatcher({ PUBLIC_API_HOSTS: 'open.example.org' });
  });

  const match = (method: string, url: string, headers: Record<string, string> = {}) =>
    matcher.match({ method, url, path: url.split('?')[0]!, headers });

  it.each([
    ['/', 'site'],
    ['/mumbai', 'site'],
    ['/mumbai/issues/iss_1', 'site'],
    ['/mumbai/nowhere', 'site'],
    ['/MUMBAI/', 'site'],
    ['/pune/report', 'site'],
    ['/sign-in', 'site'],
    ['/sign-out', 'site'],
    ['/office', 'site'],
    ['/privacy/', 'site'],
    ['/alerts/abc', 'site'],
    ['/me/alerts', 'site'],
    ['/robots.txt', 'site'],
    ['/console/feed', 'site'],
    ['/open311/v2/services.json', 'open311'],
    ['/open311/nowhere', 'open311'],
    ['/feeds/mumbai.atom', 'open311'],
    ['/data', 'open311'],
    ['/api/admin/feed/issues', 'console'],
    ['/api/admin/feed/nowhere', 'console'],
    ['/api/ADMIN/auth/login', 'console'],
    ['/api/admin/webhooks', 'console'],
    ['/api/wards', 'public'],
    ['/api/scores/leaderboard', 'public'],
    ['/api/administrators/roles/', 'public'],
    ['/api/reporters/asha', 'public'],
    ['/api/scores/usr_1', 'token'],
    ['/api/admin/users', 'token'],
    ['/api/admin/nowhere', 'token'],
    ['/api/issues', 'token'],
    ['/api/issues/stats', 'token'],
    ['/api/issues/iss_1/messages', 'token'],
    ['/api/feedback', 'token'],
    ['/api//issues', 'token'],
    ['/open311x', 'token'],
    ['/atlantis', 'token'],
    ['/atlantis/wards', 'token'],
    ['/punewards', 'token'],
    ['/mexico', 'token'],
    ['/robotsxtxt', 'token'],
    ['//mumbai', 'token'],
    ['*', 'token'],
  ])('is, for a read of %s, the surface %s', (path, surface) => {
    expect(match('GET', path).surface).toBe(surface);
  });

  it('is the surface that the request chooses, only if two have a handler', () => {
    expect(match('GET', '/api/issues?cityId=mumbai').surface).toBe('public');
    expect(match('HEAD', '/api/issues/iss_1?q=').surface).toBe('public');
    expect(match('GET', '/api/cities/?cityId=').surface).toBe('public');
    expect(match('POST', '/api/chat/webhook?cityId=').surface).toBe('public');
    expect(match('GET', '/api/cities', { host: 'open.example.org' }).surface).toBe('public');
    expect(match('POST', '/api/issues?cityId=mumbai').surface).toBe('token');
    expect(match('GET', '/api/issues/near?cityId=mumbai').surface).toBe('token');
    expect(match('GET', '/api/issues/stats?q=').surface).toBe('token');
  });

  it('is the surface of the path for another method, but for the public API, which only reads', () => {
    expect(match('POST', '/mumbai/wards').surface).toBe('site');
    expect(match('DELETE', '/about').surface).toBe('site');
    expect(match('PUT', '/').surface).toBe('site');
    expect(match('PUT', '/api/admin/feed/issues').surface).toBe('console');
    expect(match('HEAD', '/api/wards').surface).toBe('public');
    expect(match('POST', '/api/wards').surface).toBe('token');
  });

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
    ['GET', '/api/issues/iss_1/messages', ['thread']],
    ['POST', '/api/issues/iss_1/messages', ['general']],
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
    ['POST', '/open311/v2/requests.json', ['open311']],
    ['POST', '/Open311/mumbai/v2/requests.xml/', ['open311']],
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
    ['GET', '/api/admin/nowhere', ['general']],
    ['GET', '/api/admin/feed/nowhere', []],
    ['OPTIONS', '*', ['public']],
    ['GET', '//mumbai', ['public']],
  ])('is, for %s %s, that it counts against %j', (method, url, expected) => {
    expect(match(method, url).limits).toEqual(expected);
  });

  it.each([
    ['POST', '/api/issues', 'application/json', 'json'],
    ['POST', '/api/nowhere', 'text/plain', 'json'],
    ['PUT', '/media/med_1', 'image/png', 'stream'],
    ['POST', '/media/med_1', 'image/png', 'json'],
    ['POST', '/api/chat/webhook', 'application/json', 'bytes'],
    ['POST', '/api/chat/webhook/x', 'application/json', 'json'],
    ['POST', '/api/admin/accountability/officials/import', 'multipart/form-data', 'stream'],
    ['POST', '/api/admin/officials/records/officials/import', 'multipart/form-data', 'stream'],
    ['POST', '/api/admin/geo/boundaries/import', 'multipart/form-data', 'stream'],
    ['PUT', '/api/admin/accountability/officials/import', 'application/json', 'json'],
    ['POST', '/open311/v2/requests.json', 'multipart/form-data', 'form-bytes'],
    ['PUT', '/Open311/mumbai/v2/requests.json', 'text/plain', 'stream'],
    ['POST', '/feeds/mumbai.atom', 'text/plain', 'stream'],
    ['POST', '/data/nowhere', 'text/plain', 'stream'],
    ['POST', '/mumbai/follow', 'application/x-www-form-urlencoded', 'form'],
    ['POST', '/mumbai/follow', 'application/json', 'json'],
    ['POST', '/mumbai/follow', 'multipart/form-data', 'json'],
    ['PUT', '/mumbai/follow', 'application/x-www-form-urlencoded', 'json'],
    ['POST', '/mumbai/nowhere', 'application/x-www-form-urlencoded', 'form'],
    ['POST', '/mumbai/report', 'multipart/form-data; boundary=x', 'stream'],
    ['POST', '/mumbai/report', 'application/x-www-form-urlencoded', 'form'],
    ['POST', '/mumbai/report', 'text/plain', 'json'],
    ['POST', '/mumbai/issues/iss_1/resolve/', 'multipart/form-data', 'stream'],
    ['POST', '/alerts/unsubscribe', 'multipart/form-data', 'form-bytes'],
    ['POST', '/alerts/unsubscribe', 'application/x-www-form-urlencoded', 'form'],
  ])('is, for %s %s with %s, that its body is read as %s', (method, path, type, reading) => {
    const headers = { 'content-type': type };
    expect(readingOf(match(method, path).body, { method, headers })).toBe(reading);
  });

  it('is which bodies may have long lists, and which are read after the guards', () => {
    expect(match('PUT', '/api/admin/geo/wards/w_1/boundary').body).toBe('long-json');
    expect(match('PUT', '/api/admin/geo/wards/w_1').body).toBe('json');
    expect(match('POST', '/api/admin/feed/nowhere').readsBodyLate).toBe(true);
    expect(match('POST', '/api/admin/auth/login').readsBodyLate).toBe(true);
    expect(match('POST', '/api/admin/accountability/officials').readsBodyLate).toBe(false);
  });

  it('is how its route answers, and whether a replica may', () => {
    expect(match('GET', '/api/issues')).toMatchObject({ replica: true, answer: { form: 'envelope' } });
    expect(match('GET', '/api/wards')).toMatchObject({
      replica: true,
      answer: { form: 'bare', maxAgeS: 20, varyBy: 'x-api-surface' },
    });
    expect(match('POST', '/api/issues')).toMatchObject({ replica: false, answer: { maxAgeS: undefined } });
    expect(match('GET', '/mumbai')).toMatchObject({ replica: true, answer: { form: 'page' } });
    expect(match('GET', '/api/nowhere')).toMatchObject({ replica: false, answer: undefined });
  });

  it.each([
    ['GET', '/mumbai', true],
    ['DELETE', '/mumbai', true],
    ['GET', '/atlantis', true],
    ['GET', '/apiary', true],
    ['GET', '/%61pi/nowhere', true],
    ['GET', '//api/issues', true],
    ['GET', '/api/issues', false],
    ['GET', '/API/nowhere', false],
    ['GET', '/api/admin/feed/nowhere', false],
    ['GET', '/open311', false],
    ['GET', '/Feeds/nowhere', false],
    ['GET', '/data', false],
    ['GET', '/media', false],
    ['GET', '/docs/nowhere', false],
    ['GET', '/openapi/none.json', false],
    ['GET', '/asyncapi', false],
    ['GET', '/dev/nowhere', false],
    ['GET', '/assets/none.js', false],
  ])('is, for %s %s, whether browsers get errors as pages: %s', (method, path, expected) => {
    expect(match(method, path).showsPages).toBe(expected);
  });

  it('is the limit of the surface that answers, by header and by host', () => {
    expect(match('GET', '/api/cities', { 'x-api-surface': 'public' }).limits).toEqual(['public']);
    expect(match('GET', '/api/cities', { host: 'open.example.org' }).limits).toEqual(['public']);
    expect(match('GET', '/api/categories', { 'x-api-surface': 'public' }).limits).toEqual(['general']);
  });

  it.each([
    ['/api/issues', 'GET, HEAD, POST'],
    ['/API/Issues/iss_1/', 'GET, HEAD, PATCH'],
    // A fixed path is never one with an id.
    ['/api/issues/stats', 'GET, HEAD'],
    ['/api/issues/suggest', 'POST'],
    ['/open311/v2/requests.xml', 'GET, HEAD, POST'],
    ['/open311/mumbai/v2/services/pothole.json', 'GET, HEAD'],
    ['/feeds/mumbai/ward/K-W/near/19.07,72.87.atom', 'GET, HEAD'],
    ['/mumbai/follow', 'GET, HEAD, POST'],
    ['/data/mumbai/datapackage.json', 'GET, HEAD'],
    ['/api/', 'GET, HEAD'],
    ['/atlantis', ''],
    ['/open311/v2/services', ''],
    ['/feeds/.atom', ''],
    ['/api/issues//', ''],
    ['/api/issues/a/b/c', ''],
    ['/docs', ''],
  ])('is, for %s, the methods %s', (path, methods) => {
    expect(match('TRACE', path).methods.join(', ')).toBe(methods);
  });
});
