import { isSitePath, isWebhook, surfaceAt } from './surface-map';

const DEFAULTS = { publicHosts: [], fallback: 'token' as const };
const at = (path: string, method = 'GET', url = path) =>
  surfaceAt({ method, path, url, headers: {} }, DEFAULTS);

describe('the surface of a path', () => {
  it.each([
    ['/', 'site'],
    ['/mumbai', 'site'],
    ['/mumbai/issues/iss_1', 'site'],
    ['/MUMBAI/', 'site'],
    ['/me/alerts', 'site'],
    ['/robots.txt', 'site'],
    ['/console/feed', 'site'],
    ['/open311/v2/services.json', 'open311'],
    ['/feeds/mumbai.atom', 'open311'],
    ['/data', 'open311'],
    ['/api/admin/feed/issues', 'console'],
    ['/api/ADMIN/auth/login', 'console'],
    ['/api/admin/webhooks', 'console'],
    ['/api/wards', 'public'],
    ['/api/scores/leaderboard', 'public'],
    ['/api/administrators/roles/', 'public'],
    ['/api/reporters/asha', 'public'],
    ['/api/admin/users', 'token'],
    ['/api/issues', 'token'],
    ['/api/issues/stats', 'token'],
    ['/api/issues/iss_1/messages', 'token'],
    ['/api/feedback', 'token'],
    ['/open311x', 'token'],
    ['/atlantis', 'token'],
    ['/mexico', 'token'],
    ['/robotsxtxt', 'token'],
  ])('of %s is %s', (path, surface) => {
    expect(at(path)).toBe(surface);
  });

  it('is chosen by the request only if two surfaces have a handler', () => {
    expect(at('/api/issues', 'GET', '/api/issues?cityId=mumbai')).toBe('public');
    expect(at('/api/issues/iss_1', 'HEAD', '/api/issues/iss_1?q=')).toBe('public');
    expect(at('/api/cities/', 'GET', '/api/cities/?cityId=')).toBe('public');
    expect(at('/api/chat/webhook', 'POST', '/api/chat/webhook?cityId=')).toBe('public');
    expect(at('/api/issues', 'POST', '/api/issues?cityId=mumbai')).toBe('token');
    expect(at('/api/issues/near', 'GET', '/api/issues/near?cityId=mumbai')).toBe('token');
    expect(at('/api/issues/stats', 'GET', '/api/issues/stats?q=')).toBe('token');
  });

  it('is public only for reads of its own paths', () => {
    expect(at('/api/wards', 'HEAD')).toBe('public');
    expect(at('/api/wards', 'POST')).toBe('token');
  });
});

describe('a path of the site', () => {
  it.each(['/pune/report', '/sign-in', '/sign-out', '/office', '/privacy/', '/alerts/abc'])(
    'matches %s',
    (path) => {
      expect(isSitePath(path)).toBe(true);
    },
  );

  it.each(['/api/issues', '/punewards', '/office/x', '/me/x', '//mumbai'])('does not match %s', (path) => {
    expect(isSitePath(path)).toBe(false);
  });
});

describe('the webhook path of a platform', () => {
  it.each([
    ['/api/chat/webhook', true],
    ['/API/chat/webhook/', true],
    ['/api/chat/webhook/x', false],
    ['/api/chat', false],
  ])('matches %s: %s', (path, is) => {
    expect(isWebhook(path)).toBe(is);
  });
});
