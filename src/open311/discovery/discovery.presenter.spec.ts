import { CITY_SLUGS } from '../../kernel/cities';
import { presentDiscovery } from './discovery.presenter';

const BASE_URL = 'https://civic.example';

describe('the endpoints', () => {
  const { changeset, contact, key_service: keys, endpoints } = presentDiscovery(BASE_URL);

  it('are the shared one, then that of each city', () => {
    expect(endpoints.map(({ url }) => url)).toEqual([
      'https://civic.example/open311/v2',
      ...CITY_SLUGS.map((city) => `https://civic.example/open311/${city}/v2`),
    ]);
  });

  it('have the GeoReport specification, both formats, and the time of the last change', () => {
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

  it('have a contact, and how to get a key', () => {
    expect(contact).toMatch(/ https:\/\/civic\.example\/about$/);
    expect(keys).toContain('City staff');
  });
});
