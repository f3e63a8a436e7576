import { DuplicateDetection } from '../../src/admin-console/feed/duplicate-detection.service';
import { nextChainRole } from '../../src/kernel/chain-roles';
import type { FeedStatus } from '../../src/kernel/statuses';
import { recordedDuring, type StoredRecord } from '../factories/audit';
import { staffMember, type StaffMember } from '../factories/console';
import { raisedFlag } from '../factories/flags';
import { allPlaced, manyIssues, reportedIssue } from '../factories/issues';
import { attachedPost } from '../factories/media';
import { postedMessage } from '../factories/messages';
import { person, type TestPerson } from '../factories/people';
import { startService, type TestService } from '../support/service';

interface Row {
  id: string;
  title: string;
  status: FeedStatus;
  slaLabel: string;
  hidden: boolean;
  pinned: boolean;
  role: string;
}

interface State {
  issueId: string;
  forced: boolean;
  slaPaused: boolean;
  closed: boolean;
  hidden: boolean;
  pinned: boolean;
  chainRoleOverride: string | null;
  redactedMedia: number[];
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
  const act = <Body = State>(id: string, what: string, body?: object) =>
    staff.api.post<Body>(`/api/admin/feed/issues/${id}/${what}`, body);
  const isPublic = async (id: string) => (await service.publicApi.get(`/api/issues/${id}`)).status === 200;

  describe('lists', () => {
    let first: string;
    let second: string;
    beforeAll(async () => {
      first = await reportedIssue(service, {
        by: asha,
        city: 'pune',
        title: 'Burst pipe',
        pincode: '411037',
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

    it('issues of a city, the newest first', async () => {
      const rows = await list('?cityId=pune');
      expect(rows.map(({ id }) => id)).toEqual([second, first]);
      expect(rows[1]).toEqual({
        id: first,
        title: 'Burst pipe',
        category: 'Infrastructure',
        ward: expect.stringMatching(/./) as string,
        pincode: '411037',
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
      });
      expect(await list('?cityId=atlantis')).toEqual([]);
    });

    it('what has a status, and what has words in its title', async () => {
      await act(second, 'status', { status: 'ack' });
      expect(await titles('?cityId=pune&status=ack')).toEqual(['100% dark lane']);
      expect(await titles('?cityId=pune&status=all')).toHaveLength(2);
      expect(await titles('?cityId=pune&status=nonsense')).toEqual([]);
      expect(await titles('?cityId=pune&q=BURST')).toEqual(['Burst pipe']);
      expect(await titles('?cityId=pune&q=%25')).toEqual(['100% dark lane']);
      expect(await titles('?cityId=pune&q=asha')).toEqual([]);
      expect(await titles('?cityId=pune&q=pipe&status=ack')).toEqual([]);
      expect(await titles('?cityId=pune&q=infrastructure')).toEqual([]);
    });

    it('what is hidden, and what is pinned before all else', async () => {
      await act(first, 'toggle-hidden');
      expect(await titles('?cityId=pune&q=burst')).toEqual(['Burst pipe']);
      expect((await list('?cityId=pune')).find(({ id }) => id === first)).toMatchObject({ hidden: true });
      await act(first, 'toggle-pinned');
      expect((await list('?cityId=pune')).map(({ id }) => id)).toEqual([first, second]);
      await act(first, 'toggle-pinned');
      await act(first, 'toggle-hidden');
    });

    it('two hundred at once, and then those after the last', async () => {
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

    it('what has words in its title, however common or rare, hidden ones too, page after page', async () => {
      await manyIssues(service, 2500, { by: asha, city: 'chennai', title: 'Lamp #' });
      const oldest = `iss_chennai${String(2500).padStart(26, '0')}`;
      await act(oldest, 'toggle-hidden');
      expect(await titles('?cityId=chennai&q=lamp')).toHaveLength(200);
      expect(await titles('?cityId=chennai&q=lamp%202500')).toEqual(['Lamp 2500']);
      expect(await titles('?cityId=chennai&q=lamp%202499')).toEqual(['Lamp 2499']);
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
    });
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
    'says of an issue that is %s after %d hours: %s',
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

  it('shows an issue with its chain, what happened to it, and its media', async () => {
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
      `Escalation switched by ${staff.name}`,
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

  describe('changes', () => {
    let id: string;
    beforeEach(async () => {
      id = await reportedIssue(service, { by: asha });
    });
    const recorded = (what: () => Promise<unknown>) => recordedDuring(service, what);
    const blank = (): State => ({
      issueId: id,
      ...{ forced: false, slaPaused: false, closed: false, hidden: false, pinned: false },
      chainRoleOverride: null,
      redactedMedia: [],
    });

    it.each([
      ['force-escalate', 'forced', 'issue.force_escalate'],
      ['pause-sla', 'slaPaused', 'issue.toggle_pause_sla'],
      ['toggle-closed', 'closed', 'issue.toggle_closed'],
      ['toggle-hidden', 'hidden', 'issue.toggle_hidden'],
      ['toggle-pinned', 'pinned', 'issue.toggle_pinned'],
    ])('%s flips %s and is recorded once', async (what, field, action) => {
      const record = { action, target_kind: 'issue', target_id: id, actor_id: staff.id, surface: 'console' };
      const on = { ...blank(), [field]: true };
      const first = await recorded(async () => expect((await act(id, what)).body).toEqual(on));
      expect(first).toEqual([{ ...record, before: blank(), after: on }]);
      const second = await recorded(async () => expect((await act(id, what)).body).toEqual(blank()));
      expect(second).toEqual([{ ...record, before: on, after: blank() }]);
    });

    it('hide an issue from everyone, and show it again', async () => {
      await act(id, 'toggle-hidden');
      expect(await isPublic(id)).toBe(false);
      await act(id, 'toggle-hidden');
      expect(await isPublic(id)).toBe(true);
    });

    it('leave the lifecycle alone when city staff mark an issue closed', async () => {
      await act(id, 'toggle-closed');
      const { body } = await service.tokenApi.get<{ data: { status: string } }>(`/api/issues/${id}`);
      expect(body.data.status).toBe('open');
    });

    it('lay an issue before one role after the other, and then before none', async () => {
      let role: ReturnType<typeof nextChainRole> = null;
      for (let step = 0; step < 6; step++) {
        role = nextChainRole(role);
        const records = await recorded(async () =>
          expect((await act(id, 'reassign')).body).toMatchObject({ chainRoleOverride: role }),
        );
        expect(records).toMatchObject([{ action: 'issue.reassign', after: { chainRoleOverride: role } }]);
      }
      expect(role).toBeNull();
    });

    it('flip as often as they are asked to, whoever asks at the same time', async () => {
      await Promise.all(Array.from({ length: 15 }, () => act(id, 'toggle-pinned')));
      expect((await act(id, 'pause-sla')).body).toMatchObject({ pinned: true });
    });

    it('take media from sight, counted no more, and show them again', async () => {
      const items = [await attachedPost(service, id, asha), await attachedPost(service, id, asha)];
      const media = async () =>
        (await service.tokenApi.get<{ data: { media: Array<{ mediaId: string }> } }>(`/api/issues/${id}`))
          .body.data.media;
      const counted = async () =>
        (
          await service.database.sql<{ n: number }>(`select media_count as n from issues where id = $1`, [id])
        )[0]?.n;
      const records = await recorded(async () =>
        expect((await act(id, 'redact-media', { index: 0 })).body).toMatchObject({ redactedMedia: [0] }),
      );
      expect(records).toMatchObject([
        { action: 'issue.toggle_redact_media', before: { redactedMedia: [] }, after: { redactedMedia: [0] } },
      ]);
      expect((await media()).map(({ mediaId }) => mediaId)).toEqual([items[1]]);
      expect(await counted()).toBe(1);
      await service.tokenApi.as(asha).delete(`/api/issues/${id}/media/${items[1]}`);
      await act(id, 'redact-media', { index: 0 });
      expect((await media()).map(({ mediaId }) => mediaId)).toEqual([items[0]]);
      expect(await counted()).toBe(1);
      await act(id, 'redact-media', { index: 0 });
      await service.tokenApi.as(asha).delete(`/api/issues/${id}/media/${items[0]}`);
      expect(await counted()).toBe(0);
    });

    it('know media by the same index when others were deleted', async () => {
      const items = [];
      for (let n = 0; n < 3; n++) items.push(await attachedPost(service, id, asha));
      await act(id, 'redact-media', { index: 2 });
      await service.tokenApi.as(asha).delete(`/api/issues/${id}/media/${items[0]}`);
      const { body } = await staff.api.get<{ mediaTiles: object[] }>(`/api/admin/feed/issues/${id}`);
      expect(body.mediaTiles).toEqual([
        { index: 1, kind: 'photo', redacted: false },
        { index: 2, kind: 'photo', redacted: true },
      ]);
      expect((await act(id, 'redact-media', { index: 0 })).status).toBe(400);
      expect((await act(id, 'redact-media', { index: 2 })).body).toMatchObject({ redactedMedia: [] });
    });

    it.each([
      [{}],
      [{ index: 'one' }],
      [{ index: '0' }],
      [{ index: null }],
      [{ index: 1.5 }],
      [{ index: 0 }],
      [{ index: -1 }],
    ])('refuse %j as the index of a media item, and record nothing', async (body) => {
      const records = await recorded(async () =>
        expect((await act(id, 'redact-media', body)).status).toBe(400),
      );
      expect(records).toEqual([]);
    });

    it('move an issue where the table lets them, recorded once', async () => {
      const records = await recorded(async () => {
        const answer = await act<{ status: string }>(id, 'status', { status: 'resolved' });
        expect([answer.status, answer.body]).toEqual([200, { status: 'resolved' }]);
      });
      expect(records).toEqual([
        {
          action: 'issue.status_change',
          target_kind: 'issue',
          target_id: id,
          actor_id: staff.id,
          surface: 'console',
          before: { status: 'new', lifecycle: 'open' },
          after: { status: 'resolved', lifecycle: 'resolved' },
        },
      ]);
      const { body } = await service.tokenApi.get<{ data: { resolution: object } }>(`/api/issues/${id}`);
      expect(body.data.resolution).toMatchObject({ description: 'Resolved by the city desk' });
    });

    it('keep the note of a move: in the resolution, the status event and the audit record', async () => {
      const note = 'The light was replaced this morning.';
      expect((await act(id, 'status', { status: 'resolved', note })).status).toBe(200);
      const { body } = await service.tokenApi.get<{ data: { resolution: object } }>(`/api/issues/${id}`);
      expect(body.data.resolution).toMatchObject({ description: note });
      const events = await service.database.sql(
        'select note from issue_status_events where issue_id = $1 order by id desc limit 1',
        [id],
      );
      const audited = await service.database.sql(
        `select note from audit_records where target_id = $1 and action = 'issue.status_change'`,
        [id],
      );
      expect([events, audited]).toEqual([[{ note }], [{ note }]]);
    });

    it('take a note of 1000 characters and no longer one', async () => {
      expect((await act(id, 'status', { status: 'ack', note: '🙂'.repeat(1001) })).status).toBe(400);
      expect((await act(id, 'status', { status: 'ack', note: '🙂'.repeat(1000) })).status).toBe(200);
    });

    it.each([
      [{}, 400],
      [{ status: 7 }, 400],
      [{ status: 'new' }, 400],
      [{ status: 'in_progress' }, 400],
      [{ status: 'constructor' }, 400],
    ])('refuse to move by %j: %d, recorded nowhere', async (body, status) => {
      const records = await recorded(async () => {
        const answer = await act(id, 'status', body);
        expect([answer.status, answer.body]).toMatchObject([
          status,
          { statusCode: status, error: 'Bad Request' },
        ]);
      });
      expect(records).toEqual([]);
    });

    it('move no issue that is closed', async () => {
      const admin = service.tokenApi.as(await person(service, { role: 'admin' }));
      await admin.post('/api/issues/bulk/status', { issueIds: [id], status: 'closed' });
      expect((await act(id, 'status', { status: 'progress' })).status).toBe(400);
    });
  });

  describe('flags', () => {
    interface Flag {
      id: string;
      reasonLabel: string;
      target: string;
      snippet: string;
      reporterCount: number;
      resolved: boolean;
      resolvedLabel: string;
      showBan: boolean;
    }
    const flags = async (query = '') => (await staff.api.get<Flag[]>(`/api/admin/feed/flags${query}`)).body;
    const decide = (id: string, decision: string) =>
      staff.api.post<{ id: string; status: string }>(`/api/admin/feed/flags/${id}/${decision}`);
    let issue: string;
    let writer: TestPerson;
    beforeEach(async () => {
      writer = await person(service, { name: 'Loud Writer' });
      issue = await reportedIssue(service, { by: writer, title: 'Buy my lamps' });
    });

    it('are listed with what they are about, what is open first', async () => {
      const flag = await raisedFlag(service, `/api/issues/${issue}`, { reason: 'spam' });
      await raisedFlag(service, `/api/issues/${issue}`, { reason: 'spam' });
      const profile = await raisedFlag(service, `/api/users/${writer.id}`, { reason: 'abuse' });
      expect((await flags()).slice(0, 2)).toEqual([
        {
          id: profile,
          reasonLabel: 'Abuse',
          target: 'Reporter profile',
          snippet: 'Loud Writer',
          reporterCount: 1,
          resolved: false,
          resolvedLabel: '',
          showBan: true,
        },
        {
          id: flag,
          reasonLabel: 'Spam',
          target: 'Issue',
          snippet: 'Buy my lamps',
          reporterCount: 2,
          resolved: false,
          resolvedLabel: '',
          showBan: false,
        },
      ]);
      expect((await flags('?reason=abuse')).every(({ reasonLabel }) => reasonLabel === 'Abuse')).toBe(true);
      expect((await flags('?reason=all')).length).toBeGreaterThan(1);
      expect(await flags('?reason=nonsense')).toEqual([]);
    });

    it.each([
      ['dismiss', 'dismissed', 'Dismissed'],
      ['warn', 'warned', 'Warned'],
      ['remove', 'removed', 'Removed'],
      ['ban', 'banned', 'Banned'],
    ])('can be settled by %s, once, recorded once', async (decision, status, label) => {
      const flag = await raisedFlag(service, `/api/issues/${issue}`);
      const records = await recordedDuring(service, async () =>
        expect((await decide(flag, decision)).body).toEqual({ id: flag, status }),
      );
      expect(records).toMatchObject([
        { action: `flag.${decision}`, target_kind: 'flag', target_id: flag, actor_id: staff.id },
      ]);
      expect((await flags()).find(({ id }) => id === flag)).toMatchObject({
        resolved: true,
        resolvedLabel: label,
      });
      const [stored] = await service.database.sql(
        `select resolved_by, resolved_at is not null as dated from flags where id = $1`,
        [flag],
      );
      expect(stored).toEqual({ resolved_by: staff.id, dated: true });
      const again = await recordedDuring(service, async () =>
        expect((await decide(flag, 'dismiss')).body).toEqual({ id: flag, status }),
      );
      expect(again).toEqual([]);
      expect(await isPublic(issue)).toBe(decision !== 'remove');
      const [account] = await service.database.sql<{ role: string }>('select role from users where id = $1', [
        writer.id,
      ]);
      expect(account?.role).toBe(decision === 'ban' ? 'viewer' : 'user');
    });

    it('take messages and media from sight', async () => {
      const { messageId } = await postedMessage(service, issue, { by: writer });
      const media = await attachedPost(service, issue, writer);
      await decide(await raisedFlag(service, `/api/issues/${issue}/messages/${messageId}`), 'remove');
      await decide(await raisedFlag(service, `/api/issues/${issue}/media/${media}`), 'remove');
      const thread = await service.tokenApi.get<{ data: { items: Array<{ deleted?: boolean }> } }>(
        `/api/issues/${issue}/messages`,
      );
      expect(thread.body.data.items).toMatchObject([{ deleted: true }]);
      const detail = await service.tokenApi.get<{ data: { media: object[] } }>(`/api/issues/${issue}`);
      expect(detail.body.data.media).toEqual([]);
    });

    it('bar the author of what was flagged, but never the last superadmin', async () => {
      const { messageId } = await postedMessage(service, issue, { by: writer });
      await decide(await raisedFlag(service, `/api/issues/${issue}/messages/${messageId}`), 'ban');
      const answer = await service.tokenApi.as(writer).post(`/api/issues/${issue}/upvote`);
      expect(answer.status).toBe(403);
      const boss = await person(service, { role: 'superadmin' });
      const flag = await raisedFlag(service, `/api/users/${boss.id}`);
      const records = await recordedDuring(service, async () =>
        expect((await decide(flag, 'ban')).status).toBe(409),
      );
      expect(records).toEqual([]);
      expect((await flags()).find(({ id }) => id === flag)).toMatchObject({ resolved: false });
    });

    it('are 404 where there is none', async () => {
      for (const decision of ['dismiss', 'warn', 'remove', 'ban']) {
        const answer = await decide('flg_unknown', decision);
        expect([answer.status, answer.body]).toMatchObject([404, { error: 'Not Found' }]);
      }
    });

    it('are sent to city staff, once each', async () => {
      const told = async () =>
        (
          await staff.api.get<Array<{ id: string; kind: string; targetId: string; readAt: string | null }>>(
            '/api/admin/notifications',
          )
        ).body;
      const flag = await raisedFlag(service, `/api/issues/${issue}`);
      await raisedFlag(service, `/api/issues/${issue}`);
      const mine = (await told()).filter(({ targetId }) => targetId === flag);
      expect(mine).toMatchObject([{ kind: 'flag', readAt: null }]);
      const read = await staff.api.post(`/api/admin/notifications/${mine[0]?.id}/read`);
      expect(read.body).toMatchObject({ readBy: staff.id, readAt: expect.any(String) as string });
      expect(
        (await staff.api.post<{ read: number }>('/api/admin/notifications/read-all')).body.read,
      ).toBeGreaterThan(0);
      expect((await staff.api.get('/api/admin/notifications?unread=true')).body).toEqual([]);
    });
  });

  describe('duplicates', () => {
    interface Cluster {
      id: string;
      category: string;
      ward: string;
      window: string;
      members: string[];
      merged: boolean;
      canonicalIssueId?: string;
    }
    const clusters = async (city = 'mumbai') =>
      (await staff.api.get<Cluster[]>(`/api/admin/feed/duplicates?cityId=${city}`)).body;
    const detect = async () => {
      await allPlaced(service);
      service.clock.advance(4 * 60_000);
      return service.app.get(DuplicateDetection, { strict: false }).detect();
    };
    const pothole = (changes: object = {}) =>
      reportedIssue(service, {
        city: 'mumbai',
        category: 'road',
        title: 'Deep pothole at Linking Road signal',
        pincode: '400050',
        ...changes,
      });
    const at = (lat: number, lng: number) => ({ location: { lat, lng, address: '' }, pincode: undefined });

    /** Each test has a month of its own, later than the one before. */
    let months = 0;
    beforeEach(async () => {
      service.clock.set(new Date(Date.now() + ++months * 30 * 24 * HOUR_MS));
      staff = await staffMember(service);
      await detect();
      await service.database.sql('delete from duplicate_clusters');
    });

    it('are issues of one category and ward, shortly after one another, of like titles or near by', async () => {
      const first = await pothole();
      service.clock.advance(1000);
      const alike = await pothole({ title: 'deep Pothole at linking road signal!' });
      service.clock.advance(1000);
      await pothole({ title: 'Footpath tiles missing near the market' });
      await pothole({ category: 'hygiene' });
      await pothole({ pincode: '400014' });
      expect(await detect()).toEqual({ compared: 5, found: 1 });
      expect(await clusters()).toEqual([
        {
          id: expect.stringMatching(/^dup_/) as string,
          category: 'Infrastructure',
          ward: 'H/West',
          window: expect.stringMatching(/^\d{4}-\d\d-\d\d\/\d{4}-\d\d-\d\d$/) as string,
          members: [first, alike],
          merged: false,
        },
      ]);
      service.clock.advance(1000);
      const third = await pothole();
      await detect();
      expect((await clusters()).map(({ members }) => members)).toEqual([[first, alike, third]]);
    });

    it('are near by within 150 metres, and within seven days', async () => {
      const first = await pothole({ title: 'Hole in the road', ...at(19.06, 72.83) });
      const near = await pothole({ title: 'Broken surface', ...at(19.0612, 72.8301) });
      await pothole({ title: 'Missing marking', ...at(19.065, 72.83) });
      await detect();
      expect((await clusters()).map(({ members }) => members)).toEqual([[first, near]]);
      service.clock.advance(7 * 24 * HOUR_MS + 1000);
      await pothole({ title: 'Hole in the road', ...at(19.06, 72.83) });
      staff = await staffMember(service);
      await detect();
      expect((await clusters()).map(({ members }) => members)).toEqual([[first, near]]);
    });

    it('are merged into the first: hidden unless closed, upvotes where they are, once, recorded once', async () => {
      const first = await pothole();
      service.clock.advance(1000);
      const second = await pothole();
      service.clock.advance(1000);
      const closed = await pothole();
      await service.tokenApi.as(await person(service)).post(`/api/issues/${second}/upvote`);
      await detect();
      const admin = service.tokenApi.as(await person(service, { role: 'admin' }));
      await admin.post('/api/issues/bulk/status', { issueIds: [closed], status: 'closed' });
      const [cluster] = await clusters();
      const merge = () => staff.api.post(`/api/admin/feed/duplicates/${cluster?.id}/merge`);
      const merged = { id: cluster?.id, merged: true, canonicalIssueId: first };
      const records = await recordedDuring(service, async () => expect((await merge()).body).toEqual(merged));
      expect(records).toMatchObject([
        {
          action: 'duplicate_cluster.merge',
          target_id: cluster?.id,
          after: { canonicalIssueId: first, hidden: [second] },
        },
      ]);
      expect([await isPublic(first), await isPublic(second), await isPublic(closed)]).toEqual([
        true,
        false,
        true,
      ]);
      const marks = await service.database.sql(
        `select id, duplicate_of, upvotes from issues where id = any ($1) order by created_at`,
        [[first, second, closed]],
      );
      expect(marks).toEqual([
        { id: first, duplicate_of: null, upvotes: 0 },
        { id: second, duplicate_of: first, upvotes: 1 },
        { id: closed, duplicate_of: first, upvotes: 0 },
      ]);
      expect((await clusters())[0]).toMatchObject({ merged: true, canonicalIssueId: first });
      const again = await recordedDuring(service, async () => expect((await merge()).body).toEqual(merged));
      expect(again).toEqual([]);
      expect((await staff.api.post('/api/admin/feed/duplicates/dup_unknown/merge')).status).toBe(404);
    });

    it('are merged into what the first is a duplicate of by now, and never all hidden', async () => {
      const issues = [];
      for (let n = 0; n < 4; n++) issues.push(await reportedIssue(service, { city: 'ahmedabad' }));
      const [a = '', b = '', c = '', d = ''] = issues;
      const cluster = async (name: string, ...members: string[]) => {
        await service.database.sql(
          `insert into duplicate_clusters (id, city, category, ward, members, first_at, last_at, created_at)
           values ($1, 'ahmedabad', 'Infrastructure', 'W', $2, now(), now(), now())`,
          [name, members],
        );
        return name;
      };
      const merge = (name: string) => staff.api.post(`/api/admin/feed/duplicates/${name}/merge`);
      const clusters = [
        await cluster('dup_ab', a, b),
        await cluster('dup_ba', b, a),
        await cluster('dup_bc', b, c),
      ];
      const answers = await Promise.all(clusters.map(merge));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const roots = await service.database.sql<{ id: string; hidden: boolean }>(
        `select id, hidden from issues where id = any ($1) and duplicate_of is null`,
        [[a, b, c]],
      );
      expect(roots).toEqual([{ id: expect.any(String) as string, hidden: false }]);
      const marked = await service.database.sql<{ of: string }>(
        `select duplicate_of as of from issues where id = any ($1) and duplicate_of is not null and hidden`,
        [[a, b, c]],
      );
      expect(marked).toEqual([{ of: roots[0]?.id }, { of: roots[0]?.id }]);
      await act(roots[0]?.id ?? '', 'toggle-hidden');
      await merge(await cluster('dup_ad', roots[0]?.id ?? '', d));
      expect(await isPublic(d)).toBe(true);
    });

    it('are not looked for where city staff have switched that off', async () => {
      await staff.api.put('/api/admin/config', { features: { duplicateDetection: false } });
      await pothole();
      await pothole();
      expect(await detect()).toEqual({ compared: 0, found: 0 });
      await staff.api.put('/api/admin/config', { features: { duplicateDetection: true } });
      expect(await detect()).toEqual({ compared: 2, found: 1 });
    });
  });

  it('keeps its records in one chain', async () => {
    const records = await service.database.sql<StoredRecord & { whole: boolean }>(
      `select position = row_number() over (order by position)
              and previous_hash = coalesce(lag(hash) over (order by position), '') and hash = audit_record_hash(r) as whole
         from audit_records r`,
    );
    expect(records.length).toBeGreaterThan(30);
    expect(records.filter(({ whole }) => !whole)).toEqual([]);
  });
});
