import { CITY_SLUGS } from '../../kernel/cities';
import { presentDiscovery } from './discovery.presenter';

const BASE_URL = 'https://civic.example';

describe('the endpoints', () => {
  const { changeset, contact, key_service: keys, endpoints } = presentDiscovery(BASE_URL);

  it('are the shared one first, then that of each city', () => {
    expect(endpoints.map(({ url }) => url)).toEqual([
      'https://civic.example/open311/v2',
      ...CITY_SLUGS.map((city) => `https://civic.example/open311/${city}/v2`),
    ]);
  });

  it('follow GeoReport in both formats, since the time the service names', () => {
    expect(new Date(changeset).toISOString()).toBe(changeset.replace('Z', '.000Z'));
    for (const { url, ...rest } of endpoints)
      expect([url, rest]).toEqual([
        url,
        {
          specification: 'http://wiki.open311.org/GeoReport_v2',
          changeset,
          type: 'production',
          formats: ['text/xml', 'application/json'],
        },
      ]);
  });

  it('come with where to ask, and who gives out keys', () => {
    expect(contact).toMatch(/ https:\/\/civic\.example\/about$/);
    expect(keys).toContain('City staff');
  });
});
