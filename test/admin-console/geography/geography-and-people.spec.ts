import { withoutBoundaries } from '../../factories/accountability';
import { recordedDuring } from '../../factories/audit';
import { staffMember, type StaffMember } from '../../factories/console';
import { allPlaced, reportedIssue } from '../../factories/issues';
import { person } from '../../factories/people';
import { startService, type TestService } from '../../support/service/service';

describe('city staff', () => {
  let service: TestService;
  let staff: StaffMember;
  beforeAll(async () => {
    service = await startService();
    staff = await staffMember(service);
  });
  afterAll(() => service.stop());
  const get = async <Body>(path: string) => (await staff.api.get<Body>(path)).body;

  describe('maintains the geography', () => {
    interface Ward {
      id: string;
      code: string;
      hasBoundary: boolean;
    }
    const wards = () => get<Ward[]>('/api/admin/geo/wards?cityId=mumbai');
    const wardId = async (code: string) => (await wards()).find((ward) => ward.code === code)?.id ?? '';
    const square = (lng: number, lat: number, size: number) => [
      [lng, lat],
      [lng + size, lat],
      [lng + size, lat + size],
      [lng, lat + size],
      [lng, lat],
    ];

    it('of cities', async () => {
      const records = await recordedDuring(service, async () => {
        const { body } = await staff.api.put('/api/admin/geo/cities/ahmedabad', { status: 'waitlist' });
        expect(body).toMatchObject({ id: 'ahmedabad', status: 'waitlist', subdomain: 'ahmedabad' });
      });
      expect(records).toMatchObject([
        { action: 'geo.update_city', before: { status: 'live' }, after: { status: 'waitlist' } },
      ]);
      const taken = await staff.api.put('/api/admin/geo/cities/ahmedabad', { subdomain: 'mumbai' });
      expect(taken.status).toBe(409);
      expect(
        (await service.publicApi.get<Array<{ id: string; status: string }>>('/api/cities')).body,
      ).toContainEqual(expect.objectContaining({ id: 'ahmedabad', status: 'waitlist' }));
    });

    it('of wards, which the public pages show at once', async () => {
      const ward = { cityId: 'mumbai', code: 'Z/New', name: 'New Town' };
      const add = () => staff.api.post<Ward>('/api/admin/geo/wards', ward);
      let added!: Awaited<ReturnType<typeof add>>;
      const creation = await recordedDuring(service, async () => void (added = await add()));
      expect(creation).toMatchObject([{ action: 'geo.create_ward', before: null, after: added.body }]);
      expect(added.body).toMatchObject({ code: 'Z/New', name: 'New Town', zone: '', score: null });
      expect(
        (await staff.api.post('/api/admin/geo/wards', { cityId: 'mumbai', code: 'Z/New', name: 'x' })).status,
      ).toBe(409);
      const records = await recordedDuring(service, async () => {
        const change = { score: 71, resPct: 66, trend: -2, officeAddress: 'Main Road 1' };
        const { body } = await staff.api.put(`/api/admin/geo/wards/${added.body.id}`, change);
        expect(body).toMatchObject({ name: 'New Town', ...change });
      });
      expect(records).toMatchObject([
        { action: 'geo.update_ward', before: { score: null }, after: { score: 71 } },
      ]);
      const { body } = await service.publicApi.get<Array<{ code: string }>>('/api/scores/leaderboard');
      expect(body).toEqual([expect.objectContaining({ code: 'Z/New', score: 71, res: 66 })]);
      await staff.api.put(`/api/admin/geo/wards/${added.body.id}`, { resPct: null });
      expect((await service.publicApi.get('/api/scores/leaderboard')).body).toEqual([]);
      for (const change of [{}, { score: 101 }, { score: '7' }, { name: '' }, { code: 'X' }])
        expect((await staff.api.put(`/api/admin/geo/wards/${added.body.id}`, change)).status).toBe(400);
    });

    it('of a boundary, unless it is not the expected one', async () => {
      await withoutBoundaries(service);
      const path = `/api/admin/geo/wards/${await wardId('T')}/boundary`;
      const seen = async () => (await get<{ sha256: string | null }>(path)).sha256;
      const at = (lng: number) => ({ type: 'MultiPolygon', coordinates: [[square(lng, 19.2, 0.02)]] });
      const set = async (boundary: object | null, from: unknown) =>
        (await staff.api.put(path, { boundary, from })).status;
      expect(await set(at(72.9), null)).toBe(200);
      expect(await set(at(72.8), null)).toBe(409);
      const first = await seen();
      expect(await set(at(72.8), first)).toBe(200);
      expect(await set(null, first)).toBe(409);
      expect(await set(at(72.9), 'x')).toBe(400);
      expect(await get(path)).toMatchObject({ boundary: at(72.8) });
      expect(await set(null, await seen())).toBe(200);
    });

    it('of boundaries, which are then used for placing issues', async () => {
      await withoutBoundaries(service);
      const id = await wardId('T');
      // Holes are clockwise (RFC 7946).
      const hole = square(72.905, 19.205, 0.002).toReversed();
      const boundary = { type: 'MultiPolygon', coordinates: [[square(72.9, 19.2, 0.02), hole]] };
      const records = await recordedDuring(service, async () => {
        const { body } = await staff.api.put(`/api/admin/geo/wards/${id}/boundary`, { boundary });
        expect(body).toEqual({ boundary });
      });
      // The audit log links by the city to the page of the ward.
      expect(records).toMatchObject([{ before: null, after: { cityId: 'mumbai', rings: 2 } }]);
      const sha256 = expect.stringMatching(/^[0-9a-f]{64}$/) as string;
      expect(await get(`/api/admin/geo/wards/${id}/boundary`)).toEqual({ boundary, sha256, source: '' });
      expect((await wards()).find((ward) => ward.id === id)).toMatchObject({ hasBoundary: true });
      const shown = (await service.publicApi.get<Array<{ code: string; geom: object }>>('/api/wards')).body;
      expect(shown.find(({ code }) => code === 'T')?.geom).toEqual(boundary);
      const placed = async (lat: number, lng: number) => {
        const issue = await reportedIssue(service, { location: { lat, lng, address: '' } });
        await allPlaced(service);
        const [row] = await service.database.sql<{ by: string }>(
          `select placed_by as by from issues where id = $1`,
          [issue],
        );
        return row?.by;
      };
      expect(await placed(19.215, 72.915)).toBe('boundary');
      expect(await placed(19.206, 72.906)).not.toBe('boundary');
      await staff.api.put(`/api/admin/geo/wards/${id}/boundary`, { boundary: null });
      expect(await placed(19.215, 72.915)).not.toBe('boundary');
      const open = {
        type: 'MultiPolygon',
        coordinates: [
          [
            [
              [1, 1],
              [2, 1],
              [2, 2],
              [1, 2],
            ],
          ],
        ],
      };
      const flat = {
        type: 'MultiPolygon',
        coordinates: [
          [
            [
              [1, 1],
              [2, 2],
              [3, 3],
              [1, 1],
            ],
          ],
        ],
      };
      for (const wrong of [
        open,
        flat,
        { type: 'Polygon', coordinates: [] },
        { ...boundary, coordinates: [] },
        'none',
        undefined,
      ])
        expect((await staff.api.put(`/api/admin/geo/wards/${id}/boundary`, { boundary: wrong })).status).toBe(
          400,
        );
    });

    it('of boundaries, which are near their city', async () => {
      const path = `/api/admin/geo/wards/${await wardId('T')}/boundary`;
      const { boundary: before } = await get<{ boundary: object | null }>(path);
      const swapped = square(72.9, 19.2, 0.02).map(([lng, lat]) => [lat, lng]);
      const boundary = { type: 'MultiPolygon', coordinates: [[swapped]] };
      expect(await staff.api.put(path, { boundary })).toMatchObject({
        status: 400,
        body: { message: [expect.stringMatching(/^boundary\.coordinates is far from the city/)] },
      });
      expect(await get(path)).toMatchObject({ boundary: before });
    });

    it('of pincodes, which then have responsible offices', async () => {
      const place = { cityId: 'mumbai', wardCode: 'H/West', area: 'New Colony', lat: 19.06, lng: 72.83 };
      const added = await staff.api.post('/api/admin/geo/pincodes', {
        pincode: '\u202a४००९९९\u202c',
        ...place,
      });
      expect(added.body).toEqual({ pincode: '400999', ...place, isMain: true });
      expect((await staff.api.post('/api/admin/geo/pincodes', { pincode: '400999', ...place })).status).toBe(
        409,
      );
      const chain = await service.tokenApi.get<{ data: { jurisdiction: { ward: string } } }>(
        '/api/accountability-chain?pincode=400999',
      );
      expect(chain.body.data.jurisdiction.ward).toBe('H/West');
      const changed = await staff.api.put('/api/admin/geo/pincodes/400999', { ...place, area: 'Old Colony' });
      expect(changed.body).toMatchObject({ area: 'Old Colony' });
      const { lat, lng, ...placeless } = place;
      const stays = await staff.api.put('/api/admin/geo/pincodes/400999', {
        ...placeless,
        area: 'Old Colony',
      });
      expect(stays.body).toMatchObject({ area: 'Old Colony', lat, lng });
      for (const wrong of [{ pincode: '4009' }, { wardCode: 'Q/Nowhere' }, { lat: null }, { lat: 91 }])
        expect(
          (await staff.api.post('/api/admin/geo/pincodes', { pincode: '400998', ...place, ...wrong })).status,
        ).toBe(400);
      expect(await get<object[]>('/api/admin/geo/pincodes?cityId=mumbai')).toContainEqual(
        expect.objectContaining({ pincode: '400999', area: 'Old Colony' }),
      );
    });
  });

  it('maintains the contact data of officials', async () => {
    const officials = await get<Array<{ id: string; name: string }>>(
      '/api/admin/officials?designation=Ward%20Officer&limit=100',
    );
    const officer = officials.find(({ name }) => name === 'Ward Officer, H/West');
    const path = `/api/admin/officials/${officer?.id}/contact`;
    const records = await recordedDuring(service, async () => {
      const { body } = await staff.api.put(path, { phone: '022 2640 0000' });
      expect(body).toMatchObject({ name: 'Ward Officer, H/West', phone: '022 2640 0000', email: '' });
    });
    expect(records).toMatchObject([
      { action: 'official.update_contact', before: { phone: '' }, surface: 'console' },
    ]);
    expect((await staff.api.put(path, { email: 'no address' })).status).toBe(400);
    expect((await staff.api.put(path, {})).status).toBe(400);
    const rest = await get<Array<{ id: string }>>(
      `/api/admin/officials?after=${officials[9]?.id}&limit=5&designation=Ward%20Officer`,
    );
    expect(rest.map(({ id }) => id)).toEqual(officials.slice(10, 15).map(({ id }) => id));
  });

  it('verifies and bans reporters', async () => {
    const asha = await person(service, { name: 'Asha Kulkarni' });
    await reportedIssue(service, { by: asha });
    const listed = await get<Array<{ userId: string }>>('/api/admin/reporters?q=kulkarni');
    expect(listed).toEqual([
      expect.objectContaining({ userId: asha.id, isCitizenReporter: false, role: 'user', reports: 1 }),
    ]);
    const verify = (body?: object) => staff.api.post(`/api/admin/reporters/${asha.id}/verify`, body);
    const records = await recordedDuring(service, async () => {
      expect((await verify()).body).toEqual({ userId: asha.id, isCitizenReporter: true });
      expect((await verify({ verified: true })).body).toEqual({ userId: asha.id, isCitizenReporter: true });
    });
    expect(records).toMatchObject([{ action: 'reporter.verify', target_id: asha.id }]);
    expect((await service.publicApi.get('/api/reporters/asha-kulkarni')).body).toMatchObject({ cr: true });
    const bans = await recordedDuring(service, async () =>
      expect((await staff.api.post(`/api/admin/reporters/${asha.id}/ban`)).body).toEqual({
        userId: asha.id,
        role: 'viewer',
      }),
    );
    expect(bans).toMatchObject([
      { action: 'reporter.ban', before: { role: 'user' }, after: { role: 'viewer' } },
    ]);
    expect(
      await recordedDuring(service, () => staff.api.post(`/api/admin/reporters/${asha.id}/ban`)),
    ).toEqual([]);
    expect((await service.tokenApi.as(asha).post('/api/issues', {})).status).toBe(403);
  });
});
