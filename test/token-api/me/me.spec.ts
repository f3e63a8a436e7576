import type { OwnIssuePageDto, UpvotedIssuePageDto } from '../../../src/issues/dto/own-issues.dto';
import type { MeDto } from '../../../src/me/dto/me.dto';
import type { ScoreDto } from '../../../src/scores/dto/score.dto';
import { hiddenIssue, manyIssues, reportedIssue } from '../../factories/issues';
import { officialPerson, person, type TestPerson } from '../../factories/people';
import type { Envelope, ErrorEnvelope } from '../../support/network/client';
import { startService, type TestService } from '../../support/service/service';

describe('one’s own account', () => {
  let service: TestService;
  let asha: TestPerson;
  let other: TestPerson;
  beforeAll(async () => {
    service = await startService();
  });
  beforeEach(async () => {
    asha = await person(service, { name: 'Asha Kulkarni' });
    other = await person(service);
  });
  afterAll(() => service.stop());

  const get = <Data>(path: string, who = asha) =>
    service.tokenApi.as(who).get<Envelope<Data> & ErrorEnvelope>(path);
  const data = async <Data>(path: string, who = asha) => (await get<Data>(path, who)).body.data;
  const upvote = (id: string, who = asha) => service.tokenApi.as(who).post(`/api/issues/${id}/upvote`);

  /** All items of a list, over its page links. */
  async function walk<Item>(path: string): Promise<Item[]> {
    const items: Item[] = [];
    let next: string | null = path;
    while (next !== null) {
      const page: { items: Item[]; _links: { next: string | null } } = await data(next);
      items.push(...page.items);
      next = page._links.next;
    }
    return items;
  }

  describe('GET /api/users/me', () => {
    it('is the account with a score of 0 for a person without points', async () => {
      expect(await data<MeDto>('/api/users/me')).toEqual({
        userId: asha.id,
        email: asha.email,
        contributions: { shown: 0, all: 0 },
        displayName: 'Asha Kulkarni',
        avatarUrl: null,
        role: 'citizen',
        city: 'mumbai',
        createdAt: expect.stringMatching(/Z$/) as string,
        score: {
          score: 0,
          tier: 'Citizen',
          rank: null,
          globalRank: null,
          badges: [],
          breakdown: expect.objectContaining({ reportsField: 0, votesCast: 0, categoryBonus: 0 }) as object,
        },
      });
    });

    it('has the public score at once', async () => {
      const issue = await reportedIssue(service, { by: asha, priority: 'high' });
      await upvote(issue);
      const { score } = await data<MeDto>('/api/users/me');
      const { body } = await service.tokenApi.get<Envelope<ScoreDto>>(`/api/scores/${asha.id}`);
      const { score: points, tier, rank, globalRank, breakdown, badges } = body.data;
      expect(score).toEqual({ score: points, tier, rank, globalRank, breakdown, badges });
      expect(score).toMatchObject({
        tier: 'Citizen',
        badges: [{ id: 'Pioneer' }],
        breakdown: { votesCast: 1 },
      });
      expect(score.score).toBe(50 + 10 + 30 + 2 + 5);
    });

    it('has the current role of an official and a viewer', async () => {
      expect((await data<MeDto>('/api/users/me', await officialPerson(service))).role).toBe('official');
      expect((await data<MeDto>('/api/users/me', await person(service, { role: 'viewer' }))).role).toBe(
        'citizen',
      );
    });
  });

  describe('GET /api/users/me/issues', () => {
    const ids = async (who = asha) =>
      (await data<OwnIssuePageDto>('/api/users/me/issues', who)).items.map(({ issueId }) => issueId);

    it('lists one’s own reports, newest first, as the list of issues shows them', async () => {
      const first = await reportedIssue(service, { by: asha });
      await reportedIssue(service, { by: other });
      const second = await reportedIssue(service, { by: asha, city: 'pune' });
      expect(await ids()).toEqual([second, first]);
      const { items } = await data<OwnIssuePageDto>('/api/users/me/issues');
      const list = await data<OwnIssuePageDto>('/api/issues?city=pune&limit=1');
      expect(items[0]).toEqual(list.items[0]);
    });

    it('lists them in every status, except hidden ones', async () => {
      const admin = await person(service, { role: 'admin' });
      const closed = await reportedIssue(service, { by: asha });
      await service.tokenApi
        .as(admin)
        .post('/api/issues/bulk/status', { issueIds: [closed], status: 'closed' });
      const hidden = await reportedIssue(service, { by: asha });
      await hiddenIssue(service, hidden);
      expect(await ids()).toEqual([closed]);
      await hiddenIssue(service, hidden, false);
      expect(await ids()).toEqual([hidden, closed]);
    });

    it('comes in pages, each issue once and in order', async () => {
      await manyIssues(service, 45, { by: asha, city: 'delhi', title: 'Number #' });
      const walked = await walk<{ title: string }>('/api/users/me/issues?limit=7');
      expect(walked.map(({ title }) => title)).toEqual(
        Array.from({ length: 45 }, (_, n) => `Number ${n + 1}`),
      );
      const page = await data<OwnIssuePageDto>('/api/users/me/issues');
      expect([page.count, page._links.self]).toEqual([20, '/api/users/me/issues?limit=20']);
      await service.database.sql(`delete from issues where id like 'iss\\_delhi%'`);
    });
  });

  describe('GET /api/users/me/upvotes', () => {
    const list = () => data<UpvotedIssuePageDto>('/api/users/me/upvotes');

    it('lists the issues one has upvoted, latest upvote first', async () => {
      const [one, two, own] = [
        await reportedIssue(service, { by: other }),
        await reportedIssue(service, { by: other }),
        await reportedIssue(service, { by: asha }),
      ];
      for (const id of [own, two, one]) await upvote(id);
      await upvote(two, other);
      expect((await list()).items).toMatchObject([
        { issueId: one, upvotes: 1, upvotedAt: expect.stringMatching(/Z$/) as string },
        { issueId: two, upvotes: 2 },
        { issueId: own, upvotes: 1 },
      ]);
      await upvote(two);
      expect((await list()).items.map(({ issueId }) => issueId)).toEqual([one, own]);
    });

    it('excludes hidden issues', async () => {
      const id = await reportedIssue(service, { by: other });
      await upvote(id);
      await hiddenIssue(service, id);
      expect(await list()).toMatchObject({ count: 0, items: [], nextKey: null });
    });

    it('comes in pages, each issue once, even if upvotes have the same time', async () => {
      await manyIssues(service, 23, { by: other, city: 'chennai', title: 'Number #' });
      await service.database.sql(
        `insert into issue_upvotes (issue_id, user_id, created_at)
         select id, $1, now() from issues where reporter_id = $2`,
        [asha.id, other.id],
      );
      const walked = await walk<{ issueId: string }>('/api/users/me/upvotes?limit=5');
      const ids = walked.map(({ issueId }) => issueId);
      expect(ids).toHaveLength(23);
      expect(ids).toEqual([...new Set(ids)].sort().reverse());
    });
  });

  describe.each(['/api/users/me/issues', '/api/users/me/upvotes'])('GET %s', (path) => {
    it('refuses an invalid limit, an invented cursor, and a cursor of another list or person', async () => {
      for (const who of [asha, other])
        for (let n = 0; n < 2; n++) {
          const id = await reportedIssue(service, { by: who });
          await upvote(id, who);
        }
      const fields = async (query: string) => {
        const { status, body } = await get(`${path}?${query}`);
        return [status, body.error?.details?.map(({ field }) => field)];
      };
      for (const limit of ['0', '101', 'x', ''])
        expect(await fields(`limit=${limit}`)).toEqual([400, ['limit']]);
      const keyOf = async (list: string, who = asha) =>
        (await data<OwnIssuePageDto>(`${list}?limit=1`, who)).nextKey;
      const foreign = path.endsWith('issues') ? '/api/users/me/upvotes' : '/api/users/me/issues';
      for (const key of [
        'made-up',
        await keyOf(path, other),
        await keyOf(foreign),
        await keyOf('/api/issues'),
      ])
        expect(await fields(`lastKey=${key}`)).toEqual([400, ['lastKey']]);
      expect((await get(`${path}?lastKey=${await keyOf(path)}`)).status).toBe(200);
    });

    it('requires a signed-in person', async () => {
      expect((await service.tokenApi.get(path)).status).toBe(401);
    });
  });
});
