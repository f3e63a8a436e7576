import { WardRatings } from '../../src/accountability/geography/ward-ratings.service';
import type { CitySlug } from '../../src/kernel/cities';
import { withoutBoundaries } from '../factories/accountability';
import { TRIANGLE } from '../factories/boundaries';
import { startService, type TestService } from '../support/service/service';

interface Unit {
  code: string;
  pincode: string;
  wardCode: string;
  score: number;
  grade: string;
}

describe('cities, wards and their scores', () => {
  let service: TestService;
  const rate = (
    city: CitySlug,
    code: string,
    score: number,
    resPct: number | null = null,
    trend: number | null = null,
  ) => service.app.get(WardRatings, { strict: false }).rate(city, code, { score, resPct, trend });
  const get = async <Body>(path: string) => (await service.publicApi.get<Body>(path)).body;

  beforeAll(async () => {
    service = await startService();
    await withoutBoundaries(service);
    await rate('mumbai', 'H/West', 82, 78, 4);
    await rate('mumbai', 'L', 43, 39, -4);
    await rate('mumbai', 'K/East', 64, 58, 0);
    await rate('mumbai', 'A', 90);
  });
  afterAll(() => service.stop());

  it('lists the cities by name as bare rows', async () => {
    const { body, headers } = await service.publicApi.get<Array<{ id: string; name: string }>>('/api/cities');
    expect(headers['cache-control']).toBe('public, max-age=20, must-revalidate');
    expect(body.map((city) => city.name)).toEqual([...body.map((city) => city.name)].sort());
    expect(body.find((city) => city.id === 'mumbai')).toEqual({
      id: 'mumbai',
      name: 'Mumbai',
      state: 'Maharashtra',
      subdomain: 'mumbai',
      status: 'live',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    });
  });

  it('lists the wards of a city by code, by default of Mumbai', async () => {
    const wards = await get<Array<Record<string, unknown>>>('/api/wards');
    expect(wards.map(({ code }) => code)).toEqual([...wards.map(({ code }) => code as string)].sort());
    expect(wards).toHaveLength(24);
    expect(wards.find(({ code }) => code === 'H/West')).toEqual({
      id: expect.stringMatching(/^wrd_/) as string,
      cityId: 'mumbai',
      code: 'H/West',
      name: 'Bandra West',
      zone: 'Zone 3',
      wardNumber: 11,
      officeAddress: '',
      phone: '',
      geom: null,
      score: 82,
      resPct: 78,
      trend: 4,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    });
    expect(await get<object[]>('/api/wards?cityId=pune')).not.toHaveLength(0);
    expect(await get('/api/wards?cityId=atlantis')).toEqual([]);
  });

  it('answers a boundary as a MultiPolygon', async () => {
    await service.database.sql(`update wards set boundary = $1 where city = 'mumbai' and code = 'B'`, [
      TRIANGLE,
    ]);
    const wards = await get<Array<{ code: string; geom: object }>>('/api/wards');
    expect(wards.find(({ code }) => code === 'B')?.geom).toEqual(TRIANGLE);
  });

  it('ranks only the wards that have a resolution rate', async () => {
    const rows = await get<object[]>('/api/scores/leaderboard');
    expect(rows).toEqual([
      {
        rank: 1,
        code: 'H/West',
        area: 'Bandra West',
        score: 82,
        grade: 'A',
        gradeC: expect.any(String) as string,
        rankC: '#FB4A2E',
        res: 78,
        barPct: '78%',
        trendSign: '▲',
        trendTxt: '4',
        trendC: expect.any(String) as string,
      },
      expect.objectContaining({
        rank: 2,
        code: 'K/East',
        rankC: '#CBD0D8',
        grade: 'C',
        trendSign: '—',
        trendTxt: '',
      }) as object,
      expect.objectContaining({ rank: 3, code: 'L', grade: 'D', trendSign: '▼', trendTxt: '4' }) as object,
    ]);
    expect(await get('/api/scores/leaderboard?cityId=pune')).toEqual([]);
  });

  it('has the same summary for every city', async () => {
    expect(await get('/api/scores/city')).toEqual({
      score: 64,
      resPct: '58%',
      reportsWeek: '3,420',
      avgResp: '19h',
      overdue: '214',
      trend: '3',
      label: 'Slow, but improving',
      areaSampleScore: 76,
      grade: 'C',
      gradeC: expect.any(String) as string,
    });
  });

  it.each(['', '?kind=ward', '?kind=nonsense', '?kind='])('scores every ward by score: %s', async (query) => {
    const units = await get<Unit[]>(`/api/scores/units${query}`);
    expect(units).toHaveLength(24);
    expect(units[0]).toEqual({
      code: 'A',
      area: 'Colaba',
      score: 90,
      grade: 'A',
      gradeC: expect.any(String) as string,
    });
    const scores = units.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    // Without a rating.
    expect(units.find(({ code }) => code === 'T')).toMatchObject({ score: 64, grade: 'C' });
  });

  it('scores every pincode near the score of its ward, between 32 and 90', async () => {
    const units = await get<Unit[]>('/api/scores/units?kind=pincode');
    const wards = new Map((await get<Unit[]>('/api/scores/units')).map(({ code, score }) => [code, score]));
    const [{ known }] = (await service.database.sql(
      `select count(distinct pincode)::int as known from places where city = 'mumbai'`,
    )) as [{ known: number }];
    expect(units).toHaveLength(known);
    for (const { pincode, wardCode, score } of units) {
      expect(pincode).toMatch(/^\d{6}$/);
      expect(Math.abs(score - wards.get(wardCode)!)).toBeLessThanOrEqual(5);
      expect(score).toBeGreaterThanOrEqual(32);
      expect(score).toBeLessThanOrEqual(90);
    }
    const scores = units.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(new Set(units.map(({ wardCode, score }) => score - wards.get(wardCode)!)).size).toBeGreaterThan(5);
    expect(await get('/api/scores/units?kind=pincode')).toEqual(units);
  });

  it.each([
    [80, 'A'],
    [79, 'B'],
    [65, 'B'],
    [50, 'C'],
    [49, 'D'],
    [35, 'D'],
    [34, 'E'],
  ])('grades a score of %d %s', async (score, grade) => {
    await rate('mumbai', 'S', score);
    const units = await get<Unit[]>('/api/scores/units');
    expect(units.find(({ code }) => code === 'S')).toMatchObject({ score, grade });
  });

  describe('a civic report', () => {
    interface Report {
      score: number;
      reports: string;
      reportsN: number;
      overdue: number;
      breaches: number;
      cats: Array<{ pct: number; pctW: string }>;
      tree: Array<{ role: string; owned: number; resolved: number; score: number }>;
      officer: object;
      issues: object[];
    }

    it('is by default that of ward H/West', async () => {
      const report = await get<Report>('/api/scores/report');
      expect(report).toMatchObject({
        kind: 'Ward',
        isPin: false,
        unitLabel: 'Ward H/West',
        area: 'Bandra West',
        wardCode: 'H/West',
        wardArea: 'Bandra West',
        subdomain: 'mumbai',
        score: 82,
        grade: 'A',
      });
      expect(await get('/api/scores/report?kind=ward&code=H/West&pin=400050&cityId=mumbai')).toEqual(report);
      expect(await get('/api/scores/report?kind=pincode')).toEqual(report);
      expect(report.tree.map(({ role }) => role)).toEqual([
        'Corporator',
        'Municipal Ward Officer',
        'MLA',
        'MP',
      ]);
      expect(report.officer).toEqual(report.tree[1]);
      expect(report.issues).toHaveLength(4);
      expect(report.cats.reduce((sum, { pct }) => sum + pct, 0)).toBe(100);
      expect(report.cats.map(({ pctW }) => pctW)).toEqual(report.cats.map(({ pct }) => `${pct}%`));
      expect(report.reports).toBe(report.reportsN.toLocaleString('en-IN'));
      for (const { owned, resolved, score } of report.tree) {
        expect(owned).toBeGreaterThanOrEqual(60);
        expect(owned).toBeLessThanOrEqual(260);
        expect(resolved).toBeLessThanOrEqual(owned);
        expect(score).toBeGreaterThanOrEqual(44);
        expect(score).toBeLessThanOrEqual(92);
      }
    });

    it('is that of a pincode if kind and pin ask for it', async () => {
      const report = await get<Report>('/api/scores/report?kind=pincode&pin=400050');
      const units = await get<Unit[]>('/api/scores/units?kind=pincode');
      expect(report).toMatchObject({
        kind: 'Pincode',
        isPin: true,
        unitLabel: 'Pincode 400050',
        wardCode: 'H/West',
        wardArea: 'Bandra West',
        score: units.find(({ pincode }) => pincode === '400050')?.score,
      });
      expect(report.reportsN).not.toBe((await get<Report>('/api/scores/report')).reportsN);
    });

    it.each([
      ['ward', '?code=Z/Nowhere', 64],
      ['city', '?cityId=atlantis', 64],
    ])('of an unknown %s has the base score', async (_, query, score) => {
      expect(await get(`/api/scores/report${query}`)).toMatchObject({ score, area: '' });
    });

    it('of an unknown pincode is near the base score', async () => {
      const { score } = await get<Report>('/api/scores/report?kind=pincode&pin=999999');
      expect(Math.abs(score - 64)).toBeLessThanOrEqual(5);
    });
  });

  describe('administrators', () => {
    interface Administrator {
      role: string;
      jur: string;
      office: string;
      email: string;
      phone: string;
      sub: string;
    }

    it('have four roles', async () => {
      const roles =
        await get<Array<{ key: string; label: string; hint: string }>>('/api/administrators/roles');
      expect(roles.map(({ key, label }) => [key, label])).toEqual([
        ['Corporator', 'Corporators'],
        ['Municipal Ward Officer', 'Ward Officers'],
        ['MLA', 'MLAs'],
        ['MP', 'MPs'],
      ]);
    });

    it('are one per ward of the leaderboard, by default corporators', async () => {
      const corporators = await get<Administrator[]>('/api/administrators');
      expect(corporators.map(({ role, sub }) => [role, sub])).toEqual([
        ['Corporator', 'Bandra West'],
        ['Corporator', 'Andheri East'],
        ['Corporator', 'Kurla'],
      ]);
      expect(await get('/api/administrators?role=Corporator&cityId=mumbai')).toEqual(corporators);
      const officers = await get<Administrator[]>('/api/administrators?role=Municipal%20Ward%20Officer');
      expect(officers.map(({ sub }) => sub)).toEqual(['Bandra West', 'Andheri East', 'Kurla']);
    });

    it('are one per constituency', async () => {
      const mlas = await get<Administrator[]>('/api/administrators?role=MLA');
      expect(mlas.map(({ jur, sub }) => [jur, sub])).toEqual([
        ['Vandre West', 'Assembly constituency'],
        ['Andheri East', 'Assembly constituency'],
        ['Kurla', 'Assembly constituency'],
      ]);
      const mps = await get<Administrator[]>('/api/administrators?role=MP');
      // Two of the wards are in one of them.
      expect(mps.map(({ jur, sub }) => [jur, sub])).toEqual([
        ['Mumbai North Central', 'Lok Sabha constituency'],
        ['Mumbai North West', 'Lok Sabha constituency'],
      ]);
    });

    it.each(['role=Sheriff', 'role=constructor', 'cityId=atlantis'])('are empty for %s', async (query) => {
      expect(await get(`/api/administrators?${query}`)).toEqual([]);
    });

    it('have the contact data of the records, and no names', async () => {
      await service.database.sql(
        `update officials set name = 'Shri Secret Holder', email = 'ward.hwest@city.example', phone = '022 2640 0000'
          where name = 'Ward Officer, H/West'`,
      );
      await service.database.sql(
        `update wards set office_address = 'St Martin Road, Bandra' where code = 'H/West'`,
      );
      const { text, body } = await service.publicApi.get<Administrator[]>(
        '/api/administrators?role=Municipal%20Ward%20Officer',
      );
      expect(body[0]).toMatchObject({
        jur: 'Ward H/West, Bandra West',
        office: 'St Martin Road, Bandra',
        email: 'ward.hwest@city.example',
        phone: '022 2640 0000',
      });
      expect(body[1]).toMatchObject({
        email: 'municipal-ward-officer.k-east@mumbai.example',
        phone: 'Not listed',
      });
      expect(text).not.toMatch(/Secret/);
      expect((await service.publicApi.get('/api/scores/report')).text).not.toMatch(/Secret/);
    });
  });
});
