import type { ConsoleRole } from '../../../src/kernel/console';
import { SCOPE_TARGETS, UNSCOPED_PARAMETERS } from '../../../src/admin-console/access/scope-targets.queries';
import { RouteCatalog } from '../../../src/api/route-catalog';
import { staffMember, type StaffMember } from '../../factories/console';
import { reportedIssue } from '../../factories/issues';
import { person } from '../../factories/people';
import { unit } from '../../factories/staff-units';
import { Chance } from '../../support/fuzz/chance';
import { isLong } from '../../support/process/fault-report';
import { startService, type TestService } from '../../support/service/service';

const SEED = Number(process.env.SEED ?? 20_251_127);
const REQUESTS = isLong ? 10_000 : 400;
const CITIES = ['mumbai', 'pune'] as const;
const WARDS = ['A', 'B', ''] as const;
const CATEGORIES = ['road', 'hygiene'] as const;

/** Something with a place, whose text has a word that nothing else has. */
interface Placed {
  id: string;
  word: string;
  city: string;
  ward?: string;
  category?: string;
  unitId?: string | null;
  /** The flag on an issue. */
  flagId?: string;
}

interface Member extends StaffMember {
  wards: string[];
  categories: string[];
  units: string[];
}

/** What an account may see, as a model without SQL. */
function sees({ cityScope, wards, categories, units, role }: Member, place: Placed): boolean {
  const isOne = (list: readonly string[] | null, value: string | null | undefined) =>
    !list?.length || (value != null && list.includes(value));
  if (!isOne(cityScope, place.city)) return false;
  if (place.ward === undefined) return true;
  const isHeld = role !== 'contractor' || (place.unitId != null && units.includes(place.unitId));
  return isHeld && isOne(wards, place.ward) && isOne(categories, place.category);
}

describe('accounts whose roles and scopes are enforced', () => {
  let service: TestService;
  let admin: StaffMember;
  const issues: Placed[] = [];
  const templates: Placed[] = [];
  const units: Placed[] = [];
  const members: Member[] = [];

  beforeAll(async () => {
    service = await startService({ settings: { CONSOLE_ACCESS: 'roles' } });
    admin = await staffMember(service);
    for (const city of CITIES) await addCity(city);
    const roles: ConsoleRole[] = ['city_admin', 'reviewer', 'auditor', 'agent', 'call_taker', 'contractor'];
    for (const role of roles) {
      await addMember(role, {});
      await addMember(role, { cityScope: ['pune'] });
      await addMember(role, { cityScope: ['mumbai'], wards: ['A'] });
      await addMember(role, { categories: ['hygiene'] });
    }
  });
  afterAll(() => service.stop());

  async function addCity(city: (typeof CITIES)[number]): Promise<void> {
    const word = `unitof${city}`;
    const { id: unitId } = await unit(admin, { cityId: city, name: word });
    units.push({ id: unitId, word, city });
    const named = `templateof${city}`;
    const template = { cityId: city, name: named, texts: { en: named }, active: true };
    const { body } = await admin.api.post<{ id: string }>('/api/admin/templates', template);
    templates.push({ id: body.id, word: named, city });
    for (const category of CATEGORIES)
      for (const ward of WARDS) {
        const at = { title: `Lamp marker${issues.length}of broken`, city, category };
        const id = await reportedIssue(service, at);
        await service.database.sql('update issues set ward = $2 where id = $1', [id, ward]);
        const held = issues.length % 2 === 0 ? unitId : null;
        if (held) await admin.api.post(`/api/admin/feed/issues/${id}/assign`, { unitId: held });
        await service.tokenApi.as(await person(service)).post(`/api/issues/${id}/flag`, { reason: 'spam' });
        const [flag] = await service.database.sql<{ id: string }>(
          'select id from flags where issue_id = $1',
          [id],
        );
        const place = { id, word: `marker${issues.length}of`, ...{ city, ward, category, unitId: held } };
        issues.push({ ...place, flagId: flag!.id });
        await admin.api.post(`/api/admin/feed/issues/${id}/notes`, { text: `A note, ${place.word}` });
      }
  }

  async function addMember(
    role: ConsoleRole,
    given: Partial<Pick<Member, 'cityScope' | 'wards' | 'categories'>>,
  ) {
    const { cityScope = null, wards = [], categories = [] } = given;
    const rights = { role, cityScope, wards, categories: categories as Array<'hygiene'> };
    const member = await staffMember(service, rights);
    const own = units.filter(({ city }) => city === 'mumbai').map(({ id }) => id);
    if (role === 'contractor')
      await service.database.sql(
        `insert into staff_unit_members (unit_id, account_id)
         select id, $1 from staff_units where id = any ($2)`,
        [member.id, own],
      );
    members.push({ ...member, wards, categories, units: role === 'contractor' ? own : [] });
  }

  const one = (role: ConsoleRole, test: (member: Member) => boolean) =>
    members.find((each) => each.role === role && test(each))!;
  const isOfPune = ({ cityScope }: Member) => cityScope?.includes('pune') ?? false;

  it('get 404 for what is out of scope and for what is unknown, with the same answer, and 403 by role first', async () => {
    const agent = one('agent', isOfPune);
    const hidden = issues.find(({ city }) => city === 'mumbai')!;
    const auditor = one('auditor', isOfPune);
    for (const path of ['', '/report', '/activity', '/due-date']) {
      const [out, unknown] = await Promise.all(
        [hidden.id, 'iss_unknown'].map((id) => agent.api.get(`/api/admin/feed/issues/${id}${path}`)),
      );
      expect([out!.status, out!.body]).toEqual([404, unknown!.body]);
    }
    for (const id of [hidden.id, 'iss_unknown']) {
      expect((await auditor.api.post(`/api/admin/feed/issues/${id}/notes`, { text: 'x' })).status).toBe(403);
      expect((await agent.api.post(`/api/admin/feed/issues/${id}/notes`, { text: 'x' })).status).toBe(404);
      expect((await agent.api.post(`/api/admin/feed/issues/${id}/status`, {})).status).toBe(404);
    }
  });

  it('get 403 for a city by name, and their first city without one', async () => {
    const reviewer = one('reviewer', isOfPune);
    for (const path of ['queue', 'feed/issues', 'units', 'dashboard', 'analytics', 'views', 'templates'])
      expect((await reviewer.api.get(`/api/admin/${path}?cityId=mumbai`)).status).toBe(403);
    const named = await reviewer.api.get('/api/admin/units?cityId=pune');
    expect((await reviewer.api.get('/api/admin/units')).body).toEqual(named.body);
    expect(JSON.stringify(named.body)).toContain('unitofpune');
    const added = { name: 'Lights', kind: 'department' };
    expect((await reviewer.api.post('/api/admin/units', { ...added, cityId: 'mumbai' })).status).toBe(403);
    expect((await reviewer.api.post('/api/admin/units', added)).body).toMatchObject({ cityId: 'pune' });
  });

  it('count and list in a queue what they may see, and act on no more', async () => {
    for (const member of members.filter(({ role }) => role !== 'call_taker' && role !== 'auditor')) {
      const city = member.cityScope?.[0] ?? 'mumbai';
      const seen = issues.filter((each) => each.city === city && sees(member, each));
      const { body } = await member.api.get<{ count: number; items: Array<{ id: string }> }>(
        '/api/admin/queue',
      );
      expect(body.items.map(({ id }) => id).sort()).toEqual(seen.map(({ id }) => id).sort());
      expect(body.count).toBe(seen.length);
      const act = { issueIds: issues.map(({ id }) => id), act: 'note', value: 'A note for all' };
      const all = issues.filter((each) => sees(member, each)).length;
      expect((await member.api.post('/api/admin/queue/acts', { ...act, dryRun: true })).body).toMatchObject({
        total: issues.length,
        would: all,
      });
      expect((await member.api.post('/api/admin/queue/acts', act)).body).toMatchObject({
        done: all,
        failed: issues.length - all,
      });
    }
  });

  it('take reports only in their categories and wards', async () => {
    const takers = members.filter(({ role }) => role === 'call_taker');
    const ofHygiene = takers.find(({ categories }) => categories.length > 0)!;
    const ofWard = takers.find(({ wards }) => wards.length > 0)!;
    const pincodes = await service.database.sql<{ ward: string; pincode: string }>(
      `select j.ward, pincode from jurisdictions j cross join unnest(j.pincodes) pincode
        where j.city = 'mumbai' and (select count(*) from jurisdictions o where o.pincodes @> array[pincode]) = 1`,
    );
    const inWard = pincodes.find(({ ward }) => ward === 'A')!.pincode;
    const outside = pincodes.find(({ ward }) => ward !== 'A')!.pincode;
    const take = async ({ api }: Member, given: object) => {
      const report = {
        title: 'A broken lamp',
        description: 'The lamp has been broken for a week now.',
        priority: 'low',
      };
      const { status } = await api.post('/api/admin/feed/issues', {
        ...{ ...report, cityId: 'mumbai', category: 'hygiene', intake: 'phone' },
        ...given,
      });
      return status;
    };
    expect(await take(ofHygiene, { pincode: outside })).toBe(201);
    expect(await take(ofHygiene, { pincode: outside, category: 'road' })).toBe(403);
    expect(await take(ofWard, { pincode: inWard })).toBe(201);
    expect(await take(ofWard, { pincode: outside })).toBe(403);
    expect(await take(ofWard, { location: { address: 'Behind the market' } })).toBe(403);
  });

  it('learn of no issue that another one, a page or a resolution names', async () => {
    const [hidden, other] = issues.filter(({ city }) => city === 'mumbai').map(({ id }) => id);
    const shown = await reportedIssue(service, { title: 'A joined report', city: 'pune', category: 'road' });
    const agent = one('agent', isOfPune);
    await service.database.sql('update issues set duplicate_of = $2 where id = $1', [shown, hidden]);
    const detail = async ({ api }: StaffMember) =>
      (await api.get<{ duplicateOf: unknown }>(`/api/admin/feed/issues/${shown}`)).body.duplicateOf;
    expect([await detail(admin), await detail(agent)]).toEqual([
      expect.objectContaining({ id: hidden }),
      null,
    ]);
    await service.database.sql('update issues set duplicate_of = null where id = $1', [shown]);
    const pageAfter = async (id: string) => (await agent.api.get(`/api/admin/feed/issues?before=${id}`)).body;
    expect([await pageAfter(other!), await pageAfter('iss_unknown')]).toEqual([[], []]);
    const resolve = async (duplicateOf: string) => {
      const resolution = { outcome: 'not_repaired', reason: 'duplicate', note: 'The same', mediaIds: [] };
      const answer = await agent.api.post(`/api/admin/feed/issues/${shown}/resolve`, {
        ...resolution,
        duplicateOf,
      });
      return [answer.status, answer.text];
    };
    expect(await resolve(other!)).toEqual(await resolve('iss_unknown'));
    expect((await resolve(other!))[0]).toBe(400);
  });

  it('cannot be mentioned in a note of an issue that they may not see', async () => {
    const path = `/api/admin/feed/issues/${issues.find(({ city }) => city === 'mumbai')!.id}/notes`;
    const note = (mentioned: Member) => admin.api.post(path, { text: 'Look', mentions: [mentioned.id] });
    expect((await note(one('agent', isOfPune))).status).toBe(400);
    expect((await note(one('city_admin', ({ cityScope }) => !cityScope))).status).toBe(201);
  });

  it('have a rule for each parameter of a path of the console', () => {
    const paths = service.app
      .get(RouteCatalog)
      .routes()
      .filter(({ surface }) => surface === 'console');
    const names = new Set(
      paths.flatMap(({ path }) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)),
    );
    const known = [...Object.keys(SCOPE_TARGETS), ...UNSCOPED_PARAMETERS];
    expect([...names].filter((name) => !known.includes(name))).toEqual([]);
  });

  it(`are told nothing that they may not see by ${REQUESTS} random requests, seed ${SEED}`, async () => {
    const routes = service.app
      .get(RouteCatalog)
      .routes()
      .filter(({ surface, method, path }) => surface === 'console' && !isLeftOut(method, path));
    const found: string[] = [];
    for (let number = 0; number < REQUESTS; number++) {
      const chance = new Chance(SEED, number);
      const [member, { method, path }, issue] = [chance.of(members), chance.of(routes), chance.of(issues)];
      const ids: Record<string, Placed | { id: string }> = {
        ...{ id: issue, flagId: { ...issue, id: issue.flagId! } },
        ...{ unitId: chance.of(units), templateId: chance.of(templates), cityId: { id: chance.of(CITIES) } },
      };
      const asked = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ids[name!]);
      const city = chance.of(['', '', ...CITIES]);
      const query = `?${new URLSearchParams({ ...(city && { cityId: city }), ...(chance.odds(0.3) && { q: 'lamp' }) })}`;
      const url = path.replaceAll(/:(\w+)/g, (_, name: string) => ids[name]?.id ?? 'unknown') + query;
      const body = { text: 'Seen', status: 'ack', issueId: issue.id, language: 'en', dryRun: true };
      const verb = method.toLowerCase() as 'get' | 'post' | 'patch' | 'put' | 'delete';
      const answer = await member.api[verb](url, method === 'GET' ? undefined : body);
      const shown = [...issues, ...templates, ...units].filter(({ word }) => answer.text.includes(word));
      const isTold = shown.some((place) => !sees(member, place));
      const isOut = asked.some((place) => place && 'word' in place && !sees(member, place));
      if (isTold || answer.status >= 500 || (isOut && ![403, 404].includes(answer.status)))
        found.push(
          `${number}: ${member.role} ${method} ${url} ${answer.status} ${answer.text.slice(0, 200)}`,
        );
    }
    expect(found).toEqual([]);
  });
});

/** Routes that end the caller's session, change the scope of accounts and issues, or call other servers. */
function isLeftOut(method: string, path: string): boolean {
  if (path.includes('/auth/') || path.includes('/webhooks/') || path.includes('/channels/')) return true;
  // Without a keyword it is 500, by contract.
  if (path.endsWith('/keywords')) return true;
  return method !== 'GET' && /access|units|reporters|geo|category|assign|mentions|merge|split/.test(path);
}
