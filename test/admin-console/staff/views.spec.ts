import type { QueuePageDto } from '../../../src/admin-console/staff/queue/queue.dto';
import type { ViewCountDto, ViewDto } from '../../../src/admin-console/staff/queue/views.dto';
import { recordedDuring } from '../../factories/audit';
import { staffMember, type StaffMember } from '../../factories/console';
import { reportedIssue } from '../../factories/issues';
import { unit } from '../../factories/staff-units';
import { savedView } from '../../factories/staff-views';
import { startService, type TestService } from '../../support/service/service';

const PATH = '/api/admin/views';
const NAMES_OF_THE_START = ['Mine', 'My unit', 'Unassigned', 'Late', 'Due today', 'Reopened and disputed'];

describe('saved views', () => {
  let service: TestService;
  let asha: StaffMember;
  let ravi: StaffMember;
  beforeAll(async () => {
    service = await startService();
    [asha, ravi] = [await staffMember(service), await staffMember(service)];
  });
  afterAll(() => service.stop());

  const listed = async (staff: StaffMember, cityId: string) =>
    (await staff.api.get<ViewDto[]>(`${PATH}?cityId=${cityId}`)).body;
  const namesOf = async (staff: StaffMember, cityId: string) =>
    (await listed(staff, cityId)).map(({ name }) => name);

  it('are six from the start, which nobody changes or removes', async () => {
    expect(await namesOf(asha, 'chennai')).toEqual(NAMES_OF_THE_START);
    for (const { id } of await listed(asha, 'chennai')) {
      expect((await asha.api.patch(`${PATH}/${id}`, { name: 'Gone' })).status).toBe(409);
      expect((await asha.api.delete(`${PATH}/${id}`)).status).toBe(409);
    }
    expect(await namesOf(asha, 'chennai')).toEqual(NAMES_OF_THE_START);
    expect((await asha.api.get(`${PATH}?cityId=atlantis`)).status).toBe(404);
    expect((await asha.api.get(`${PATH}/counts?cityId=atlantis`)).status).toBe(404);
  });

  it('are added, listed in their order, changed and removed, each with an audit record', async () => {
    let id = '';
    const records = await recordedDuring(service, async () => {
      const body = {
        cityId: 'delhi',
        name: 'Late roads',
        scope: 'city',
        unitId: null,
        filters: { due: ['late', 'today'], category: 'road' },
        sort: 'due',
        columns: ['number', 'dueAt'],
        position: 2,
      };
      const added = await asha.api.post<ViewDto>(PATH, body);
      ({ id } = added.body);
      expect([added.status, added.body]).toEqual([
        201,
        { ...body, id: expect.stringMatching(/^viw_/) as string },
      ]);
      expect((await namesOf(ravi, 'delhi')).indexOf('Late roads')).toBe(3);
      expect((await listed(ravi, 'delhi'))[3]).toEqual(added.body);
      const change = { name: 'Roads', filters: {}, sort: null, position: 50 };
      const changed = await ravi.api.patch<ViewDto>(`${PATH}/${id}`, change);
      expect([changed.status, changed.body]).toEqual([200, { ...added.body, ...change }]);
      expect((await listed(asha, 'delhi')).at(-1)).toEqual(changed.body);
      expect((await ravi.api.delete(`${PATH}/${id}`)).body).toEqual({ id, removed: true });
    });
    expect(records.map(({ action, target_id }) => [action, target_id])).toEqual([
      ['staff.add_view', id],
      ['staff.change_view', id],
      ['staff.remove_view', id],
    ]);
    expect(await namesOf(asha, 'delhi')).toEqual(NAMES_OF_THE_START);
    for (const gone of [await ravi.api.delete(`${PATH}/${id}`), await ravi.api.patch(`${PATH}/${id}`, {})])
      expect(gone.status).toBe(404);
  });

  it('of an account are seen by that account alone, those of a unit by its members', async () => {
    const unitId = (await unit(asha, { cityId: 'kolkata', members: [asha.id] })).id;
    const own = await savedView(asha, { cityId: 'kolkata', name: 'Own', scope: 'own' });
    const ofUnit = await savedView(asha, { cityId: 'kolkata', name: 'Of the unit', scope: 'unit', unitId });
    expect(await namesOf(asha, 'kolkata')).toEqual([...NAMES_OF_THE_START, 'Own', 'Of the unit']);
    expect(await namesOf(ravi, 'kolkata')).toEqual(NAMES_OF_THE_START);
    for (const { id } of [own, ofUnit]) {
      expect((await ravi.api.patch(`${PATH}/${id}`, { name: 'Mine' })).status).toBe(404);
      expect((await ravi.api.delete(`${PATH}/${id}`)).status).toBe(404);
      expect((await ravi.api.get(`/api/admin/queue?view=${id}`)).status).toBe(404);
      expect((await asha.api.get(`/api/admin/queue?view=${id}`)).status).toBe(200);
    }
    await asha.api.put(`/api/admin/units/${unitId}/members`, { accountIds: [ravi.id] });
    expect(await namesOf(ravi, 'kolkata')).toEqual([...NAMES_OF_THE_START, 'Of the unit']);
    expect(await namesOf(asha, 'kolkata')).toEqual([...NAMES_OF_THE_START, 'Own']);
    const taken = await ravi.api.patch<ViewDto>(`${PATH}/${ofUnit.id}`, { scope: 'own' });
    expect([taken.body.scope, taken.body.unitId]).toEqual(['own', null]);
    expect(await namesOf(asha, 'kolkata')).toEqual([...NAMES_OF_THE_START, 'Own']);
  });

  it.each([
    [{ cityId: 'atlantis' }, 'cityId'],
    [{ name: '' }, 'name'],
    [{ scope: 'world' }, 'scope'],
    [{ scope: 'unit' }, 'unitId'],
    [{ scope: 'unit', unitId: 'unt_unknown' }, 'unitId'],
    [{ unitId: 'unt_unknown' }, 'unitId'],
    [{ filters: 'late' }, 'filters'],
    [{ filters: ['late'] }, 'filters'],
    [{ filters: { due: ['yesterday'] } }, 'due must be one of'],
    [{ filters: { due: 7, colour: 'red' } }, 'due must be a text or a list of texts'],
    [{ filters: { due: 7, colour: 'red' } }, 'colour is no filter'],
    [{ filters: { from: '2026-02-30' } }, 'from'],
    [{ filters: { q: ['a', 'b'] } }, 'q must be given once'],
    [{ sort: 'colour' }, 'sort'],
    [{ columns: [] }, 'columns'],
    [{ columns: ['number', 'colour'] }, 'columns.1'],
    [{ position: -1 }, 'position'],
  ])('are refused with %j', async (changes, problem) => {
    const { status, text } = await asha.api.post(PATH, { cityId: 'mumbai', name: 'Late', ...changes });
    expect([status, text]).toEqual([400, expect.stringContaining(problem) as string]);
    if ('cityId' in changes) return;
    const { id } = await savedView(asha, { scope: 'own' });
    const changed = await asha.api.patch(`${PATH}/${id}`, changes);
    expect([changed.status, changed.text]).toEqual([400, expect.stringContaining(problem) as string]);
    await asha.api.delete(`${PATH}/${id}`);
  });

  it('belong to a unit of their city, of which the account is a member', async () => {
    const others = (await unit(ravi, { cityId: 'mumbai', members: [ravi.id] })).id;
    const elsewhere = (await unit(asha, { cityId: 'pune', members: [asha.id] })).id;
    for (const unitId of [others, elsewhere]) {
      const body = { cityId: 'mumbai', name: 'Late', scope: 'unit', unitId };
      expect((await asha.api.post(PATH, body)).status).toBe(400);
    }
  });

  it('are at most 100 of an account in a city', async () => {
    const many = await staffMember(service);
    await service.database.sql(
      `insert into staff_views (id, city, name, scope, account_id, filters, columns, position, created_at)
       select 'viw_many' || n, 'hyderabad', 'Many', 'own', $1, '{}', '{number}', 0, now()
         from generate_series(1, 100) n`,
      [many.id],
    );
    expect((await many.api.post(PATH, { cityId: 'hyderabad', name: 'One more' })).status).toBe(409);
    expect((await many.api.post(PATH, { cityId: 'pune', name: 'Elsewhere' })).status).toBe(201);
  });

  it('list and count their issues, and filters and an order that are given replace theirs', async () => {
    const issues: string[] = [];
    for (const [category, title] of [
      ['road', 'A hole in the road'],
      ['road', 'A crack in the road'],
      ['hygiene', 'A heap of refuse'],
    ] as const)
      issues.push(await reportedIssue(service, { city: 'ahmedabad', category, title }));
    const unitId = (await unit(asha, { cityId: 'ahmedabad', members: [asha.id] })).id;
    await asha.api.post(`/api/admin/feed/issues/${issues[0]}/assign`, { unitId, accountId: asha.id });
    const { id } = await savedView(asha, {
      cityId: 'ahmedabad',
      filters: { category: ['road'] },
      sort: 'oldest',
    });
    const idsOf = async (query: string) =>
      (await asha.api.get<QueuePageDto>(`/api/admin/queue?${query}`)).body.items.map((item) => item.id);
    expect(await idsOf(`view=${id}`)).toEqual(issues.slice(0, 2));
    expect(await idsOf(`view=${id}&sort=newest`)).toEqual(issues.slice(0, 2).reverse());
    expect(await idsOf(`view=${id}&category=hygiene`)).toEqual(issues.slice(2));
    expect(await idsOf(`view=${id}&q=crack`)).toEqual([issues[1]]);
    expect(await idsOf('view=viw_mine&cityId=ahmedabad')).toEqual([issues[0]]);
    const unknown = await asha.api.get('/api/admin/queue?view=viw_unknown');
    expect(unknown.status).toBe(404);
    const pages = await asha.api.get<QueuePageDto>(`/api/admin/queue?view=${id}&limit=1`);
    const next = encodeURIComponent(pages.body.next!);
    expect(await idsOf(`view=${id}&limit=1&after=${next}`)).toEqual([issues[1]]);
    const counts = await asha.api.get<ViewCountDto[]>(`${PATH}/counts?cityId=ahmedabad`);
    expect(counts.body).toEqual(
      [
        ['viw_mine', 1],
        ['viw_unit', 1],
        ['viw_unassigned', 2],
        ['viw_late', 0],
        ['viw_today', 0],
        ['viw_disputed', 0],
        [id, 2],
      ].map(([view, count]) => ({ id: view, count, countIsExact: true })),
    );
  });
});
