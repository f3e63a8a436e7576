import type { IssueMapDto } from '../../../src/issues/dto/issue-map.dto';
import { allPlaced, hiddenIssue, reportedIssue } from '../../factories/issues';
import { person } from '../../factories/people';
import type { Envelope, ErrorEnvelope } from '../../support/network/client';
import { startService, type TestService } from '../../support/service/service';
import { itThoroughly } from '../../support/service/thorough';

const MUMBAI = 'bbox=72.7,18.8,73.1,19.4';
const at = (lat: number, lng: number) => ({ location: { lat, lng, address: '' } });
/** What a cell shows of its only issue. */
const shownOf = (issueId: string, others: object = {}) => ({
  ...{ issueId, title: expect.stringMatching(/\w/) as string, category: 'infrastructure', status: 'open' },
  ...others,
});

describe('GET /api/map', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  // Hides the issues of a test from the following ones.
  afterEach(async () => {
    // An issue that is not placed yet would be written at the same time.
    await allPlaced(service);
    await service.database.sql(
      `begin; set local session_replication_role = replica; update issues set hidden = true, withheld = true;
       select issue_cells_rebuild(); commit`,
    );
  });
  afterAll(() => service.stop());

  const cells = async (query: string) => {
    const answer = await service.tokenApi.get<Envelope<IssueMapDto>>(`/api/map?city=mumbai&${query}`);
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    return answer.body.data.cells;
  };
  const total = async (query: string) => (await cells(query)).reduce((sum, { count }) => sum + count, 0);

  it.each([0, 9, 12, 14, 15, 18, 22])(
    'shows a single issue at its position with its id, at zoom %d',
    async (zoom) => {
      const issueId = await reportedIssue(service, at(19.0544, 72.8324));
      expect(await cells(`${MUMBAI}&zoom=${zoom}`)).toEqual([
        { lat: 19.0544, lng: 72.8324, count: 1, ...shownOf(issueId) },
      ]);
    },
  );

  it('groups issues of one cell at their average position, and separates them at a higher zoom', async () => {
    const first = await reportedIssue(service, at(19.05, 72.83));
    const second = await reportedIssue(service, at(19.06, 72.84));
    const together = [{ lat: 19.055, lng: 72.835, count: 2 }];
    expect(await cells(`${MUMBAI}&zoom=8`)).toEqual(together);
    const apart = [first, second];
    expect((await cells('bbox=72.82,19.04,72.85,19.07&zoom=14')).map(({ issueId }) => issueId)).toEqual(
      apart,
    );
  });

  describe('of issues at one place', () => {
    const PLACE = 'bbox=72.829,19.049,72.831,19.051';
    /** Issues at one place, oldest first. */
    const atOnePlace = async (count: number) => {
      const ids: string[] = [];
      for (let n = 0; n < count; n++)
        ids.push(await reportedIssue(service, { ...at(19.05, 72.83), title: `Pothole number ${n}` }));
      return ids;
    };
    const mark = async (ids: readonly string[], change: string) => {
      await allPlaced(service);
      await service.database.sql(`update issues set ${change} where id = any ($1)`, [ids]);
    };
    const RESOLVED = `status = 'resolved', feed_status = 'resolved', resolved_at = now()`;
    const DUE = `due_at = now() - interval '1 hour'`;

    it.each([8, 14, 17, 22])('counts those that are late or were escalated, at zoom %d', async (zoom) => {
      const [late, both, later, resolved] = await atOnePlace(5);
      await mark([late!, both!, resolved!], `${DUE}, breached_at = now() - interval '1 hour'`);
      await mark([both!, resolved!], 'escalation_level = 3');
      await mark([later!], `${DUE}, breached_at = now() - interval '3 hours', escalation_level = 1`);
      await mark([resolved!], RESOLVED);
      const [cell, ...others] = await cells(`${PLACE}&zoom=${zoom}`);
      expect(others).toEqual([]);
      expect(cell).toMatchObject({ count: 5, late: 2, escalated: 2, escalationLevel: 3 });
      expect((await cells(`${PLACE}&zoom=${zoom}&status=resolved`))[0]).toEqual({
        ...{ lat: 19.05, lng: 72.83, count: 1 },
        ...shownOf(resolved!, { title: 'Pothole number 3', status: 'resolved' }),
      });
    });

    it('names the newest, at most twenty, from zoom 19', async () => {
      const ids = await atOnePlace(21);
      const [cell] = await cells(`${PLACE}&zoom=19`);
      expect(cell!.issues).toHaveLength(20);
      expect(cell!.issues!.map(({ issueId }) => issueId)).toEqual(ids.slice(1).reverse());
      expect(cell!.issues![0]!.title).toBe('Pothole number 20');
      expect((await cells(`${PLACE}&zoom=18`))[0]).toEqual({ lat: 19.05, lng: 72.83, count: 21 });
    });

    it('names none that is alone, hidden, or does not match', async () => {
      const [hidden, open, resolved] = await atOnePlace(3);
      await hiddenIssue(service, hidden!);
      await mark([resolved!], RESOLVED);
      const [both] = await cells(`${PLACE}&zoom=20`);
      expect(both!.issues!.map(({ issueId }) => issueId)).toEqual([resolved, open]);
      expect(await cells(`${PLACE}&zoom=20&status=open`)).toEqual([
        { lat: 19.05, lng: 72.83, count: 1, ...shownOf(open!, { title: 'Pothole number 1' }) },
      ]);
    });
  });

  it('excludes issues without a location, outside the box, of another city, or hidden', async () => {
    const shown = await reportedIssue(service, at(19.05, 72.83));
    await reportedIssue(service);
    await reportedIssue(service, at(19.45, 72.83));
    await reportedIssue(service, { ...at(19.05, 72.83), city: 'pune' });
    const hidden = await reportedIssue(service, at(19.05, 72.84));
    await hiddenIssue(service, hidden);
    for (const zoom of [10, 14, 17])
      expect((await cells(`${MUMBAI}&zoom=${zoom}`)).map(({ issueId }) => issueId)).toEqual([shown]);
    await hiddenIssue(service, hidden, false);
    expect(await total(`${MUMBAI}&zoom=10`)).toBe(2);
  });

  it.each([
    'bbox=72.83,19.05,72.83,19.05&zoom=18',
    'bbox=72.83,19.05,73,19.2&zoom=12',
    'bbox=72.7,18.9,72.83,19.05&zoom=12',
    'bbox=-180,-90,180,90&zoom=3',
  ])('includes issues on the border: %s', async (query) => {
    await reportedIssue(service, at(19.05, 72.83));
    expect(await total(query)).toBe(1);
  });

  it('accepts the limits of the coordinates', async () => {
    for (const [lat, lng] of [
      [90, 180],
      [-90, -180],
      [0, 0],
    ] as const)
      await reportedIssue(service, at(lat, lng));
    for (const zoom of [0, 10, 22]) expect(await total(`bbox=-180,-90,180,90&zoom=${zoom}`)).toBe(3);
  });

  it.each([8, 12, 15, 18])('shows only the issues of a ward, at zoom %d', async (zoom) => {
    const inside = await reportedIssue(service, { ...at(19.05, 72.83), category: 'road' });
    const outside = await reportedIssue(service, at(19.051, 72.831));
    await allPlaced(service);
    await service.database.sql(`update issues set ward = 'H/West' where id = $1`, [inside]);
    await service.database.sql(`update issues set ward = 'L' where id = $1`, [outside]);
    const shown = [{ lat: 19.05, lng: 72.83, count: 1, ...shownOf(inside, { category: 'road' }) }];
    const ofWard = (query: string) => cells(`${MUMBAI}&zoom=${zoom}&ward=H%2FWest${query}`);
    expect(await ofWard('')).toEqual(shown);
    expect(await ofWard('&category=road&status=open')).toEqual(shown);
    expect([await ofWard('&category=traffic'), await ofWard('&status=resolved')]).toEqual([[], []]);
    await hiddenIssue(service, inside);
    expect(await ofWard('')).toEqual([]);
  });

  it.each([
    ['city', 'city=atlantis'],
    ['city', 'city='],
    ['city', 'city=mumbai&city=pune'],
    ['bbox', 'bbox='],
    ['bbox', 'bbox=72.7,18.8,73.1'],
    ['bbox', 'bbox=72.7,18.8,73.1,19.4,1'],
    ['bbox', 'bbox=a,b,c,d'],
    ['bbox', 'bbox=72.7,18.8,1e2,19.4'],
    ['bbox', 'bbox=72.7,18.8,NaN,19.4'],
    ['bbox', 'bbox=72.7,18.8,181,19.4'],
    ['bbox', 'bbox=72.7,-91,73.1,19.4'],
    ['bbox', 'bbox=73.1,18.8,72.7,19.4'],
    ['bbox', 'bbox=72.7,19.4,73.1,18.8'],
    ['bbox', `${MUMBAI}&${MUMBAI}`],
    ['zoom', 'zoom=-1'],
    ['zoom', 'zoom=23'],
    ['zoom', 'zoom=1.5'],
    ['zoom', 'zoom='],
    ['zoom', 'zoom=ten'],
    ['category', 'category=noise'],
    ['status', 'status=closed'],
  ])('refuses an invalid %s: %s', async (field, wrong) => {
    const good = { city: 'city=mumbai', bbox: MUMBAI, zoom: 'zoom=10' };
    const query = Object.values({ ...good, [field]: wrong }).join('&');
    const { status, body } = await service.tokenApi.get<ErrorEnvelope>(`/api/map?${query}`);
    expect([status, body.error.details?.map((detail) => detail.field)]).toEqual([400, [field]]);
  });

  it('names all missing parameters', async () => {
    const { status, body } = await service.tokenApi.get<ErrorEnvelope>('/api/map');
    const fields = body.error.details?.map((detail) => detail.field);
    expect([status, fields]).toEqual([400, ['city', 'bbox', 'zoom']]);
  });

  describe('of a large city', () => {
    /**
     * Loads 9,000 issues over the given number of degrees into Mumbai, with triggers disabled: of every category and
     * status, every seventh hidden and every fifth without a location.
     */
    async function load(degrees: number) {
      const { id: reporter } = await person(service);
      await service.database.sql(
        `begin;
         set local session_replication_role = replica;
         insert into issues (id, title, description, city, category, category_label, priority, status, feed_status,
                             reporter_id, lat, lng, address, hidden, created_at, updated_at)
         select '${reporter}' || n, 'Number ' || n, 'One of many', 'mumbai',
                (array['traffic', 'road', 'infrastructure', 'hygiene', 'healthcare', 'systemic'])[1 + n % 6], 'Traffic',
                'low', (array['open', 'in_progress', 'resolved', 'closed'])[1 + n / 6 % 4], 'new', '${reporter}',
                case when n % 5 > 0 then 18.9 + ${degrees} * (n * 7919 % 10007) / 10007 end,
                case when n % 5 > 0 then 72.8 + ${degrees} * (n::bigint * 104729 % 10009) / 10009 end,
                case when n % 5 > 0 then '' end, n % 7 = 0, now(), now()
           from generate_series(1, 9000) n;
         select issue_cells_rebuild();
         commit`,
      );
    }

    const located = async (condition = 'true') => {
      const [row] = await service.database.sql<{ issues: number }>(
        `select count(*)::int as issues from issues
          where city = 'mumbai' and not hidden and lat is not null and ${condition}`,
      );
      return row!.issues;
    };

    itThoroughly(
      'has the same counts as the list at every zoom and filter, in at most 500 cells',
      async () => {
        await load(0.3);
        expect(await located()).toBeGreaterThan(6000);
        const both = `status = 'in_progress' and category = 'systemic'`;
        const counts = {
          '': await located(),
          '&category=road': await located(`category = 'road'`),
          '&status=resolved': await located(`status = 'resolved'`),
          '&status=in_progress&category=systemic': await located(both),
        };
        expect(Math.min(...Object.values(counts))).toBeGreaterThan(100);
        for (const zoom of [0, 8, 10, 11, 12, 13, 14, 15, 22])
          for (const [filter, expected] of Object.entries(counts)) {
            const shown = await cells(`${MUMBAI}&zoom=${zoom}${filter}`);
            const sum = shown.reduce((counted, { count }) => counted + count, 0);
            expect([zoom, filter, sum]).toEqual([zoom, filter, expected]);
            expect(shown.length).toBeLessThanOrEqual(500);
          }
      },
    );

    itThoroughly('has no issue ids for stored cells, and every position within its cell', async () => {
      await load(0.3);
      const shown = await cells('bbox=72.79,18.89,73.11,19.21&zoom=12');
      const index = (degrees: number) => Math.floor((degrees * 2 ** 14) / 360);
      expect(new Set(shown.map(({ lat, lng }) => `${index(lat + 90)} ${index(lng + 180)}`)).size).toBe(
        shown.length,
      );
      expect(shown.length).toBeGreaterThan(100);
      expect(shown.filter(({ issueId }) => issueId !== undefined)).toEqual([]);
    });

    itThoroughly('counts only issues within the box at a high zoom', async () => {
      await load(0.3);
      const [west, south, east, north] = [72.9, 19, 72.92, 19.02];
      const box = `lat between ${south} and ${north} and lng between ${west} and ${east}`;
      expect(await total(`bbox=${west},${south},${east},${north}&zoom=16`)).toBe(await located(box));
      expect(await located(box)).toBeGreaterThan(2);
    });

    itThoroughly('uses stored cells if the box has too many issues to count individually', async () => {
      await load(0.004);
      const box = 'bbox=72.795,18.895,72.81,18.91&zoom=18';
      const shown = await cells(box);
      expect(shown.length).toBeLessThan(10);
      expect(shown.reduce((sum, { count }) => sum + count, 0)).toBe(await located());
      expect(await total(`${box}&category=road`)).toBe(await located(`category = 'road'`));
    });
  });
});
