import { CITIES } from '../../../src/kernel/cities';
import { reportedIssue } from '../../factories/issues';
import { person, type TestPerson } from '../../factories/people';
import type { Envelope } from '../../support/network/client';
import { startService, type TestService } from '../../support/service/service';

const SLUGS = ['mumbai', 'bangalore', 'delhi', 'hyderabad', 'chennai', 'pune', 'kolkata', 'ahmedabad'];

type Counts = Record<string, number>;
interface Stats {
  total: number;
  byStatus: Counts;
  byPriority: Counts;
  byCity: Counts;
  byCategory: Counts;
  generatedAt: string;
}

describe('discovery and figures', () => {
  let service: TestService;
  let admin: TestPerson;

  beforeAll(async () => {
    service = await startService({ settings: { PUBLIC_BASE_URL: 'https://issues.example.org/' } });
    admin = await person(service, { role: 'admin' });
  });
  afterAll(() => service.stop());

  const stats = async () => (await service.tokenApi.get<Envelope<Stats>>('/api/issues/stats')).body.data;
  const move = (id: string, status: string) =>
    service.tokenApi.as(admin).post('/api/issues/bulk/status', { issueIds: [id], status });

  it('counts nothing before the first report, with every value present', async () => {
    expect(await stats()).toMatchObject({
      total: 0,
      byStatus: { open: 0, in_progress: 0, resolved: 0, closed: 0 },
      byPriority: { low: 0, medium: 0, high: 0 },
      byCity: Object.fromEntries(SLUGS.map((slug) => [slug, 0])),
      byCategory: { traffic: 0, road: 0, infrastructure: 0, hygiene: 0, healthcare: 0, systemic: 0 },
    });
  });

  it('follows reports, edits, status changes and hiding exactly', async () => {
    const ids = [
      await reportedIssue(service, { city: 'pune', category: 'road', priority: 'low', by: admin }),
      await reportedIssue(service, { city: 'pune', category: 'hygiene', priority: 'low', by: admin }),
      await reportedIssue(service, { city: 'delhi', category: 'road', priority: 'high', by: admin }),
      await reportedIssue(service, { city: 'delhi', category: 'road', priority: 'high', by: admin }),
    ];
    await move(ids[0]!, 'resolved');
    await move(ids[1]!, 'closed');
    await service.tokenApi
      .as(admin)
      .patch(`/api/issues/${ids[2]!}`, { priority: 'medium', status: 'in_progress' });
    await service.database.sql('update issues set hidden = true, withheld = true where id = $1', [ids[3]]);
    expect(await stats()).toMatchObject({
      total: 3,
      byStatus: { open: 0, in_progress: 1, resolved: 1, closed: 1 },
      byPriority: { low: 2, medium: 1, high: 0 },
      byCity: { pune: 2, delhi: 1 },
      byCategory: { road: 2, hygiene: 1 },
    });
    await service.database.sql('update issues set hidden = false, withheld = false where id = $1', [ids[3]]);
    expect(await stats()).toMatchObject({ total: 4, byStatus: { open: 1 }, byPriority: { high: 1 } });
    const { body } = await service.tokenApi.get<Envelope<{ cities: object[] }>>('/api/cities');
    expect(body.data.cities).toContainEqual({
      slug: 'pune',
      displayName: 'Pune',
      state: 'Maharashtra',
      openIssues: 0,
      totalIssues: 2,
      resolvedIssues: 2,
    });
    const categories = await service.tokenApi.get<Envelope<{ categories: object[] }>>('/api/categories');
    expect(categories.body.data.categories).toContainEqual(
      expect.objectContaining({ slug: 'road', displayName: 'Roads', openIssues: 1, totalIssues: 3 }),
    );
  });

  it('agrees with a count of the rows after many concurrent changes', async () => {
    const statuses = ['open', 'in_progress', 'resolved'];
    const ids = await Promise.all(Array.from({ length: 12 }, () => reportedIssue(service, { by: admin })));
    await Promise.all(
      Array.from({ length: 60 }, (_, i) => move(ids[(i * 7) % ids.length]!, statuses[i % statuses.length]!)),
    );
    const { byStatus } = await stats();
    const rows = await service.database.sql<{ status: string; n: number }>(
      'select status, count(*)::int as n from issues where not hidden group by 1',
    );
    expect(Object.fromEntries(Object.entries(byStatus).filter(([, n]) => n > 0))).toEqual(
      Object.fromEntries(rows.map(({ status, n }) => [status, n])),
    );
  });

  it('lists all eight cities and six categories', async () => {
    const cities = await service.tokenApi.get<Envelope<{ cities: Array<{ slug: string }> }>>('/api/cities');
    expect(cities.body.data.cities.map((city) => city.slug)).toEqual(SLUGS);
    const { body } =
      await service.tokenApi.get<Envelope<{ categories: Array<{ displayName: string }> }>>('/api/categories');
    expect(body.data.categories.map((category) => category.displayName)).toEqual([
      'Traffic',
      'Roads',
      'Infrastructure',
      'Hygiene & Sanitation',
      'Healthcare',
      'Systemic',
    ]);
  });

  it('has the same cities in the database as in the code', async () => {
    const rows = await service.database.sql(
      'select slug, display_name as "displayName", state, subdomain from cities',
    );
    expect(rows).toHaveLength(CITIES.length);
    expect(rows).toEqual(expect.arrayContaining([...CITIES]) as unknown[]);
  });

  it.each(['/api', '/api/'])('describes itself at %s', async (path) => {
    const { status, body } = await service.tokenApi.get<Envelope<Record<string, never>>>(path);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
      baseUrl: 'https://issues.example.org',
      enums: {
        cities: SLUGS,
        categories: ['traffic', 'road', 'infrastructure', 'hygiene', 'healthcare', 'systemic'],
        statuses: ['open', 'in_progress', 'resolved'],
        priorities: ['low', 'medium', 'high'],
        roles: ['citizen', 'official', 'admin'],
        mediaTypes: ['image', 'video', 'microblog'],
        reactions: ['👍', '❤️', '😂', '😮', '😢', '🙏'],
      },
      pagination: { defaultLimit: 20, maxLimit: 100, cursorParam: 'lastKey', nextKeyField: 'nextKey' },
      routes: {
        auth: { 'POST /api/auth/logout': { auth: true } },
        issues: {
          'GET /api/issues/:id': { auth: false },
          'POST /api/issues': { auth: true },
          'POST /api/issues/:id/assign': { auth: true, role: 'official' },
          'POST /api/issues/bulk/status': { auth: true, role: 'admin' },
        },
        discovery: { 'GET /api/': { auth: false }, 'GET /api/health': { auth: false } },
      },
    });
  });

  it('answers the health probe without the envelope and without the database', async () => {
    const { status, body } = await service.tokenApi.get<Record<string, unknown>>('/api/health');
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'ok', ok: true, service: 'civic-issue-service' });
    expect(Object.keys(body).sort()).toEqual(['ok', 'service', 'status', 'timestamp', 'ts', 'uptime']);
  });
});
