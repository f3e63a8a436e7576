import { DuplicateDetectionService } from '../../../src/admin-console/feed/duplicates/duplicate-detection.service';
import { recordedDuring } from '../../factories/audit';
import { staffMember, type StaffMember } from '../../factories/console';
import { allPlaced, isPublic, reportedIssue } from '../../factories/issues';
import { person } from '../../factories/people';
import { startService, type TestService } from '../../support/service/service';

const HOUR_MS = 60 * 60 * 1000;

describe('the feed of city staff', () => {
  let service: TestService;
  let staff: StaffMember;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());
  afterEach(() => service.clock.set());

  const act = (id: string, what: string, body?: object) =>
    staff.api.post(`/api/admin/feed/issues/${id}/${what}`, body);

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
      return service.app.get(DuplicateDetectionService, { strict: false }).detect();
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

    /** Each test uses its own month, later than that of the previous one. */
    let months = 0;
    beforeEach(async () => {
      service.clock.set(new Date(Date.now() + ++months * 30 * 24 * HOUR_MS));
      staff = await staffMember(service);
      await detect();
      await service.database.sql('delete from duplicate_clusters');
    });

    it('are issues of one category and ward, close in time, with similar titles or close by', async () => {
      const first = await pothole();
      service.clock.advance(1000);
      const alike = await pothole({ title: 'deep Pothole at linking road signal!' });
      service.clock.advance(1000);
      await pothole({ title: 'Footpath tiles missing near the market' });
      await pothole({ category: 'hygiene' });
      // Of another category with the same label.
      await pothole({ category: 'infrastructure' });
      await pothole({ pincode: '400014' });
      expect(await detect()).toEqual({ compared: 6, found: 1 });
      expect(await clusters()).toEqual([
        {
          id: expect.stringMatching(/^dup_/) as string,
          category: 'Infrastructure',
          ward: 'H/West',
          window: expect.stringMatching(/^\d{4}-\d\d-\d\d\/\d{4}-\d\d-\d\d$/) as string,
          members: [first, alike],
          evidence: [
            {
              issueId: alike,
              metres: null,
              minutes: 0,
              sharedWords: ['deep', 'pothole', 'linking', 'road', 'signal'],
              pictureDistance: null,
            },
          ],
          merged: false,
          dismissed: false,
        },
      ]);
      service.clock.advance(1000);
      const third = await pothole();
      await detect();
      expect((await clusters()).map(({ members }) => members)).toEqual([[first, alike, third]]);
    });

    it('show the issue they were merged into, with an event', async () => {
      const first = await pothole({ title: 'Deep pothole that stays' });
      service.clock.advance(1000);
      const second = await pothole({ title: 'Deep pothole that stays too' });
      await detect();
      const [cluster] = await clusters();
      await staff.api.post(`/api/admin/feed/duplicates/${cluster!.id}/merge`);
      await act(second, 'toggle-hidden', { hidden: false });
      const shown = async (id: string) => {
        const { body } = await staff.api.get<{ duplicateOf: object | null; activity: Array<{ t: string }> }>(
          `/api/admin/feed/issues/${id}`,
        );
        return [body.duplicateOf, body.activity.map(({ t }) => t)];
      };
      expect(await shown(second)).toEqual([
        { id: first, title: 'Deep pothole that stays' },
        [`Restored by ${staff.name}`, `Merged as a duplicate by ${staff.name}`, expect.any(String)],
      ]);
      expect(await shown(first)).toEqual([
        null,
        [`Merged with its duplicates by ${staff.name}`, expect.any(String)],
      ]);
    });

    it('have the days of their reports in the city’s time zone, where midnight is before that of UTC', async () => {
      const evening = new Date(service.clock.now());
      evening.setUTCHours(18, 29, 59, 0);
      service.clock.set(evening);
      await pothole();
      service.clock.advance(1000);
      await pothole();
      staff = await staffMember(service);
      await detect();
      const day = evening.toISOString().slice(0, 10);
      const next = new Date(evening.getTime() + 24 * HOUR_MS).toISOString().slice(0, 10);
      expect((await clusters()).map(({ window }) => window)).toEqual([`${day}/${next}`]);
    });

    it('are within 15 metres, and within seven days', async () => {
      const first = await pothole({ title: 'Hole in the road', ...at(19.06, 72.83) });
      const near = await pothole({ title: 'Broken surface', ...at(19.0601, 72.8301) });
      await pothole({ title: 'Missing marking', ...at(19.065, 72.83) });
      await detect();
      expect((await clusters()).map(({ members }) => members)).toEqual([[first, near]]);
      service.clock.advance(7 * 24 * HOUR_MS + 1000);
      await pothole({ title: 'Hole in the road', ...at(19.06, 72.83) });
      staff = await staffMember(service);
      await detect();
      expect((await clusters()).map(({ members }) => members)).toEqual([[first, near]]);
    });

    it('are merged into the first: hidden unless closed, with their upvotes, once, with one audit record', async () => {
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
      const asSeen = (...members: string[]) =>
        staff.api.post(`/api/admin/feed/duplicates/${cluster?.id}/merge`, { members });
      const refused = await recordedDuring(service, async () =>
        expect((await asSeen(first, second)).body).toMatchObject({
          statusCode: 409,
          message: 'The cluster has changed: it has 3 issues now. Nothing was merged',
        }),
      );
      expect(refused).toEqual([]);
      const records = await recordedDuring(service, async () =>
        expect((await asSeen(first, second, closed)).body).toEqual(merged),
      );
      expect(records).toMatchObject([
        {
          action: 'duplicate_cluster.merge',
          target_id: cluster?.id,
          after: { canonicalIssueId: first, hidden: [second] },
        },
      ]);
      const listed = await service.publicApi.get<Array<{ id: string }>>('/api/issues?cityId=mumbai');
      const ids = listed.body.map(({ id }) => id);
      expect([first, second, closed].map((id) => ids.includes(id))).toEqual([true, false, true]);
      const marks = await service.database.sql(
        `select id, duplicate_of, upvotes from issues where id = any ($1) order by created_at`,
        [[first, second, closed]],
      );
      expect(marks).toEqual([
        { id: first, duplicate_of: null, upvotes: 1 },
        { id: second, duplicate_of: first, upvotes: 0 },
        { id: closed, duplicate_of: first, upvotes: 0 },
      ]);
      expect((await clusters())[0]).toMatchObject({ merged: true, canonicalIssueId: first });
      const again = await recordedDuring(service, async () => expect((await merge()).body).toEqual(merged));
      expect(again).toEqual([]);
      expect((await staff.api.post('/api/admin/feed/duplicates/dup_unknown/merge')).status).toBe(404);
    });

    it('are merged into the issue the first is now a duplicate of, and are never all hidden', async () => {
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
      expect(await isPublic(service, d)).toBe(true);
    });

    it('are not detected if city staff have switched that off', async () => {
      await staff.api.put('/api/admin/config', { features: { duplicateDetection: false } });
      await pothole();
      await pothole();
      expect(await detect()).toEqual({ compared: 0, found: 0 });
      await staff.api.put('/api/admin/config', { features: { duplicateDetection: true } });
      expect(await detect()).toEqual({ compared: 2, found: 1 });
    });
  });
});
