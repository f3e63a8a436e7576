import type { WardFeatureCollectionDto } from '../../../src/accountability/dto/ward-boundaries.dto';
import { allPlaced, reportedIssue } from '../../factories/issues';
import { withoutBoundaries } from '../../factories/accountability';
import { recordedDuring } from '../../factories/audit';
import { boundaryFile, sentBoundaries, square } from '../../factories/boundaries';
import { staffMember, type StaffMember } from '../../factories/console';
import { send as ask } from '../../support/network/http';
import { startService, type TestService } from '../../support/service/service';

const H_WEST = square(72.82, 19.04, 0.03);
const L = square(72.87, 19.06, 0.02);

describe('POST /api/admin/geo/boundaries/import', () => {
  let service: TestService;
  let staff: StaffMember;
  beforeAll(async () => {
    service = await startService();
    staff = await staffMember(service);
  });
  beforeEach(() => withoutBoundaries(service));
  afterAll(() => service.stop());

  const send = (file: string | Buffer, query?: string) => sentBoundaries(service, staff, file, query);
  const answer = (path: string) => ask({ method: 'GET', url: service.url + path });
  const preview = (file: string) => send(file, 'cityId=mumbai&dryRun=true');
  const stored = () =>
    service.database.sql<{ code: string; boundary: object; rings: number }>(
      `select w.code, w.boundary, (select count(*)::int from ward_rings where ward_id = w.id) as rings
         from wards w where boundary is not null order by code`,
    );
  const multiPolygon = (...rings: number[][][]) => ({ type: 'MultiPolygon', coordinates: [rings] });
  const collection = (...features: object[]) => JSON.stringify({ type: 'FeatureCollection', features });
  const feature = (code: unknown, geometry: unknown) => ({ type: 'Feature', properties: { code }, geometry });

  it('stores the boundaries of a file, which are then used for placing issues', async () => {
    const { status, body } = await send(boundaryFile({ L, 'H/West': H_WEST }));
    const change = { wardId: expect.stringMatching(/^wrd_/) as string, change: 'new', positions: 5 };
    expect([status, body]).toEqual([
      200,
      {
        dryRun: false,
        changes: [
          { ...change, code: 'H/West', name: 'Bandra West', areaKm2: 10.52, areaBeforeKm2: null },
          { ...change, code: 'L', name: 'Kurla', areaKm2: 4.68, areaBeforeKm2: null },
        ],
        unknown: [],
        missing: expect.not.arrayContaining(['H/West', 'L']) as string[],
        from: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        problems: [],
      },
    ]);
    expect(body.missing).toHaveLength(22);
    expect(await stored()).toEqual([
      { code: 'H/West', boundary: multiPolygon(H_WEST), rings: 1 },
      { code: 'L', boundary: multiPolygon(L), rings: 1 },
    ]);
    const issue = await reportedIssue(service, { location: { lat: 19.0415, lng: 72.849, address: '' } });
    await allPlaced(service);
    const [placed] = await service.database.sql('select ward, placed_by as by from issues where id = $1', [
      issue,
    ]);
    expect(placed).toEqual({ ward: 'H/West', by: 'boundary' });
  });

  it('returns the changes in a dry run, and stores nothing', async () => {
    await send(boundaryFile({ L, 'H/West': H_WEST }));
    const before = await stored();
    const file = boundaryFile({
      A: square(72.82, 18.92, 0.01),
      L,
      'H/West': square(72.82, 19.04, 0.02),
      Nowhere: L,
    });
    const records = await recordedDuring(service, async () => {
      const { status, body } = await preview(file);
      expect([status, body.dryRun, body.unknown]).toEqual([200, true, ['Nowhere']]);
      expect(body.changes.map(({ code, change }) => [code, change])).toEqual([
        ['A', 'new'],
        ['H/West', 'replaced'],
        ['L', 'same'],
      ]);
      expect(body.changes[1]).toMatchObject({ areaKm2: 4.68, areaBeforeKm2: 10.52 });
    });
    expect(records).toEqual([]);
    expect(await stored()).toEqual(before);
  });

  it('stores nothing if a ward of the file has another boundary than at the dry run', async () => {
    const file = boundaryFile({ L, 'H/West': H_WEST });
    const { from } = (await preview(file)).body;
    await send(boundaryFile({ A: square(72.82, 18.92, 0.01) }));
    expect((await send(file, `cityId=mumbai&from=${from}`)).status).toBe(200);
    const before = await stored();
    const again = boundaryFile({ L: square(72.87, 19.06, 0.01), 'H/West': H_WEST });
    const records = await recordedDuring(service, async () => {
      expect((await send(again, `cityId=mumbai&from=${from}`)).status).toBe(409);
      expect((await send(again, 'cityId=mumbai&from=x')).status).toBe(400);
    });
    expect([await stored(), records]).toEqual([before, []]);
    const seen = (await preview(again)).body.from;
    expect((await send(again, `cityId=mumbai&from=${seen}`)).status).toBe(200);
  });

  it('has one audit record, with digests before and after; a file without changes has none', async () => {
    const file = boundaryFile({ L, 'H/West': H_WEST });
    const digest = { rings: 1, positions: 5, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string };
    expect(await recordedDuring(service, () => send(file))).toMatchObject([
      {
        action: 'geo.import_boundaries',
        target_kind: 'city',
        target_id: 'mumbai',
        actor_id: staff.id,
        before: { 'H/West': null, L: null },
        after: { 'H/West': digest, L: digest },
      },
    ]);
    expect(await recordedDuring(service, () => send(file))).toEqual([]);
    const [record] = await recordedDuring(service, () =>
      send(boundaryFile({ L, 'H/West': square(72.82, 19.04, 0.02) })),
    );
    expect([Object.keys(record?.before ?? {}), Object.keys(record?.after ?? {})]).toEqual([
      ['H/West'],
      ['H/West'],
    ]);
  });

  it('stores the source of boundaries, for maps', async () => {
    const sources = async (city: string) => {
      const { text } = await answer(`/api/wards.geojson?city=${city}`);
      const { features } = JSON.parse(text) as WardFeatureCollectionDto;
      return [...new Set(features.map(({ properties }) => properties.source))];
    };
    const file = boundaryFile({ L, 'H/West': H_WEST });
    await send(file);
    expect(await sources('mumbai')).toEqual(['']);
    await send(file, 'cityId=mumbai&source=City%20%3Cb%3E%20Corporation');
    expect(await sources('mumbai')).toEqual(['City <b> Corporation']);
    // The source stays with equal boundaries, and is removed with others.
    await send(file);
    expect(await sources('mumbai')).toEqual(['City <b> Corporation']);
    await send(boundaryFile({ L: square(72.87, 19.06, 0.03) }));
    expect((await sources('mumbai')).sort()).toEqual(['', 'City <b> Corporation']);
    expect((await send(file, `cityId=mumbai&source=${'x'.repeat(201)}`)).status).toBe(400);
  });

  it('finds wards by a property of the file, by code or name, in any case', async () => {
    const named = (name: string | number, ring: number[][]) => {
      return { type: 'Feature', properties: { name }, geometry: multiPolygon(ring) };
    };
    const file = collection(named(' h/west ', H_WEST), named('KURLA', L), named(7, L));
    const { body } = await send(file, 'cityId=mumbai&property=name');
    expect([body.changes.map(({ code }) => code), body.unknown]).toEqual([['H/West', 'L'], ['7']]);
    expect((await send(file)).body).toMatchObject({ changes: [], unknown: ['', '', ''] });
  });

  it.each([
    ['equal to its shell', square(72.8, 19, 0.1)],
    ['outside its shell', square(73, 19, 0.1)],
    ['crosses its shell', square(72.85, 19.05, 0.1)],
  ])('refuses a hole that is %s, and names its ward', async (why, hole) => {
    const file = JSON.parse(boundaryFile({ A: square(72.8, 19, 0.1) })) as {
      features: Array<{ geometry: { coordinates: number[][][] } }>;
    };
    file.features[0]!.geometry.coordinates.push(hole);
    const { body } = await sentBoundaries(service, staff, JSON.stringify(file), 'cityId=mumbai&dryRun=true');
    expect(body.problems).toEqual([
      {
        ward: 'A',
        field: 'features.0.geometry.coordinates',
        message: expect.stringContaining(why) as string,
      },
    ]);
  });

  it('takes its own export without changes, whatever the direction of the rings', async () => {
    const ring = square(72.81, 18.95, 0.02);
    await sentBoundaries(service, staff, boundaryFile({ B: [...ring].reverse() }));
    const { body } = await service.tokenApi.get<{
      features: Array<{ properties: { code: string }; geometry: { coordinates: number[][][][] } }>;
    }>('/api/wards.geojson?city=mumbai');
    const exported = body.features.filter(({ properties }) => properties.code === 'B');
    expect(exported[0]?.geometry.coordinates).toEqual([[ring]]);
    const again = JSON.stringify({ type: 'FeatureCollection', features: exported });
    const dry = await sentBoundaries(service, staff, `\ufeff${again}`, 'cityId=mumbai&dryRun=true');
    expect(dry.body.changes).toEqual([expect.objectContaining({ code: 'B', change: 'same' })]);
  });

  it('removes altitudes, and keeps holes', async () => {
    const hole = square(72.825, 19.045, 0.005);
    const high = H_WEST.map((position) => [...position, 14]);
    await send(collection(feature('H/West', { type: 'Polygon', coordinates: [high, hole] })));
    expect(await stored()).toEqual([{ code: 'H/West', boundary: multiPolygon(H_WEST, hole), rings: 2 }]);
  });

  it.each([
    ['no geometry', null, 'geometry.type', /Polygon/],
    ['a point', { type: 'Point', coordinates: [72.8, 19] }, 'geometry.type', /Polygon/],
    ['no coordinates', { type: 'Polygon' }, 'geometry.coordinates', /required/],
    [
      'a text',
      { type: 'Polygon', coordinates: [[...L.slice(1), ['72.8', 19]]] },
      'geometry.coordinates.0.4.0',
      /number/,
    ],
    [
      'out of range',
      { type: 'MultiPolygon', coordinates: [[[...L, [0, 91]]]] },
      'geometry.coordinates.0.0.5.1',
      /90/,
    ],
    [
      'a ring that is open',
      { type: 'Polygon', coordinates: [L.slice(1)] },
      'geometry.coordinates',
      /not closed/,
    ],
    [
      'no area',
      { type: 'Polygon', coordinates: [[L[0], L[1], L[0], L[0]]] },
      'geometry.coordinates',
      /no area/,
    ],
    [
      'latitude first',
      { type: 'Polygon', coordinates: [L.map(([lng, lat]) => [lat, lng])] },
      'geometry.coordinates',
      /far/,
    ],
    [
      'another city',
      { type: 'Polygon', coordinates: [square(77.2, 28.6, 0.1)] },
      'geometry.coordinates',
      /far/,
    ],
  ])('stores nothing if a boundary is invalid: %s', async (_, geometry, field, message) => {
    const file = collection(feature('A', multiPolygon(square(72.82, 18.92, 0.01))), feature('L', geometry));
    const [problem, ...others] = (await preview(file)).body.problems;
    expect(problem?.field.startsWith(`features.1.${field}`)).toBe(true);
    expect([problem?.message, others]).toEqual([expect.stringMatching(message), []]);
    const { status, body } = await send(file);
    expect([status, body.message]).toEqual([400, [expect.stringMatching(/^features\.1\.geometry/)]]);
    expect(await stored()).toEqual([]);
  });

  it('refuses extremely nested lists', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const file = collection(feature('L', { type: 'Polygon', coordinates: 'deep' })).replace('"deep"', deep);
    expect((await preview(file)).body.problems).toEqual([
      { field: 'features.0.geometry.coordinates.0.0.0', message: 'must be of type number', ward: 'L' },
    ]);
    expect((await send(file)).status).toBe(400);
  });

  it('refuses a ward that occurs twice', async () => {
    const file = collection(feature('L', multiPolygon(L)), feature('Kurla', multiPolygon(L)));
    expect((await preview(file)).body.problems).toEqual([
      { field: 'features.1.properties', message: 'is of a ward that comes before in the file', ward: 'L' },
    ]);
    expect((await send(file)).status).toBe(400);
  });

  it.each([
    ['no JSON', '{"type":'],
    ['null', 'null'],
    ['another object', '{"type":"Feature","features":[]}'],
    ['no features', collection()],
    ['too many features', collection(...Array.from({ length: 2001 }, () => ({})))],
    ['bytes that are no text', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
  ])('refuses a file that is %s', async (_, file) => {
    for (const query of ['cityId=mumbai', 'cityId=mumbai&dryRun=true']) {
      const { status, body } = await send(file, query);
      expect([status, body.message]).toEqual([400, [expect.stringMatching(/^file/)]]);
    }
  });

  it.each([
    ['cityId', ''],
    ['cityId', 'cityId=atlantis'],
    ['dryRun', 'cityId=mumbai&dryRun=yes'],
    ['property', 'cityId=mumbai&property='],
  ])('refuses a wrong %s: %s', async (field, query) => {
    const { status, body } = await send(boundaryFile({ L }), query);
    expect([status, body.message]).toEqual([400, [expect.stringMatching(new RegExp(`^${field}`))]]);
  });

  it('refuses a file that is too large, and a body that is not a form', async () => {
    expect((await send(Buffer.alloc(10 * 1024 * 1024 + 1, ' '))).status).toBe(413);
    const { status } = await staff.api.post('/api/admin/geo/boundaries/import?cityId=mumbai', {});
    expect(status).toBe(400);
  });
});
