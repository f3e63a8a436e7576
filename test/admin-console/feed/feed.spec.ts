import type { FeedStatus } from '../../../src/kernel/statuses';
import { staffMember, type StaffMember } from '../../factories/console';
import { allPlaced, manyIssues, reportedIssue } from '../../factories/issues';
import { attachedPost } from '../../factories/media';
import { person, type TestPerson } from '../../factories/people';
import { startService, type TestService } from '../../support/service/service';
import { itThoroughly } from '../../support/service/thorough';

interface Row {
  id: string;
  title: string;
  status: FeedStatus;
  slaLabel: string;
  hidden: boolean;
  pinned: boolean;
  role: string;
  ward: string;
  category: string;
}

const HOUR_MS = 60 * 60 * 1000;

describe('the feed of city staff', () => {
  let service: TestService;
  let staff: StaffMember;
  let asha: TestPerson;
  beforeAll(async () => {
    service = await startService();
    staff = await staffMember(service, { role: 'reviewer' });
    asha = await person(service, { name: 'Asha Kulkarni' });
  });
  afterAll(() => service.stop());
  afterEach(() => service.clock.set());

  const list = async (query = '') => (await staff.api.get<Row[]>(`/api/admin/feed/issues${query}`)).body;
  const titles = async (query = '') => (await list(query)).map(({ title }) => title);
  const act = (id: string, what: string, body?: object) =>
    staff.api.post(`/api/admin/feed/issues/${id}/${what}`, body);

  describe('lists', () => {
    let first: string;
    let second: string;
    beforeAll(async () => {
      first = await reportedIssue(service, {
        by: asha,
        city: 'pune',
        title: 'Burst pipe',
        pincode: '411021',
      });
      await allPlaced(service);
      service.clock.advance(1000);
      second = await reportedIssue(service, {
        by: asha,
        city: 'pune',
        title: '100% dark lane',
        category: 'hygiene',
      });
    });

    it('issues of a city, newest first', async () => {
      const rows = await list('?cityId=pune');
      expect(rows.map(({ id }) => id)).toEqual([second, first]);
      expect(rows[1]).toEqual({
        id: first,
        title: 'Burst pipe',
        category: 'Infrastructure',
        ward: expect.stringMatching(/./) as string,
        pincode: '411021',
        status: 'new',
        statusLabel: 'New',
        pillBg: expect.any(String) as string,
        pillFg: expect.any(String) as string,
        pillDot: expect.any(String) as string,
        slaLabel: '48h left',
        slaColor: expect.any(String) as string,
        role: 'Municipal Ward Officer',
        forced: false,
        slaPaused: false,
        closed: false,
        hidden: false,
        pinned: false,
        dueAt: expect.any(String) as string,
        breachedAt: null,
        escalationLevel: 0,
      });
      expect(await list('?cityId=atlantis')).toEqual([]);
    });

    it('issues with a status, or with words in the title', async () => {
      await act(second, 'status', { status: 'ack' });
      expect(await titles('?cityId=pune&status=ack')).toEqual(['100% dark lane']);
      expect(await titles('?cityId=pune&status=all')).toHaveLength(2);
      expect(await titles('?cityId=pune&status=nonsense')).toEqual([]);
      expect(await titles('?cityId=pune&q=BURST')).toEqual(['Burst pipe']);
      expect(await titles('?cityId=pune&q=pipe%20%20b\u200burst')).toEqual(['Burst pipe']);
      expect(await titles('?cityId=pune&q=pipe%20lane')).toEqual([]);
      expect(await titles('?cityId=pune&q=%25')).toEqual(['100% dark lane']);
      expect(await titles('?cityId=pune&q=asha')).toEqual([]);
      expect(await titles('?cityId=pune&q=pipe&status=ack')).toEqual([]);
      expect(await titles('?cityId=pune&q=infrastructure')).toEqual([]);
    });

    it('issues of a ward or a category, with and without words', async () => {
      const [{ ward } = { ward: '' }] = await list('?cityId=pune&q=burst');
      const inWard = `?cityId=pune&ward=${encodeURIComponent(ward)}`;
      expect(await titles(inWard)).toEqual(['Burst pipe']);
      expect(await titles(`${inWard}&q=pipe`)).toEqual(['Burst pipe']);
      expect(await titles(`${inWard}&q=lane`)).toEqual([]);
      expect(await titles('?cityId=pune&ward=Nowhere')).toEqual([]);
      const [{ category: ofBurst } = { category: '' }] = await list(inWard);
      expect(await titles(`${inWard}&category=${encodeURIComponent(ofBurst)}`)).toEqual(['Burst pipe']);
      expect(await titles(`${inWard}&category=Corruption`)).toEqual([]);
      expect(await titles(`${inWard}&status=resolved`)).toEqual([]);
      expect(await titles(`${inWard}&before=${first}`)).toEqual([]);
      const [{ category } = { category: '' }] = await list('?cityId=pune&q=lane');
      expect(await titles(`?cityId=pune&category=${encodeURIComponent(category)}`)).toEqual([
        '100% dark lane',
      ]);
      await act(first, 'toggle-pinned');
      expect(await titles(`?cityId=pune&category=${encodeURIComponent(category)}`)).toEqual([
        '100% dark lane',
      ]);
      await act(first, 'toggle-pinned');
    });

    it('hidden issues, and pinned ones before all others', async () => {
      await act(first, 'toggle-hidden');
      expect(await titles('?cityId=pune&q=burst')).toEqual(['Burst pipe']);
      expect((await list('?cityId=pune')).find(({ id }) => id === first)).toMatchObject({ hidden: true });
      await act(first, 'toggle-pinned');
      expect((await list('?cityId=pune')).map(({ id }) => id)).toEqual([first, second]);
      await act(first, 'toggle-pinned');
      await act(first, 'toggle-hidden');
    });

    it('the report, without the media of a hidden issue', async () => {
      const by = await person(service);
      const location = { lat: 18.52, lng: 73.85, address: 'Near the tank' };
      const id = await reportedIssue(service, {
        by,
        city: 'pune',
        location,
        description: 'Dark since Monday night',
      });
      await attachedPost(service, id, by);
      const report = async () =>
        (await staff.api.get<{ media: object[] }>(`/api/admin/feed/issues/${id}/report`)).body;
      expect(await report()).toMatchObject({
        issueId: id,
        description: 'Dark since Monday night',
        address: 'Near the tank',
        location: { lat: 18.52, lng: 73.85 },
        media: [{ index: 0, type: 'microblog', url: 'https://social.example/@asha/1' }],
      });
      await act(id, 'redact-media', { index: 0 });
      expect((await report()).media).toEqual([]);
      await act(id, 'redact-media', { index: 0 });
      expect((await report()).media).toHaveLength(1);
      await act(id, 'toggle-hidden');
      expect((await report()).media).toEqual([]);
    });

    it('two hundred at once, and then the next page', async () => {
      await manyIssues(service, 450, { by: asha, city: 'delhi', title: 'Lamp #' });
      const pinned = [10, 400].map((n) => `iss_delhi${String(n).padStart(26, '0')}`);
      for (const id of pinned) await act(id, 'toggle-pinned');
      const seen: string[] = [];
      for (let before = ''; ; before = `&before=${seen.at(-1)}`) {
        const page = await list(`?cityId=delhi${before}`);
        if (page.length === 0) break;
        expect(page).toHaveLength(before === '' ? 202 : Math.min(200, 450 - seen.length));
        seen.push(...page.map(({ id }) => id));
      }
      expect(new Set(seen).size).toBe(450);
      expect(seen).toHaveLength(450);
      expect(seen.slice(0, 2)).toEqual(pinned);
    });

    itThoroughly(
      'issues with common or rare words in the title, including hidden ones, page by page',
      async () => {
        await manyIssues(service, 2500, { by: asha, city: 'chennai', title: 'Lamp #' });
        const oldest = `iss_chennai${String(2500).padStart(26, '0')}`;
        await act(oldest, 'toggle-hidden');
        expect(await titles('?cityId=chennai&q=lamp')).toHaveLength(200);
        expect(await titles('?cityId=chennai&q=lamp%202500')).toEqual(['Lamp 2500']);
        expect(await titles('?cityId=chennai&q=lamp%202499')).toEqual(['Lamp 2499']);
        expect(await titles('?cityId=chennai&q=2500%20lamp')).toEqual(['Lamp 2500']);
        expect(await titles('?cityId=chennai&q=99')).toHaveLength(43);
        expect(await titles('?cityId=chennai&q=lamp&status=ack')).toEqual([]);
        const seen: string[] = [];
        for (let before = ''; ; before = `&before=${seen.at(-1)}`) {
          const page = await list(`?cityId=chennai&q=lamp${before}`);
          if (page.length === 0) break;
          seen.push(...page.map(({ id }) => id));
        }
        expect(seen).toHaveLength(2500);
        expect(seen.at(-1)).toBe(oldest);
      },
    );
  });

  it.each([
    ['new', 0, '48h left'],
    ['new', 47.5, '1h left'],
    ['new', 60, '12h left'],
    ['ack', 10, '38h left'],
    ['progress', 100, '52h left'],
    ['overdue', 60, '12h overdue'],
    ['overdue', 10, '38h overdue'],
    ['resolved', 10, 'Resolved'],
  ] as Array<[FeedStatus, number, string]>)(
    'shows for an issue that is %s after %d hours: %s',
    async (status, hours, label) => {
      const id = await reportedIssue(service, { by: asha, city: 'kolkata' });
      if (status !== 'new') await act(id, 'status', { status });
      await service.database.sql(`update issues set created_at = $2 where id = $1`, [
        id,
        new Date(service.clock.now().getTime() - hours * HOUR_MS),
      ]);
      expect((await list('?cityId=kolkata')).find((row) => row.id === id)?.slaLabel).toBe(label);
    },
  );

  it('shows an issue with its chain, its events and its media', async () => {
    const id = await reportedIssue(service, {
      by: asha,
      title: 'Deep pothole',
      category: 'road',
      pincode: '400050',
    });
    await allPlaced(service);
    await attachedPost(service, id, asha);
    await act(id, 'status', { status: 'ack' });
    await act(id, 'force-escalate');
    const { body } = await staff.api.get<{
      activity: Array<{ t: string }>;
      chain: object[];
      metaLine: string;
    }>(`/api/admin/feed/issues/${id}`);
    expect(body).toMatchObject({
      id,
      cityId: 'mumbai',
      title: 'Deep pothole',
      status: 'ack',
      mediaTiles: [{ index: 0, kind: 'photo', redacted: false }],
      forced: true,
      slaPaused: false,
      closed: false,
      hidden: false,
      pinned: false,
      chainRoleOverride: null,
    });
    expect(body.chain).toEqual([
      { role: 'Local Police', office: 'Bandra Police Station', current: false },
      { role: 'Corporator', office: 'Corporator, H/West', current: false },
      { role: 'Municipal Ward Officer', office: 'Ward Officer, H/West', current: false },
      { role: 'MLA', office: 'MLA, Vandre West', current: true },
      { role: 'MP', office: 'MP, Mumbai North Central', current: false },
    ]);
    expect(body.activity.map(({ t }) => t)).toEqual([
      `Escalated mark set by ${staff.name}`,
      `New to Acknowledged by ${staff.name}`,
      'Reported by Asha Kulkarni',
    ]);
    expect(body.metaLine).toMatch(
      /Infrastructure · Ward H\/West · .* · 400050 · Platform · 0 votes · reported 0m ago by Asha/,
    );
    const unknown = await staff.api.get('/api/admin/feed/issues/iss_unknown');
    expect([unknown.status, unknown.body]).toEqual([
      404,
      { statusCode: 404, message: 'There is no such issue', error: 'Not Found' },
    ]);
  });
});
