import { staffMember, type StaffMember } from '../../factories/console';
import { hiddenIssue, manyIssues, reportedIssue } from '../../factories/issues';
import { person } from '../../factories/people';
import { ResolutionFlow } from '../../support/service/resolution';
import { startService, type TestService } from '../../support/service/service';

const HOUR_MS = 3_600_000;

interface Bounded {
  count: number;
  countIsExact: boolean;
}
interface Dashboard {
  kpis: Array<{ key: string; value: string }>;
  late: Bounded;
  disputed: Bounded;
}

describe('late issues in the console', () => {
  let service: TestService;
  let staff: StaffMember;
  beforeAll(async () => {
    service = await startService();
    staff = await staffMember(service);
  });
  afterAll(() => service.stop());

  const dashboard = async (city: string) =>
    (await staff.api.get<Dashboard>(`/api/admin/dashboard?cityId=${city}`)).body;
  const listed = async (city: string, query = '') =>
    (
      await staff.api.get<Array<{ id: string }>>(`/api/admin/feed/issues?cityId=${city}&due=late${query}`)
    ).body.map(({ id }) => id);
  /** Reports an issue whose due date has passed. */
  const late = async (changes: Parameters<typeof reportedIssue>[1] = {}) => {
    const id = await reportedIssue(service, { city: 'chennai', ...changes });
    const passed = new Date(service.clock.now().getTime() - HOUR_MS);
    await service.database.sql('update issues set due_at = $2, breached_at = $2 where id = $1', [id, passed]);
    return id;
  };

  it('are counted beside the contract’s figures, and listed by the filter of the same name', async () => {
    const five: string[] = [];
    for (let n = 0; n < 5; n++) five.unshift(await late());
    await reportedIssue(service, { city: 'chennai' });
    const { kpis, late: counted } = await dashboard('chennai');
    expect(kpis.find(({ key }) => key === 'overdue')?.value).toBe('0');
    expect(counted).toEqual({ count: 5, countIsExact: true });
    expect(await listed('chennai')).toEqual(five);
    expect(await listed('chennai', `&before=${five[1]}`)).toEqual(five.slice(2));
    expect(await listed('mumbai')).toEqual([]);
    expect((await dashboard('atlantis')).late).toEqual({ count: 0, countIsExact: true });
  });

  it('are neither hidden, nor resolved, nor due later by now', async () => {
    const [shown, hidden, resolved, moved] = [await late(), await late(), await late(), await late()];
    await hiddenIssue(service, hidden);
    await staff.api.post(`/api/admin/feed/issues/${resolved}/status`, { status: 'resolved' });
    await service.database.sql(`update issues set due_at = due_at + interval '1 day' where id = $1`, [moved]);
    const ids = await listed('chennai');
    expect([shown, hidden, resolved, moved].map((id) => ids.includes(id))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect((await dashboard('chennai')).late.count).toBe(ids.length);
  });

  it('combine with the other filters', async () => {
    const road = await late({ city: 'pune', category: 'road', title: 'A very deep pothole' });
    await late({ city: 'pune', category: 'traffic' });
    await staff.api.post(`/api/admin/feed/issues/${road}/status`, { status: 'ack' });
    await staff.api.post(`/api/admin/feed/issues/${road}/toggle-pinned`);
    for (const query of ['&category=Infrastructure', '&status=ack', '&q=deep pothole'])
      expect([query, await listed('pune', query)]).toEqual([query, [road]]);
    for (const query of ['&status=new&q=deep', '&ward=K/West', '&state=disputed', '&q=shallow'])
      expect([query, (await listed('pune', query)).includes(road)]).toEqual([query, false]);
    expect(await listed('pune')).toHaveLength(2);
    const unknown = await staff.api.get('/api/admin/feed/issues?cityId=pune&due=nonsense');
    expect([unknown.status, unknown.body]).toEqual([200, []]);
  });

  it('come in pages', async () => {
    await manyIssues(service, 230, { by: await person(service), city: 'delhi', title: 'Late #' });
    await service.database.sql(
      `update issues set due_at = now() - interval '1 hour', breached_at = now() - interval '1 hour' where city = 'delhi'`,
    );
    const first = await listed('delhi');
    expect(first).toHaveLength(200);
    const second = await listed('delhi', `&before=${first.at(-1)}`);
    expect(new Set([...first, ...second]).size).toBe(230);
  });

  it('are counted up to 10,000', async () => {
    await manyIssues(service, 10_001, { by: await person(service), city: 'hyderabad', title: 'Late #' });
    await service.database.sql(
      `update issues set due_at = now() - interval '1 hour', breached_at = now() - interval '1 hour' where city = 'hyderabad'`,
    );
    expect((await dashboard('hyderabad')).late).toEqual({ count: 10_000, countIsExact: false });
    await service.database.sql(
      `update issues set breached_at = null where id in (select id from issues where city = 'hyderabad' limit 1)`,
    );
    expect((await dashboard('hyderabad')).late).toEqual({ count: 10_000, countIsExact: true });
  });

  it('are found by their index among others', async () => {
    await service.database.sql('analyze issues');
    const plan = await service.database.sql<{ 'QUERY PLAN': string }>(
      `explain select id from issues i
        where i.city = 'chennai' and i.status in ('open', 'in_progress') and i.breached_at = i.due_at and not i.hidden
        order by i.created_at desc, i.id desc limit 200`,
    );
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('issues_late_idx');
  });

  it('are counted apart from issues that somebody asked to reopen', async () => {
    const flow = new ResolutionFlow(service);
    await flow.renew();
    const before = (await dashboard('mumbai')).disputed.count;
    await flow.resolved();
    await flow.requested();
    await flow.requested();
    expect((await dashboard('mumbai')).disputed).toEqual({ count: before + 1, countIsExact: true });
    await staff.api.post(`/api/admin/feed/issues/${flow.issue}/status`, { status: 'progress' });
    expect((await dashboard('mumbai')).disputed.count).toBe(before);
  });
});
