import { recordedDuring } from '../factories/audit';
import { staffMember, type StaffMember } from '../factories/console';
import { allPlaced, hiddenIssue, movedInFeed, reportedIssue } from '../factories/issues';
import { person } from '../factories/people';
import { startService, type TestService } from '../support/service';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

describe('city staff', () => {
  let service: TestService;
  let staff: StaffMember;
  beforeAll(async () => {
    service = await startService();
    staff = await staffMember(service);
  });
  afterAll(() => service.stop());
  afterEach(() => service.clock.set());
  const get = async <Body>(path: string) => (await staff.api.get<Body>(path)).body;

  describe('sees a dashboard', () => {
    interface Dashboard {
      kpis: Array<{
        key: string;
        value: string;
        delta: string | null;
        placeholder: boolean;
        good: boolean | null;
      }>;
      series: Array<{ day: string; reported: number; resolved: number }>;
      needsAttention: object[];
    }
    const show = (query = '') => get<Dashboard>(`/api/admin/dashboard${query}`);

    it('of a city without issues: zeros, and marked placeholders', async () => {
      const { kpis, series, needsAttention } = await show('?cityId=ahmedabad');
      expect(needsAttention).toEqual([]);
      expect(kpis.map(({ key, value, placeholder }) => [key, value, placeholder])).toEqual([
        ['openIssues', '0', false],
        ['overdue', '0', false],
        ['resolutionRate', '0%', false],
        ['reportsToday', '0', false],
        ['reportsThisWeek', '0', false],
        ['escalationsArmed', '—', true],
        ['avgFirstResponse', '—', true],
        ['intakeBacklog', '—', true],
        ['pendingApplications', '—', true],
        ['openFlags', '—', true],
      ]);
      expect(series).toHaveLength(14);
      expect(series.every(({ reported, resolved }) => reported + resolved === 0)).toBe(true);
      expect(series.map(({ day }) => day)).toEqual([...series.map(({ day }) => day)].sort());
      expect((await show('?cityId=atlantis')).series).toHaveLength(14);
    });

    it('that follows what is reported, moved, hidden and reopened', async () => {
      const ids: string[] = [];
      for (let n = 0; n < 5; n++) ids.push(await reportedIssue(service, { city: 'kolkata' }));
      const [one, two, three, four] = ids as [string, string, string, string];
      await movedInFeed(service, one, 'overdue');
      await movedInFeed(service, two, 'resolved');
      await movedInFeed(service, three, 'resolved');
      await movedInFeed(service, three, 'progress');
      await hiddenIssue(service, four);
      const values = async () =>
        Object.fromEntries((await show('?cityId=kolkata')).kpis.map(({ key, value }) => [key, value]));
      expect(await values()).toMatchObject({
        openIssues: '3',
        overdue: '1',
        resolutionRate: '25%',
        reportsToday: '4',
        reportsThisWeek: '4',
      });
      expect((await show('?cityId=kolkata')).series.at(-1)).toMatchObject({ reported: 4, resolved: 1 });
      await hiddenIssue(service, four, false);
      expect(await values()).toMatchObject({ openIssues: '4', reportsToday: '5', resolutionRate: '20%' });
      service.clock.advance(DAY_MS);
      staff = await staffMember(service);
      expect(await values()).toMatchObject({ reportsToday: '0', reportsThisWeek: '5' });
      const [{ same }] = (await service.database.sql(
        `with before as (select city, measure, day, sum(issues)::int as n from city_counts group by 1, 2, 3 having sum(issues) <> 0),
              rebuilt as (select city_counts_rebuild())
         select (select json_agg(before order by city, measure, day) from before)::text as same, (select count(*) from rebuilt)`,
      )) as [{ same: string }];
      const [{ now }] = (await service.database.sql(
        `select (select json_agg(t order by city, measure, day)
                   from (select city, measure, day, sum(issues)::int as n from city_counts group by 1, 2, 3) t)::text as now`,
      )) as [{ now: string }];
      expect(JSON.parse(now)).toEqual(JSON.parse(same));
    });
  });

  it('counts by day, ward, category and channel, and how long it took', async () => {
    const id = await reportedIssue(service, { city: 'pune', category: 'hygiene', pincode: '411037' });
    await reportedIssue(service, { city: 'pune', category: 'road' });
    await allPlaced(service);
    service.clock.advance(6 * HOUR_MS);
    await movedInFeed(service, id, 'resolved');
    const from = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
    const to = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10);
    const analytics = await get<{
      byDay: Array<{ reported: number; resolved: number }>;
      byWard: Array<{ key: string }>;
      byCategory: object[];
      byChannel: object[];
      medianHoursToResolve: number;
    }>(`/api/admin/analytics?cityId=pune&from=${from}&to=${to}`);
    expect(analytics.byCategory).toEqual([
      { key: 'Garbage & filth', reported: 1, resolved: 1 },
      { key: 'Infrastructure', reported: 1, resolved: 0 },
    ]);
    expect(analytics.byChannel).toEqual([{ key: 'platform', reported: 2, resolved: 1 }]);
    expect(analytics.byWard).toHaveLength(2);
    expect(analytics.byDay.reduce((sum, day) => sum + day.reported, 0)).toBe(2);
    expect(analytics.medianHoursToResolve).toBe(6);
    expect(await get('/api/admin/analytics?cityId=pune&from=&to=')).toMatchObject({
      to: expect.stringMatching(/^\d{4}/) as string,
    });
    // Half past midnight in India is still yesterday in Greenwich.
    service.clock.set(new Date('2027-05-04T19:00:00Z'));
    staff = await staffMember(service);
    expect(await get('/api/admin/analytics?cityId=pune')).toMatchObject({
      from: '2027-04-06',
      to: '2027-05-05',
    });
    service.clock.set();
    staff = await staffMember(service);
    for (const query of [
      'from=yesterday',
      'from=2026-02-30',
      'from=2026-02-02&to=2026-01-01',
      'from=2020-01-01&to=2026-01-01',
      'from=2020-01-01',
      'from=2099-01-01',
      'to=9999-12-31',
      'to=1066-10-14',
    ])
      expect((await staff.api.get(`/api/admin/analytics?${query}`)).status).toBe(400);
    expect(await get('/api/admin/analytics?cityId=atlantis')).toMatchObject({
      byWard: [],
      medianHoursToResolve: null,
    });
  });

  describe('configures', () => {
    interface Configuration {
      slaHours: Record<string, number>;
      transitions: Record<string, string[]>;
      features: Record<string, boolean>;
    }
    const put = (change: object) => staff.api.put<Configuration>('/api/admin/config', change);

    it('the table of transitions, at once', async () => {
      const before = await get<Configuration>('/api/admin/config');
      expect(before.transitions).toEqual({
        new: ['ack', 'overdue', 'progress', 'resolved'],
        ack: ['overdue', 'progress', 'resolved'],
        progress: ['ack', 'overdue', 'resolved'],
        overdue: ['ack', 'progress', 'resolved'],
        resolved: ['progress'],
      });
      const id = await reportedIssue(service);
      const move = (status: string) => staff.api.post(`/api/admin/feed/issues/${id}/status`, { status });
      const records = await recordedDuring(service, async () => {
        const { body } = await put({ transitions: { new: ['ack'] } });
        expect(body.transitions).toEqual({ ...before.transitions, new: ['ack'] });
      });
      expect(records).toMatchObject([
        { action: 'config.update', before, after: { transitions: { new: ['ack'] } } },
      ]);
      expect((await move('progress')).status).toBe(400);
      expect((await move('ack')).status).toBe(200);
      await put({ transitions: before.transitions });
    });

    it('the hours an issue has, at once', async () => {
      const id = await reportedIssue(service, { city: 'chennai', category: 'traffic' });
      await put({ slaHours: { Traffic: 12 } });
      const [row] = await get<Array<{ id: string; slaLabel: string }>>(
        '/api/admin/feed/issues?cityId=chennai',
      );
      expect(row).toMatchObject({ id, slaLabel: '12h left' });
    });

    it.each([
      [{}],
      [{ slaHours: { Traffic: 0 } }],
      [{ slaHours: { Potholes: 12 } }],
      [{ transitions: { resolved: ['overdue'] } }],
      [{ transitions: { new: ['new'] } }],
      [{ transitions: { closed: ['new'] } }],
      [{ features: { flying: true } }],
      [{ anything: 1 }],
    ])('nothing by %j: 400, recorded nowhere', async (change) => {
      const records = await recordedDuring(service, async () => expect((await put(change)).status).toBe(400));
      expect(records).toEqual([]);
    });

    it('nothing twice: what stays as it is is not recorded', async () => {
      await put({ features: { outboundMessages: true } });
      const records = await recordedDuring(service, () => put({ features: { outboundMessages: true } }));
      expect(records).toEqual([]);
    });
  });

  describe('keeps the map', () => {
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
      const added = await staff.api.post<Ward>('/api/admin/geo/wards', {
        cityId: 'mumbai',
        code: 'Z/New',
        name: 'New Town',
      });
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

    it('of boundaries, by which issues are placed from then on', async () => {
      const id = await wardId('T');
      const hole = square(72.905, 19.205, 0.002);
      const boundary = { type: 'MultiPolygon', coordinates: [[square(72.9, 19.2, 0.02), hole]] };
      const { body } = await staff.api.put(`/api/admin/geo/wards/${id}/boundary`, { boundary });
      expect(body).toEqual({ boundary });
      expect(await get(`/api/admin/geo/wards/${id}/boundary`)).toEqual({ boundary });
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

    it('of pincodes, for which somebody is responsible from then on', async () => {
      const place = { cityId: 'mumbai', wardCode: 'H/West', area: 'New Colony', lat: 19.06, lng: 72.83 };
      const added = await staff.api.post('/api/admin/geo/pincodes', { pincode: '400999', ...place });
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

  it('keeps how officials are reached', async () => {
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

  it('verifies reporters, and bars them', async () => {
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

  it('reads the audit log, the newest first, by actor, action, target and time', async () => {
    const other = await staffMember(service);
    const id = await reportedIssue(service);
    for (const act of ['toggle-pinned', 'pause-sla', 'reassign'])
      await other.api.post(`/api/admin/feed/issues/${id}/${act}`);
    interface Record {
      position: number;
      action: string;
      actor: { id: string; name: string };
      targetId: string;
    }
    const list = (query: string) => get<Record[]>(`/api/admin/ops/audit?${query}`);
    const mine = await list(`actor=${other.id}`);
    expect(mine.map(({ action }) => action)).toEqual([
      'issue.reassign',
      'issue.toggle_pause_sla',
      'issue.toggle_pinned',
    ]);
    expect(mine[0]).toMatchObject({
      at: expect.stringMatching(/Z$/) as string,
      surface: 'console',
      actor: { id: other.id, name: other.name },
      targetType: 'issue',
      targetId: id,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    expect(await list(`actor=${other.id}&limit=1&before=${mine[0]?.position}`)).toEqual([mine[1]]);
    expect(await list(`actor=${other.id}&action=issue.reassign`)).toEqual([mine[0]]);
    expect(await list(`actor=${other.id}&targetType=flag`)).toEqual([]);
    expect(await list(`actor=${other.id}&to=2020-01-01T00:00:00Z`)).toEqual([]);
    expect(await list(`actor=${other.id}&from=2020-01-01T00:00:00Z`)).toEqual(mine);
    for (const wrong of ['limit=0', 'limit=101', 'before=x', 'from=yesterday'])
      expect((await staff.api.get(`/api/admin/ops/audit?${wrong}`)).status).toBe(400);
    expect(await get('/api/admin/ops/actors')).toContainEqual({
      id: other.id,
      name: other.name,
      surface: 'console',
    });
    expect(await get('/api/admin/ops/queues')).toMatchObject({ waiting: { issuePlaces: 0 } });
  });

  it('writes no record of who signs in and out', async () => {
    const records = await recordedDuring(service, async () => {
      const { email, password, api } = await staffMember(service);
      await service.consoleApi.post('/api/admin/auth/login', { email, password });
      await api.post('/api/admin/auth/logout');
    });
    expect(records).toEqual([]);
  });
});
