import type { DashboardDto } from '../../../src/admin-console/dashboard/dashboard.dto';
import type { AnalyticsDto } from '../../../src/admin-console/analytics/analytics.dto';
import type { CityListDto } from '../../../src/discovery/dto/discovery.dto';
import { IssueWardCounts } from '../../../src/issues/wards/issue-ward-counts.service';
import { Database } from '../../../src/platform/database/database';
import { ExpiredResolutionsService } from '../../../src/resolution/expired-resolutions.service';
import { WardFigureQueries } from '../../../src/web/site/pages/wards/ward-figures.queries';
import { WardTimelinessQueries } from '../../../src/web/site/pages/wards/ward-timeliness.queries';
import { staffMember, type StaffMember } from '../../factories/console';
import { allPlaced, hiddenIssue, reportedIssue } from '../../factories/issues';
import { person, type TestPerson } from '../../factories/people';
import type { Envelope } from '../../support/network/client';
import { PublicClient } from '../../support/network/public-client';
import { violations } from '../../support/service/invariants';
import { startService, type TestService } from '../../support/service/service';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOTE = 'Looked at on site';

describe('an issue that was resolved without a repair', () => {
  let service: TestService;
  let asha: StaffMember;
  let reporter: TestPerson;
  let not: string;
  beforeAll(async () => {
    service = await startService();
    reporter = await person(service);
    const where = { city: 'mumbai', pincode: '400050', category: 'road' } as const;
    const repaired = await reportedIssue(service, where);
    not = await reportedIssue(service, { ...where, by: reporter });
    await allPlaced(service);
    asha = await staffMember(service);
    service.clock.advance(HOUR_MS);
    await resolved(repaired, { outcome: 'repaired' });
    service.clock.advance(2 * HOUR_MS);
    await resolved(not, { outcome: 'not_repaired', reason: 'not_found' });
  });
  afterEach(async () => expect(await violations(service.database.sql)).toEqual([]));
  afterAll(() => service.stop());

  const resolved = async (id: string, body: object) => {
    const answer = await asha.api.post(`/api/admin/feed/issues/${id}/resolve`, { note: NOTE, ...body });
    expect(answer.status).toBe(200);
  };
  const console = async <Body>(path: string) => (await asha.api.get<Body>(path)).body;
  /** As the pages of a service that has just started: they keep figures for a minute. */
  const wards = async () => {
    const database = service.app.get(Database, { strict: false });
    const figures = await new WardFigureQueries(database, service.clock).of('mumbai');
    const timeliness = await new WardTimelinessQueries(database, service.clock).of('mumbai');
    return { figures, timeliness };
  };
  const reportsResolved = async () =>
    service.database.sql('select reports_resolved as n from user_scores where user_id = $1', [reporter.id]);

  it('is none of the resolved issues of its city, in the token API and on the site', async () => {
    const { body } = await service.tokenApi.get<Envelope<CityListDto>>('/api/cities');
    expect(body.data.cities.find(({ slug }) => slug === 'mumbai')).toMatchObject({
      totalIssues: 2,
      openIssues: 0,
      resolvedIssues: 1,
    });
    const reader = new PublicClient(service.url);
    expect((await reader.get('/')).text).toContain('1 resolved');
    const page = (await reader.get('/mumbai')).text;
    expect(page).toMatch(/Resolved<\/dt>\s*<dd[^>]*>1</);
  });

  it('is reported and not resolved in the figures of its ward, also once they are added up', async () => {
    const counted = { reported: 2, resolved: 1, category: 'road' };
    for (const add of [false, true]) {
      if (add) await service.app.get(IssueWardCounts, { strict: false }).fold();
      const { figures, timeliness } = await wards();
      expect(figures).toMatchObject([counted]);
      expect(timeliness).toMatchObject([{ judged: 1, onTime: 1, resolved: 1 }]);
      expect(timeliness[0]!.medianDays).toBeLessThan(2 / 24);
    }
  });

  it('is not resolved in the figures of the console: rate, days, groups and the median time', async () => {
    const { kpis, series } = await console<DashboardDto>('/api/admin/dashboard?cityId=mumbai');
    expect(kpis).toContainEqual(expect.objectContaining({ key: 'resolutionRate', value: '50%' }));
    expect(kpis).toContainEqual(expect.objectContaining({ key: 'openIssues', value: '0' }));
    expect(series.reduce((sum, day) => sum + day.resolved, 0)).toBe(1);
    const figures = await console<AnalyticsDto>('/api/admin/analytics?cityId=mumbai');
    const { byDay, byWard, byCategory, byChannel, medianHoursToResolve } = figures;
    for (const groups of [byDay, byWard, byCategory, byChannel])
      expect(groups.reduce((sum, { resolved: n }) => sum + n, 0)).toBe(1);
    expect(medianHoursToResolve).toBe(1);
  });

  it('earns its reporter nothing, whatever happens to it', async () => {
    expect(await reportsResolved()).toEqual([{ n: 0 }]);
    for (const hidden of [true, false]) await hiddenIssue(service, not, hidden);
    expect(await reportsResolved()).toEqual([{ n: 0 }]);
    for (const category of ['traffic', 'road'])
      expect((await asha.api.post(`/api/admin/feed/issues/${not}/category`, { category })).status).toBe(200);
    expect(await reportsResolved()).toEqual([{ n: 0 }]);
  });

  it('counts as before once it is closed, and as repaired if it is reopened and repaired', async () => {
    const before = await wards();
    await asha.api.post(`/api/admin/feed/issues/${not}/status`, { status: 'progress' });
    await resolved(not, { outcome: 'not_repaired', reason: 'other' });
    const expired = service.app.get(ExpiredResolutionsService, { strict: false });
    const other = await reportedIssue(service, { city: 'pune' });
    await resolved(other, { outcome: 'not_repaired', reason: 'other' });
    expect(await expired.close(other, new Date(service.clock.now().getTime() + DAY_MS))).toBe(true);
    expect(await wards()).toEqual(before);
    expect(await reportsResolved()).toEqual([{ n: 0 }]);
    await asha.api.post(`/api/admin/feed/issues/${not}/status`, { status: 'progress' });
    await resolved(not, { outcome: 'repaired' });
    expect((await wards()).figures).toMatchObject([{ reported: 2, resolved: 2 }]);
    expect(await reportsResolved()).toEqual([{ n: 1 }]);
    const { kpis } = await console<DashboardDto>('/api/admin/dashboard?cityId=mumbai');
    expect(kpis).toContainEqual(expect.objectContaining({ key: 'resolutionRate', value: '100%' }));
  });
});
