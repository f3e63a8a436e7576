import { surfaceFor } from './surface';

const defaults = { publicHosts: ['city.example.org'], fallback: 'token' as const };

describe('surfaceFor', () => {
  it.each([
    ['nothing', { headers: {} }, 'token'],
    [
      'the header token',
      { headers: { 'x-api-surface': 'token', host: 'city.example.org' }, url: '/?cityId=x' },
      'token',
    ],
    ['the header public', { headers: { 'x-api-surface': 'public' } }, 'public'],
    ['an unknown header value', { headers: { 'x-api-surface': 'admin' } }, 'token'],
    ['cityId', { headers: {}, url: '/api/issues?cityId=mumbai' }, 'public'],
    ['an empty cityId', { headers: {}, url: '/api/issues?limit=1&cityId' }, 'public'],
    ['q', { headers: {}, url: '/api/issues?q=hole' }, 'public'],
    ['a parameter that ends in q', { headers: {}, url: '/api/issues?seq=1' }, 'token'],
    ['a value that looks like one', { headers: {}, url: '/api/issues?city=cityId' }, 'token'],
    ['cityId in other letters', { headers: {}, url: '/api/issues?city%49d=1' }, 'public'],
    ['a question mark inside a value', { headers: {}, url: '/api/issues?x=a?q=1' }, 'token'],
    ['a public host', { headers: { host: 'CITY.example.org:443' } }, 'public'],
    ['another host', { headers: { host: 'api.example.org' } }, 'token'],
  ])('chooses by %s', (_, request, expected) => {
    expect(surfaceFor(request, defaults)).toBe(expected);
  });

  it('falls back to the configured surface', () => {
    expect(surfaceFor({ headers: {} }, { publicHosts: [], fallback: 'public' })).toBe('public');
  });
});
