import { recordedDuring } from '../../factories/audit';
import { staffMember, type StaffMember } from '../../factories/console';
import { allPlaced, hiddenIssue, feedStatusChanged, reportedIssue } from '../../factories/issues';
import { startService, type TestService } from '../../support/service/service';

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

    it('for a city without issues: zeros, and marked placeholders', async () => {
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

    it('that follows issues that are reported, moved, hidden and reopened', async () => {
      const ids: string[] = [];
      for (let n = 0; n < 5; n++) ids.push(await reportedIssue(service, { city: 'kolkata' }));
      const [one, two, three, four] = ids as [string, string, string, string];
      await feedStatusChanged(service, one, 'overdue');
      await feedStatusChanged(service, two, 'resolved');
      await feedStatusChanged(service, three, 'resolved');
      await feedStatusChanged(service, three, 'progress');
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

  it('gets counts by day, ward, category and channel, and the time to resolution', async () => {
    const id = await reportedIssue(service, { city: 'pune', category: 'hygiene', pincode: '411021' });
    await reportedIssue(service, { city: 'pune', category: 'road' });
    await allPlaced(service);
    service.clock.advance(6 * HOUR_MS);
    await feedStatusChanged(service, id, 'resolved');
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
    // Half past midnight in India is still the previous day in UTC.
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

  describe('changes settings', () => {
    interface Configuration {
      slaHours: Record<string, number>;
      transitions: Record<string, string[]>;
      features: Record<string, boolean>;
    }
    const put = (change: object) => staff.api.put<Configuration>('/api/admin/config', change);

    it('such as the table of transitions, with immediate effect', async () => {
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

    it('such as the hours of categories, with immediate effect', async () => {
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
    ])('but not with %j: 400, without an audit record', async (change) => {
      const records = await recordedDuring(service, async () => expect((await put(change)).status).toBe(400));
      expect(records).toEqual([]);
    });

    it('and a change without effect has no audit record', async () => {
      const change = async () =>
        expect((await put({ features: { outboundMessages: true } })).status).toBe(200);
      await change();
      const records = await recordedDuring(service, change);
      expect(records).toEqual([]);
    });
  });

  it('reads the audit log, newest first, by actor, action, target and time', async () => {
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
    expect(await list(`targetId=${id}`)).toEqual(mine);
    expect(await list(`targetId=${id}&action=issue.reassign&targetType=issue`)).toEqual([mine[0]]);
    expect(await list(`targetId=${id}&limit=1&before=${mine[0]?.position}`)).toEqual([mine[1]]);
    expect(await list(`targetId=${id.slice(0, -1)}`)).toEqual([]);
    expect(await list(`targetId=${other.email}&actor=`)).toHaveLength(0);
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

  it('has no audit records of signing in and out', async () => {
    const records = await recordedDuring(service, async () => {
      const { email, password, api } = await staffMember(service);
      const login = await service.consoleApi.post('/api/admin/auth/login', { email, password });
      const logout = await api.post('/api/admin/auth/logout');
      expect([login.status, logout.status]).toEqual([200, 200]);
    });
    expect(records).toEqual([]);
  });
});
