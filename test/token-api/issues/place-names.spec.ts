import { gzipSync } from 'node:zlib';
import type { PlaceFeatureCollectionDto } from '../../../src/accountability/dto/place-names.dto';
import type { ErrorEnvelope } from '../../support/network/client';
import { startService, type TestService } from '../../support/service/service';

describe('GET /api/places.geojson', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  const places = async (city: string) =>
    (await service.tokenApi.get<PlaceFeatureCollectionDto>(`/api/places.geojson?city=${city}`)).body;

  it.each(['mumbai', 'bangalore', 'delhi', 'hyderabad', 'chennai', 'pune', 'kolkata', 'ahmedabad'])(
    'names the places of %s, each once',
    async (city) => {
      const { features } = await places(city);
      const names = features.map(({ properties }) => properties.name);
      expect(names.length).toBeGreaterThan(100);
      expect(new Set(names).size).toBe(names.length);
    },
  );

  it('has positions with the longitude first, and main places before others', async () => {
    const { features } = await places('mumbai');
    expect(features.find(({ properties }) => properties.name === 'Bandra West')).toEqual({
      type: 'Feature',
      properties: { name: 'Bandra West' },
      geometry: { type: 'Point', coordinates: [expect.closeTo(72.83, 1), expect.closeTo(19.05, 1)] },
    });
    const [last] = await service.database.sql<{ main: boolean }>(
      `select bool_or(is_main) as main from places where city = 'delhi' and area = $1`,
      [(await places('delhi')).features.at(-1)?.properties.name],
    );
    expect(last?.main).toBe(false);
  });

  it('is small enough for a slow phone', async () => {
    expect(gzipSync(JSON.stringify(await places('mumbai'))).length).toBeLessThan(2500);
  });

  it('leaves out places without a position or a name', async () => {
    await service.database.sql(`update places set lat = null, lng = null where area = 'Colaba'`);
    await service.database.sql(`update places set area = '' where area = 'Dharavi'`);
    const names = (await places('mumbai')).features.map(({ properties }) => properties.name);
    expect(names.filter((name) => ['', 'Colaba', 'Dharavi'].includes(name))).toEqual([]);
  });

  it.each(['', '?city=', '?city=atlantis', '?city=Mumbai', '?city=pune&city=mumbai'])(
    'refuses "%s"',
    async (query) => {
      const { status, body } = await service.tokenApi.get<ErrorEnvelope>(`/api/places.geojson${query}`);
      expect([status, body.error.details?.map(({ field }) => field)]).toEqual([400, ['city']]);
    },
  );
});
