import { loggedPath } from './logged-path';

describe('the path in the log', () => {
  it.each([
    ['/feeds/mumbai/near/19.0759,72.8777.atom', '/feeds/:city/near/:near.:format'],
    ['/feeds/mumbai/ward/K/near/19.0759,72.8777.json', '/feeds/:city/ward/:ward/near/:near.:format'],
    ['/mumbai/people/asha-k', '/:city/people/:slug'],
    ['/hi/mumbai/people/asha-k', '/:city/people/:slug'],
    ['/api/reporters/asha-k', '/api/reporters/:slug'],
    ['/alerts/device', '/alerts/device'],
    ['/me/privacy', '/me/:page'],
    ['/api/me/issues', '/api/me/issues'],
    ['/mumbai/p%65ople/asha-k', '/:city/people/:slug'],
  ])('is the pattern of the route of %s', (path, route) => {
    expect(loggedPath(path, route)).toBe(route);
  });

  it.each([
    ['/feeds/mumbai/near/19.0759,72.8777.txt', '/feeds/mumbai/near/*'],
    ['/hi/mumbai/people/asha-k', '/hi/mumbai/people/*'],
    ['/api/reporters/asha-k', '/api/reporters/*'],
    ['/Alerts/x', '/Alerts/*'],
    ['/api/users/me/exports/1', '/api/users/me/*'],
    ['/mr/me/x', '/mr/me/*'],
  ])('ends where the person or the place begins if no route matched %s', (path, logged) => {
    expect(loggedPath(path, undefined)).toBe(logged);
  });

  it.each([
    '/api/issues/iss_1',
    '/mumbai/issues/iss_1',
    '/alerts',
    '/me',
    '/api/admin/reporters/usr_1',
    '/feeds/mumbai.atom',
    '/mumbai/media/x',
  ])('is whole for %s', (path) => {
    expect(loggedPath(path, undefined)).toBe(path);
    expect(loggedPath(path, '/some/:pattern')).toBe(path);
  });
});
