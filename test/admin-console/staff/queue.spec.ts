import type { QueuePageDto } from '../../../src/admin-console/staff/queue/queue.dto';
import { staffMember, type StaffMember } from '../../factories/console';
import { feedStatusChanged, hiddenIssue, reportedIssue } from '../../factories/issues';
import { unit } from '../../factories/staff-units';
import { startService, type TestService } from '../../support/service/service';

/** Queues: lists of issues by rule (docs/api/staff.md#queues). */
describe('the queue', () => {
  let service: TestService;
  let staff: StaffMember;
  let unitId: string;
  /** Issues of Pune by a name: each differs from `plain` in what its name says. */
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    service = await startService();
    staff = await staffMember(service);
    unitId = (await unit(staff, { cityId: 'pune', members: [staff.id] })).id;
    const names = [
      'plain',
      'late',
      'today',
      'undated',
      'mine',
      'units',
      'reopened',
      'hidden',
      'done',
      'merged',
    ];
    for (const name of names)
      ids[name] = await reportedIssue(service, {
        city: 'pune',
        title: `A lamp that is ${name}`,
        category: 'traffic',
      });
    ids.road = await reportedIssue(service, {
      city: 'pune',
      category: 'road',
      priority: 'high',
      title: 'गड्ढा रोड पर',
    });
    const due = (name: string, at: string) =>
      service.database.sql(`update issues set due_at = ${at}, next_escalation_at = null where id = $1`, [
        ids[name],
      ]);
    for (const name of Object.keys(ids)) await due(name, `now() + interval '30 days'`);
    await due('late', `now() - interval '1 hour'`);
    await due('hidden', `now() - interval '2 hours'`);
    await due('undated', 'null');
    await due(
      'today',
      `((now() at time zone 'Asia/Kolkata')::date + 1)::timestamp at time zone 'Asia/Kolkata' - interval '1 ms'`,
    );
    await staff.api.post(`/api/admin/feed/issues/${ids.mine}/assign`, { accountId: staff.id });
    await staff.api.post(`/api/admin/feed/issues/${ids.units}/assign`, { unitId });
    for (const to of ['resolved', 'progress'] as const) await feedStatusChanged(service, ids.reopened!, to);
    await feedStatusChanged(service, ids.done!, 'resolved');
    await hiddenIssue(service, ids.hidden!);
    await service.database.sql('update issues set hidden = true, duplicate_of = $2 where id = $1', [
      ids.merged,
      ids.plain,
    ]);
  });
  afterAll(() => service.stop());

  const asked = (query: string) => staff.api.get<QueuePageDto>(`/api/admin/queue?cityId=pune&${query}`);
  const nameOf = (id: string) => Object.keys(ids).find((name) => ids[name] === id);
  const named = async (query: string) => {
    const { status, body } = await asked(query);
    expect([query, status]).toEqual([query, 200]);
    expect([body.count, body.countIsExact]).toEqual([body.items.length, true]);
    return body.items.map(({ id }) => nameOf(id));
  };

  it('has the unfinished issues, the newest first', async () => {
    expect(await named('')).toEqual([
      'road',
      'hidden',
      'reopened',
      'units',
      'mine',
      'undated',
      'today',
      'late',
      'plain',
    ]);
    expect(await named('sort=oldest')).toEqual((await named('')).reverse());
  });

  it.each([
    ['due=late', ['late']],
    ['due=late&due=today', ['late', 'today']],
    ['due=none', ['undated']],
    ['due=paused', []],
    ['holder=me', ['mine']],
    ['holder=my-units', ['units', 'mine']],
    ['holder=my-units&sort=due', ['mine', 'units']],
    ['holder=me&due=late', []],
    ['status=resolved', ['done']],
    ['state=reopened', ['reopened']],
    ['state=hidden', ['hidden']],
    ['state=merged', ['merged']],
    ['state=hidden&state=reopened', ['hidden', 'reopened']],
    ['state=flagged', []],
    ['category=road', ['road']],
    ['category=road&priority=low', []],
    ['priority=high&channel=platform', ['road']],
    ['channel=chat', []],
    ['ward=nowhere', []],
    ['from=2100-01-01', []],
    ['to=2001-01-01', []],
    ['from=2001-01-01&to=2100-01-01&category=road', ['road']],
    ['q=LAMP, late', ['late']],
    ['q=गड्ढा', ['road']],
    ['q=lamp road', []],
    ['q=%25', []],
    ['q=hidden', ['hidden']],
  ])('with %s has %j', async (query, names) => {
    expect(await named(query)).toEqual(names);
  });

  it('finds an issue by its number and by its id, in its city', async () => {
    expect(await named(`q=${ids.late!.slice(-6)}`)).toEqual(['late']);
    expect(await named(`q=${ids.late}`)).toEqual(['late']);
  });

  it('orders by due date with those without one last, and by the other orders', async () => {
    expect(await named('sort=due')).toEqual([
      ...['hidden', 'late', 'today'],
      ...((await named('sort=due')).slice(3, -1) as string[]),
      'undated',
    ]);
    await service.database.sql('update issues set upvotes = 5 where id = $1', [ids.mine]);
    await service.database.sql('update issues set escalation_level = 2 where id = $1', [ids.today]);
    await service.database.sql(`update issues set updated_at = now() + interval '1 hour' where id = $1`, [
      ids.plain,
    ]);
    const firsts = await Promise.all(
      ['upvotes', 'escalation', 'updated'].map((sort) => named(`sort=${sort}`)),
    );
    expect(firsts.map(([first]) => first)).toEqual(['mine', 'today', 'plain']);
  });

  it('shows with an issue its number, its holder and its states', async () => {
    const [mine] = (await asked('holder=me')).body.items;
    expect(mine).toMatchObject({
      number: ids.mine!.slice(-6),
      holder: { unitId, unitName: 'Roads', accountId: staff.id, accountName: staff.name },
      photoUrl: null,
      state: [],
    });
    expect((await asked('state=reopened')).body.items[0]).toMatchObject({
      state: ['reopened'],
      holder: null,
    });
  });

  it('is walked by pages of which none is missed and none comes twice while issues come', async () => {
    for (const sort of ['newest', 'due', 'upvotes']) {
      const all = (await asked(`sort=${sort}`)).body.items.map(({ id }) => id);
      const walked: string[] = [];
      for (let after = ''; ;) {
        const { body } = await asked(`sort=${sort}&limit=2${after && `&after=${after}`}`);
        walked.push(...body.items.map(({ id }) => id));
        ids[`late comer ${walked.length} ${sort}`] = await reportedIssue(service, { city: 'pune' });
        if (body.next === null) break;
        after = body.next;
      }
      expect(new Set(walked).size).toBe(walked.length);
      expect(walked.filter((id) => all.includes(id))).toEqual(all);
    }
  });

  it('refuses what it does not know, and a cursor of another queue', async () => {
    const { next } = (await asked('limit=1')).body;
    for (const [query, field] of [
      ['due=soon', 'due'],
      ['status=all', 'status'],
      ['state=odd', 'state'],
      ['category=Traffic', 'category'],
      ['priority=urgent', 'priority'],
      ['channel=fax', 'channel'],
      ['holder=you', 'holder'],
      ['sort=best', 'sort'],
      ['limit=0', 'limit'],
      ['limit=201', 'limit'],
      ['from=2026-02-30', 'from'],
      ['to=tomorrow', 'to'],
      ['after=zzz', 'after'],
      [`after=${next}&sort=oldest`, 'after'],
      [`after=${next}&due=late`, 'after'],
    ]) {
      const { status, text } = await staff.api.get(`/api/admin/queue?cityId=pune&${query}`);
      expect([query, status, text]).toEqual([query, 400, expect.stringContaining(field!)]);
    }
    expect((await staff.api.get(`/api/admin/queue?cityId=mumbai&after=${next}`)).status).toBe(400);
    const several = (await asked('sort=best&due=soon&state=odd&from=1&limit=0')).text;
    for (const field of ['sort', 'due', 'state', 'from', 'limit'])
      expect(several).toContain(`"${field} must be`);
    expect((await staff.api.get('/api/admin/queue?cityId=paris')).status).toBe(404);
  });
});
