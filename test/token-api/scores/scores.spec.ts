import { IssuesService } from '../../../src/issues/issues.service';
import { IssueModeration } from '../../../src/issues/issue-moderation.service';
import { ScoreRanksService } from '../../../src/scores/score-ranks.service';
import { ScoreReconciliationService } from '../../../src/scores/score-reconciliation.service';
import type { LeaderboardDto, ScoreDto } from '../../../src/scores/dto/score.dto';
import { ALGORITHM, BADGES, SCORE_WEIGHTS, TIER_THRESHOLDS, TIERS } from '../../../src/scores/score-weights';
import { report, reportedIssue } from '../../factories/issues';
import { attachedPost } from '../../factories/media';
import { postedMessage } from '../../factories/messages';
import { person, type TestPerson } from '../../factories/people';
import { grantedVotes, withdrawnVotes } from '../../factories/scores';
import type { Envelope } from '../../support/network/client';
import { pointsOf } from '../../support/service/scores';
import { startService, type TestService } from '../../support/service/service';
import { itThoroughly } from '../../support/service/thorough';

/** The number of votes that reaches at least a score. */
const votesFor = (score: number) => Math.ceil(score / SCORE_WEIGHTS.votesCast);

const NOTHING = {
  reportsField: 0,
  reportsResolved: 0,
  upvotesReceived: 0,
  imagesAdded: 0,
  videosAdded: 0,
  highPriorityBonus: 0,
  votesCast: 0,
  commentsMade: 0,
  eventsJoined: 0,
  streakBonus: 0,
  categoryBonus: 0,
};
const ONE_REPORT = { ...NOTHING, reportsField: 1, categoryBonus: 1 };

describe('scores', () => {
  let service: TestService;
  let asha: TestPerson;
  let meera: TestPerson;
  let admin: TestPerson;

  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    // Signs in anew each time, because the clock is moved.
    asha = await person(service, { name: 'Asha' });
    meera = await person(service, { name: 'Meera' });
    admin = await person(service, { role: 'admin' });
  });
  afterEach(async () => {
    expect(await reconcile()).toMatchObject({ drifted: 0, counts: 0 });
  });

  const api = (who: TestPerson) => service.tokenApi.as(who);
  const get = (path: string) => service.tokenApi.get<Envelope<ScoreDto>>(path);
  const scoreOf = async (who: TestPerson) => (await get(`/api/scores/${who.id}`)).body.data;
  const breakdownOf = async (who: TestPerson) => (await scoreOf(who)).breakdown;
  const reconcile = () => service.app.get(ScoreReconciliationService, { strict: false }).reconcile();
  const fold = () => service.app.get(ScoreRanksService, { strict: false }).mergeMoves();
  const hide = (issue: string, hidden: boolean) =>
    service.app.get(IssueModeration, { strict: false }).setHidden(issue, hidden);
  const upvote = (who: TestPerson, issue: string) => api(who).post(`/api/issues/${issue}/upvote`);
  const bulk = (issue: string, status: string) =>
    api(admin).post('/api/issues/bulk/status', { issueIds: [issue], status });
  const granted: string[] = [];
  const grant = (who: TestPerson, votes: number) => {
    granted.push(who.id);
    return grantedVotes(service, who, votes);
  };
  const withdraw = () => withdrawnVotes(service, granted.splice(0));

  describe('count actions, and subtract them when they are undone', () => {
    it('reports, their categories and priorities', async () => {
      const issue = await reportedIssue(service, { by: asha, priority: 'high', category: 'road' });
      await reportedIssue(service, { by: asha, category: 'road' });
      await reportedIssue(service, { by: asha, category: 'traffic' });
      const expected = { ...NOTHING, reportsField: 3, highPriorityBonus: 1, categoryBonus: 2 };
      expect(await scoreOf(asha)).toMatchObject({ breakdown: expected, score: pointsOf(expected) });
      await api(asha).patch(`/api/issues/${issue}`, { priority: 'low' });
      expect(await breakdownOf(asha)).toEqual({ ...expected, highPriorityBonus: 0 });
      await api(asha).patch(`/api/issues/${issue}`, { priority: 'high', status: 'in_progress' });
      expect(await breakdownOf(asha)).toEqual(expected);
    });

    it('upvotes, on both sides', async () => {
      const issue = await reportedIssue(service, { by: asha });
      await upvote(meera, issue);
      await upvote(asha, issue);
      expect(await breakdownOf(asha)).toEqual({ ...ONE_REPORT, upvotesReceived: 2, votesCast: 1 });
      const oneVote = { ...NOTHING, votesCast: 1 };
      expect(await scoreOf(meera)).toMatchObject({ breakdown: oneVote, score: pointsOf(oneVote) });
      await upvote(meera, issue);
      expect(await breakdownOf(asha)).toEqual({ ...ONE_REPORT, upvotesReceived: 1, votesCast: 1 });
      expect((await get(`/api/scores/${meera.id}`)).status).toBe(404);
    });

    it('messages that are not deleted', async () => {
      const issue = await reportedIssue(service);
      const { messageId } = await postedMessage(service, issue, { by: meera });
      await postedMessage(service, issue, { by: meera });
      const written = (commentsMade: number) => ({
        breakdown: { commentsMade },
        score: pointsOf({ commentsMade }),
      });
      expect(await scoreOf(meera)).toMatchObject(written(2));
      for (const who of [admin, meera]) await api(who).delete(`/api/issues/${issue}/messages/${messageId}`);
      expect(await scoreOf(meera)).toMatchObject(written(1));
    });

    it('pictures and videos on issues, whoever removes them', async () => {
      const issue = await reportedIssue(service, { by: asha });
      const attach = (mimeType: string) =>
        api(meera).post<Envelope<{ mediaId: string }>>(`/api/issues/${issue}/media`, {
          type: 'upload',
          mimeType,
          fileName: 'lamp',
          fileSize: 1000,
        });
      await attach('image/png');
      const { mediaId } = (await attach('image/webp')).body.data;
      await attach('video/mp4');
      await attachedPost(service, issue, meera);
      const attached = { ...NOTHING, imagesAdded: 2, videosAdded: 1 };
      expect(await scoreOf(meera)).toMatchObject({ breakdown: attached, score: pointsOf(attached) });
      await api(asha).delete(`/api/issues/${issue}/media/${mediaId}`);
      expect(await breakdownOf(meera)).toEqual({ ...NOTHING, imagesAdded: 1, videosAdded: 1 });
    });

    it('resolutions while they are in force', async () => {
      const issue = await reportedIssue(service, { by: asha });
      await bulk(issue, 'resolved');
      const resolved = { ...ONE_REPORT, reportsResolved: 1 };
      expect(await scoreOf(asha)).toMatchObject({ breakdown: resolved, score: pointsOf(resolved) });
      await bulk(issue, 'open');
      expect(await breakdownOf(asha)).toEqual(ONE_REPORT);
      await bulk(issue, 'closed');
      expect(await breakdownOf(asha)).toEqual({ ...ONE_REPORT, reportsResolved: 1 });
    });

    it('visible reports: a hidden one counts nothing for its reporter', async () => {
      const issue = await reportedIssue(service, { by: asha, priority: 'high' });
      await upvote(meera, issue);
      await bulk(issue, 'resolved');
      const before = await scoreOf(asha);
      expect(before.breakdown).toEqual({
        ...ONE_REPORT,
        reportsResolved: 1,
        upvotesReceived: 1,
        highPriorityBonus: 1,
      });
      expect([await hide(issue, true), await hide(issue, true)]).toEqual([true, false]);
      expect((await get(`/api/scores/${asha.id}`)).status).toBe(404);
      await upvote(admin, issue);
      await bulk(issue, 'open');
      await api(asha).patch(`/api/issues/${issue}`, { priority: 'low' });
      await bulk(issue, 'closed');
      expect((await get(`/api/scores/${asha.id}`)).status).toBe(404);
      expect((await scoreOf(meera)).breakdown.votesCast).toBe(1);
      await hide(issue, false);
      expect(await breakdownOf(asha)).toEqual({ ...ONE_REPORT, reportsResolved: 1, upvotesReceived: 2 });
    });
  });

  describe('streaks', () => {
    /** Moves the clock directly, as a token does not last for days. */
    const at = async (ist: string, { id, name }: TestPerson) => {
      service.clock.set(new Date(`${ist}+05:30`));
      const actor = {
        id,
        displayName: name,
        city: 'mumbai',
        role: 'user',
        tokenRole: 'citizen',
        sessionId: '',
      } as const;
      return (await service.app.get(IssuesService, { strict: false }).report(actor, report())).id;
    };
    afterEach(() => service.clock.set());

    it('are seven consecutive days in the city’s time zone, in any order of the reports', async () => {
      // A minute after midnight in India is still the previous day in London.
      for (const day of [3, 1, 2, 6, 5, 7]) await at(`2031-03-0${day}T00:01:00`, asha);
      expect((await breakdownOf(asha)).streakBonus).toBe(0);
      const last = await at('2031-03-04T23:59:00', asha);
      expect((await breakdownOf(asha)).streakBonus).toBe(1);
      await at('2031-03-04T12:00:00', asha);
      await hide(last, true);
      expect((await breakdownOf(asha)).streakBonus).toBe(1);
      for (let day = 8; day <= 14; day++) await at(`2031-03-${String(day).padStart(2, '0')}T12:00:00`, asha);
      expect((await breakdownOf(asha)).streakBonus).toBe(2);
    });

    it('end when a day loses its only report', async () => {
      const issues: string[] = [];
      for (let day = 10; day <= 16; day++) issues.push(await at(`2031-04-${day}T09:00:00`, meera));
      expect((await breakdownOf(meera)).streakBonus).toBe(1);
      await hide(issues[3] ?? '', true);
      expect((await breakdownOf(meera)).streakBonus).toBe(0);
      await hide(issues[3] ?? '', false);
      expect((await breakdownOf(meera)).streakBonus).toBe(1);
    });
  });

  describe('GET /api/scores/:userId', () => {
    it('shows the complete score', async () => {
      await reportedIssue(service, { by: asha });
      const { status, body } = await get(`/api/scores/${asha.id}`);
      expect([status, body.data]).toEqual([
        200,
        {
          userId: asha.id,
          displayName: 'Asha',
          avatarUrl: null,
          city: 'mumbai',
          score: pointsOf(ONE_REPORT),
          tier: 'Citizen',
          rank: expect.any(Number) as number,
          globalRank: expect.any(Number) as number,
          badges: [
            {
              id: 'Pioneer',
              displayName: 'Pioneer',
              description: BADGES[0].description,
              earnedAt: expect.any(String) as string,
            },
          ],
          breakdown: ONE_REPORT,
          algorithm: ALGORITHM,
          shareUrl: expect.stringMatching(new RegExp(`^http.*/${asha.id}$`)) as string,
          computedAt: expect.any(String) as string,
        },
      ]);
      expect((await get(`/api/scores/${asha.id}`)).body.data).not.toHaveProperty('generatedAt');
    });

    it.each(
      TIERS.slice(1).flatMap((tier, index) => {
        const votes = votesFor(TIER_THRESHOLDS[tier]);
        return [[votes - 1, TIERS[index]!] as const, [votes, tier] as const];
      }),
    )('puts %i votes into the tier %s', async (votes, tier) => {
      await grant(asha, votes);
      expect((await scoreOf(asha)).tier).toBe(tier);
      await withdraw();
    });

    it('answers 404 for an unknown person or one without contributions', async () => {
      for (const id of [asha.id, 'usr_unknown', 'leaders', '%00', 'x'.repeat(3000)])
        expect((await get(`/api/scores/${id}`)).status).toBe(404);
    });
  });

  describe('GET /api/scores', () => {
    const list = (query = '') => service.tokenApi.get<Envelope<LeaderboardDto>>(`/api/scores${query}`);
    const inDelhi = async (votes: number) => {
      const who = await person(service);
      await service.database.sql(`update users set city = 'delhi' where id = $1`, [who.id]);
      await grant(who, votes);
      await service.database.sql(`update user_scores set city = 'delhi' where user_id = $1`, [who.id]);
      return who;
    };

    it('ranks people within their city, with shared ranks, equally in the list and by the counts', async () => {
      const delhi = [await inDelhi(9000), await inDelhi(9002)];
      for (const [index, who] of [asha, meera, admin].entries()) await grant(who, index === 0 ? 8999 : 9001);
      const { items, count, algorithm } = (await list('?limit=5')).body.data;
      expect([count, algorithm]).toEqual([5, ALGORITHM]);
      const [first, second] = [meera.id, admin.id].sort();
      expect(items.map(({ userId, rank, score }) => [userId, rank, score])).toEqual([
        [delhi[1]?.id, 1, pointsOf({ votesCast: 9002 })],
        [first, 1, pointsOf({ votesCast: 9001 })],
        [second, 1, pointsOf({ votesCast: 9001 })],
        [delhi[0]?.id, 2, pointsOf({ votesCast: 9000 })],
        [asha.id, 3, pointsOf({ votesCast: 8999 })],
      ]);
      for (let round = 0; round < 2; round++) {
        const shown = await Promise.all([asha, ...delhi, meera].map(scoreOf));
        expect(shown.map(({ rank, globalRank }) => [rank, globalRank])).toEqual([
          [3, 5],
          [2, 4],
          [1, 1],
          [1, 2],
        ]);
        await fold();
      }
      const inCity = (await list('?city=delhi&limit=2')).body.data.items;
      expect(inCity.map(({ userId, rank }) => [userId, rank])).toEqual([
        [delhi[1]?.id, 1],
        [delhi[0]?.id, 2],
      ]);
      await withdraw();
      expect((await list('?city=delhi')).body.data.items).toEqual([]);
    });

    it('has a full and a minimal form', async () => {
      await reportedIssue(service, { by: asha });
      await grant(meera, 100_000);
      const minimal = ['city', 'displayName', 'rank', 'score', 'tier', 'userId'];
      const keys = async (query: string) => Object.keys((await list(query)).body.data.items[0] ?? {}).sort();
      expect(await keys('?limit=1&format=minimal')).toEqual(minimal);
      expect(await keys('?limit=1')).toEqual([...minimal, 'avatarUrl', 'badges', 'breakdown'].sort());
      expect((await list('?limit=1&format=full')).body.data.items[0]).toMatchObject({
        badges: ['Legend'],
        breakdown: { ...NOTHING, votesCast: 100_000 },
      });
      await withdraw();
    });

    it.each(['limit=0', 'limit=101', 'limit=x', 'city=atlantis', 'format=tiny'])(
      'refuses %s',
      async (query) => {
        expect((await list(`?${query}`)).status).toBe(400);
      },
    );
  });

  describe('the reconciliation', () => {
    it('corrects differences and reports them', async () => {
      await reportedIssue(service, { by: asha });
      await reportedIssue(service, { by: meera });
      await service.database.sql(`update user_scores set comments_made = 7 where user_id = $1`, [asha.id]);
      await service.database.sql(`delete from user_scores where user_id = $1`, [meera.id]);
      await service.database.sql(`update user_report_days set reports = 3 where user_id = $1`, [meera.id]);
      await fold();
      await service.database.sql(`update score_counts set users = users + 1 where span = 256`);
      await service.database.sql(`insert into score_moves values ('pune', 5, 1)`);
      const { drifted, counts } = await reconcile();
      expect([drifted, counts > 1]).toEqual([2, true]);
      for (const who of [asha, meera]) expect(await breakdownOf(who)).toEqual(ONE_REPORT);
    });

    itThoroughly('finds no differences during concurrent actions', async () => {
      const people = await Promise.all(Array.from({ length: 5 }, () => person(service)));
      const issues = await Promise.all(people.map((by) => reportedIssue(service, { by })));
      const actions = people.flatMap((who) =>
        issues.flatMap((issue) => [
          upvote(who, issue),
          postedMessage(service, issue, { by: who }),
          reportedIssue(service, { by: who }),
          upvote(who, issue),
        ]),
      );
      const outcomes = await Promise.all([reconcile(), fold(), reconcile(), fold()]);
      await Promise.all(actions);
      expect([outcomes[0], outcomes[2]]).toEqual([
        expect.objectContaining({ drifted: 0, counts: 0 }),
        expect.objectContaining({ drifted: 0, counts: 0 }),
      ]);
    });
  });
});
