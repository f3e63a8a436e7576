import { apiClient, postForm, reportForm } from '../factories/open311';
import { send } from '../support/network/http';
import { startService, type TestService } from '../support/service/service';

const ELSEWHERE = 'https://map.example.net';
const OURS = 'https://app.example.org';
const READS = [
  '/open311/discovery.json',
  '/open311/mumbai/v2/requests.json',
  '/open311/mumbai/v2/requests/none.xml',
  '/feeds/mumbai.geojson',
  '/data/mumbai/issues.csv',
  '/data/mumbai/datapackage.json',
];

describe.each([undefined, OURS])('a page of another site, if CORS_ORIGINS is %s', (origins) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(origins === undefined ? {} : { settings: { CORS_ORIGINS: origins } });
  });
  afterAll(() => service.stop());

  const ask = (method: string, path: string, headers = {}) =>
    send({ method, url: service.url + path, headers: { origin: ELSEWHERE, ...headers } });

  it.each(READS)('may read %s, without credentials', async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const { headers } = await ask(method, path);
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'access-control-expose-headers': expect.stringContaining('Link') as string,
      });
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      expect(headers.vary?.includes('Origin') ?? false).toBe(origins !== undefined);
    }
    const preflight = await ask('OPTIONS', path, {
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'if-none-match',
    });
    expect([preflight.status, preflight.text]).toEqual([204, '']);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET,HEAD',
      'access-control-allow-headers': 'if-none-match',
    });
  });

  it('may neither report nor read other paths', async () => {
    const form = { ...reportForm(), api_key: (await apiClient(service)).apiKey };
    const path = '/open311/v2/requests.json';
    const reported = await postForm(service, path, form, { origin: ELSEWHERE });
    const preflight = await ask('OPTIONS', path, { 'access-control-request-method': 'POST' });
    const others = [await ask('GET', '/api/issues'), await ask('GET', '/mumbai')];
    for (const { headers } of [reported, preflight, ...others]) {
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    }
  });

  it('gets its own origin in the answer if it is one of CORS_ORIGINS', async () => {
    const { headers } = await ask('GET', '/data/mumbai/issues.csv', { origin: OURS });
    expect([headers['access-control-allow-origin'], headers['access-control-allow-credentials']]).toEqual(
      origins === undefined ? ['*', undefined] : [OURS, 'true'],
    );
  });
});
