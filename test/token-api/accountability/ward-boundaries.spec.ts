import type { AccountabilityChainDto } from '../../../src/accountability/dto/chain.dto';
import type { WardFeatureCollectionDto } from '../../../src/accountability/dto/ward-boundaries.dto';
import { WardRatings } from '../../../src/accountability/geography/ward-ratings.service';
import type { Envelope, ErrorEnvelope } from '../../support/network/client';
import { send } from '../../support/network/http';
import { startService, type TestService } from '../../support/service/service';

/** A place that is known to be in each ward: for most of them a post office, away from the border. */
const KNOWN = {
  mumbai: {
    A: [18.9285, 72.8284],
    B: [18.9505, 72.8408],
    C: [18.9455, 72.8285],
    D: [18.9599, 72.8155],
    E: [18.9767, 72.8319],
    'F/North': [19.0241, 72.8633],
    'F/South': [19.0048, 72.846],
    'G/North': [19.0423, 72.8517],
    'G/South': [18.9952, 72.8274],
    'H/East': [19.0733, 72.8607],
    'H/West': [19.0566, 72.8338],
    'K/East': [19.1175, 72.8651],
    'K/West': [19.1283, 72.8326],
    L: [19.0604, 72.8801],
    'M/East': [19.038, 72.9248],
    'M/West': [19.0567, 72.8982],
    N: [19.0862, 72.9082],
    'P/North': [19.1936, 72.8094],
    'P/South': [19.1668, 72.8378],
    'R/Central': [19.2343, 72.8238],
    'R/North': [19.248, 72.8605],
    'R/South': [19.2079, 72.8697],
    S: [19.1422, 72.9391],
    T: [19.1672, 72.9622],
  },
  pune: {
    Aundh: [18.5526, 73.8201],
    'Bhavani Peth': [18.5057, 73.8661],
    Bibwewadi: [18.4782, 73.8614],
    Dhankawadi: [18.446, 73.8603],
    'Dhole Patil Rd': [18.5077, 73.9173],
    'Ghole Road': [18.5317, 73.8326],
    Hadapsar: [18.4706, 73.9218],
    'Kasba-Vishrambaugwada': [18.5147, 73.8568],
    'Kondhwa Wanavdi': [18.4765, 73.8974],
    'Kothrud Karveroad': [18.5103, 73.8054],
    'Nagar Road': [18.5436, 73.9251],
    Sahakarnagar: [18.4954, 73.8563],
    'Tilak Road': [18.4794, 73.83],
    'Warje Karvenagar': [18.491, 73.8232],
    'Yerawda - Sangamwadi': [18.5892, 73.92],
  },
} as const;
const CITIES = Object.keys(KNOWN) as Array<keyof typeof KNOWN>;
type Position = number[];

describe('the boundaries of wards', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  const collection = async (city: string) =>
    (await service.tokenApi.get<WardFeatureCollectionDto>(`/api/wards.geojson?city=${city}`)).body;

  describe('that are delivered with the service', () => {
    it.each(CITIES)('place a known point in each ward of %s', async (city) => {
      for (const [ward, [lat, lng]] of Object.entries(KNOWN[city])) {
        const { body } = await service.tokenApi.get<Envelope<AccountabilityChainDto>>(
          `/api/accountability-chain?lat=${lat}&lng=${lng}`,
        );
        const [around, ...others] = await service.database.sql<{ code: string }>(
          `select w.code from wards w join ward_rings r on r.ward_id = w.id and r.ring @> point($1, $2)`,
          [lng, lat],
        );
        expect([ward, body.data.jurisdiction.ward, around?.code, others]).toEqual([ward, ward, ward, []]);
      }
    });

    it.each(CITIES)('include all wards of %s, with closed rings and five decimals', async (city) => {
      const { features } = await collection(city);
      expect(features.map(({ properties }) => properties.code)).toEqual(Object.keys(KNOWN[city]));
      for (const ring of features.flatMap(({ geometry }) => geometry.coordinates.flat())) {
        expect(ring.length).toBeGreaterThanOrEqual(4);
        expect(ring.at(-1)).toEqual(ring[0]);
        const decimals = ring.flat().map((degrees) => String(degrees).split('.')[1]?.length ?? 0);
        expect(Math.max(...decimals)).toBeLessThanOrEqual(5);
      }
    });

    it.each(CITIES)('have borders in %s that neighbours share and that do not cross', async (city) => {
      const { features } = await collection(city);
      const rings = features.flatMap(({ geometry }) => geometry.coordinates.flat());
      const segments = new Map<string, [Position, Position, number]>();
      for (const ring of rings)
        for (const [index, b] of ring.slice(1).entries()) {
          const a = ring[index]!;
          const key = [a, b].map(String).sort().join(' ');
          segments.set(key, [a, b, (segments.get(key)?.[2] ?? 0) + 1]);
        }
      const all = [...segments.values()];
      expect(Math.max(...all.map(([, , rings]) => rings))).toBe(2);
      expect(all.filter(([, , rings]) => rings === 2).length).toBeGreaterThan(all.length / 4);
      const crossings = all.flatMap(([a, b], n) => all.slice(n + 1).filter(([c, d]) => cross(a, b, c, d)));
      expect(crossings).toEqual([]);
    });

    it.each(CITIES)('are counter-clockwise outside in %s, as RFC 7946 wants them', async (city) => {
      const { body } = await service.publicApi.get<Array<{ geom: { coordinates: number[][][][] } | null }>>(
        `/api/wards?cityId=${city}`,
      );
      const shown = [
        ...(await collection(city)).features.map(({ geometry }) => geometry),
        ...body.flatMap(({ geom }) => geom ?? []),
      ];
      expect(shown.length).toBeGreaterThan(20);
      for (const { coordinates } of shown)
        for (const [outer = []] of coordinates)
          expect(
            outer.slice(1).reduce((sum, [x = 0, y = 0], at) => {
              const [fromX = 0, fromY = 0] = outer[at] ?? [];
              return sum + (x - fromX) * (y + fromY - 36);
            }, 0),
          ).toBeLessThan(0);
    });

    it('are small', async () => {
      for (const city of CITIES) {
        const { text } = await send({ method: 'GET', url: `${service.url}/api/wards.geojson?city=${city}` });
        expect(text.length).toBeLessThan(40_000);
      }
    });
  });

  describe('GET /api/wards.geojson', () => {
    it('shows the score of a ward', async () => {
      const rating = { score: 82, resPct: 78, trend: 4 };
      await service.app.get(WardRatings, { strict: false }).rate('mumbai', 'H/West', rating);
      const { features } = await collection('mumbai');
      expect(features.find(({ properties }) => properties.code === 'H/West')).toEqual({
        type: 'Feature',
        id: expect.stringMatching(/^wrd_/) as string,
        properties: {
          code: 'H/West',
          name: 'Bandra West',
          zone: 'Zone 3',
          ...rating,
          source: 'DataMeet, CC BY 4.0',
        },
        geometry: { type: 'MultiPolygon', coordinates: expect.any(Array) as number[][][][] },
      });
      expect(features[0]?.properties).toMatchObject({ code: 'A', score: null, resPct: null, trend: null });
      expect(features.map(({ properties }) => properties.source)).toEqual(
        features.map(() => 'DataMeet, CC BY 4.0'),
      );
    });

    it('leaves out wards without a boundary, and is empty for a city without any', async () => {
      expect(await collection('chennai')).toEqual({ type: 'FeatureCollection', features: [] });
    });

    it('may be cached, and is revalidated by its ETag', async () => {
      const path = '/api/wards.geojson?city=pune';
      const { headers } = await service.tokenApi.get(path);
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=300, must-revalidate',
        'content-type': 'application/json; charset=utf-8',
      });
      const ask = () =>
        send({
          method: 'GET',
          url: service.url + path,
          headers: { 'if-none-match': String(headers.etag), 'cache-control': 'no-cache' },
        });
      expect(await ask()).toMatchObject({ status: 304, text: '' });
      await service.app
        .get(WardRatings, { strict: false })
        .rate('pune', 'Aundh', { score: 50, resPct: null, trend: null });
      expect((await ask()).status).toBe(200);
    });

    it.each(['', '?city=', '?city=atlantis', '?city=Mumbai', '?city=pune&city=mumbai', '?cityId=mumbai'])(
      'refuses "%s"',
      async (query) => {
        const { status, body } = await service.tokenApi.get<ErrorEnvelope>(`/api/wards.geojson${query}`);
        expect([status, body.error.details?.map(({ field }) => field)]).toEqual([400, ['city']]);
      },
    );
  });
});

/** Whether two segments intersect anywhere except at a common end. */
function cross(a: Position, b: Position, c: Position, d: Position): boolean {
  const apart = [0, 1].some(
    (axis) =>
      Math.max(a[axis]!, b[axis]!) < Math.min(c[axis]!, d[axis]!) ||
      Math.max(c[axis]!, d[axis]!) < Math.min(a[axis]!, b[axis]!),
  );
  if (apart || [a, b].some((end) => [c, d].some((other) => String(end) === String(other)))) return false;
  const side = (from: Position, to: Position, [lng = 0, lat = 0]: Position) =>
    // In whole units: with floating-point numbers a position on the line would be slightly beside it.
    Math.sign(
      Math.round(1e10 * ((to[0]! - from[0]!) * (lat - from[1]!) - (to[1]! - from[1]!) * (lng - from[0]!))),
    );
  return side(a, b, c) * side(a, b, d) <= 0 && side(c, d, a) * side(c, d, b) <= 0;
}
