import { ScoreReconciliationService } from '../../src/scores/score-reconciliation.service';
import { staffMember, type StaffMember } from '../factories/console';
import { reportedIssue } from '../factories/issues';
import { clusterOf } from '../factories/merges';
import { person, type TestPerson } from '../factories/people';
import { violations } from '../support/service/invariants';
import { startService, type TestService } from '../support/service/service';

const CROWD = 20;

describe('a merge, with two instances', () => {
  let one: TestService;
  let two: TestService;
  let staff: StaffMember;
  let crowd: TestPerson[];
  beforeAll(async () => {
    one = await startService();
    two = await startService({ databaseUrl: one.database.url });
    staff = await staffMember(one);
    crowd = await Promise.all(Array.from({ length: CROWD }, () => person(one)));
  });
  afterAll(async () => {
    await two.stop();
    await one.stop();
  });

  const at = (n: number) => (n % 2 === 0 ? one : two);
  const upvotes = (issue: string) =>
    crowd.map((by, n) => at(n).tokenApi.as(by).post(`/api/issues/${issue}/upvote`));
  const votersOf = async (issue: string) =>
    (
      await one.database.sql<{ id: string }>('select user_id as id from issue_upvotes where issue_id = $1', [
        issue,
      ])
    ).map(({ id }) => id);
  const act = (service: TestService, cluster: string, what: 'merge' | 'undo') =>
    service.consoleApi.with({ cookie: staff.cookie }).post(`/api/admin/feed/duplicates/${cluster}/${what}`);
  async function assertWhole() {
    expect(await violations((text) => one.database.sql(text))).toEqual([]);
    const scores = one.app.get(ScoreReconciliationService, { strict: false });
    expect(await scores.reconcile()).toMatchObject({ drifted: 0, counts: 0 });
  }

  it('loses no upvote that was accepted, and counts none twice', async () => {
    const [first, second] = [await reportedIssue(one), await reportedIssue(one)];
    const cluster = await clusterOf(one, first, second);
    const racing = upvotes(second);
    const merged = await act(two, cluster, 'merge');
    const answers = await Promise.all(racing);
    expect(merged.status).toBe(200);
    const accepted = crowd.filter((_, n) => answers[n]!.status === 200).map(({ id }) => id);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect((await votersOf(first)).sort()).toEqual(accepted.sort());
    expect(await votersOf(second)).toEqual([]);
    await assertWhole();
    expect((await act(one, cluster, 'undo')).status).toBe(200);
    expect((await votersOf(second)).sort()).toEqual(accepted);
    expect(await votersOf(first)).toEqual([]);
    await assertWhole();
  });

  it('happens once, and is undone once', async () => {
    const members = [await reportedIssue(one), await reportedIssue(one)];
    await Promise.all(upvotes(members[1]!));
    const cluster = await clusterOf(one, ...members);
    const both = (what: 'merge' | 'undo') => Promise.all([act(one, cluster, what), act(two, cluster, what)]);
    expect((await both('merge')).map(({ status }) => status)).toEqual([200, 200]);
    expect(await votersOf(members[0]!)).toHaveLength(CROWD);
    expect((await both('undo')).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await votersOf(members[1]!)).toHaveLength(CROWD);
    await assertWhole();
  });

  /** Splits three supporters off an issue. @returns the status, and the ids of the parts */
  const split = async (service: TestService, issue: string, supporters: readonly TestPerson[]) => {
    const { status, body } = await service.consoleApi
      .with({ cookie: staff.cookie })
      .post<{ issueIds?: string[] }>(`/api/admin/feed/issues/${issue}/split`, {
        parts: [
          { title: 'One part', supporterIds: supporters.map(({ id }) => id) },
          { title: 'Another part' },
        ],
      });
    return { status, parts: body.issueIds ?? [] };
  };
  const ids = (people: readonly TestPerson[]) => people.map(({ id }) => id).sort();
  const sorted = async (issue: string) => (await votersOf(issue)).sort();

  it.each([0, 1, 2, 3])(
    'comes before or after a split of the issue that is joined (round %i)',
    async (round) => {
      const [first, second] = [await reportedIssue(one), await reportedIssue(one)];
      await Promise.all(upvotes(second));
      const cluster = await clusterOf(one, first, second);
      const [three, others] = [crowd.slice(0, 3), crowd.slice(3)];
      const [merged, { status, parts }] = await Promise.all([
        act(at(round), cluster, 'merge'),
        split(at(round + 1), second, three),
      ]);
      expect(merged.status).toBe(200);
      // Once it is joined, there is nothing to split.
      expect([200, 409]).toContain(status);
      expect(parts).toHaveLength(status === 200 ? 2 : 0);
      expect(await sorted(first)).toEqual(ids(status === 200 ? others : crowd));
      if (parts[0]) expect(await sorted(parts[0])).toEqual(ids(three));
      expect(await votersOf(second)).toEqual([]);
      await assertWhole();
      expect((await act(one, cluster, 'undo')).status).toBe(200);
      expect(await sorted(second)).toEqual(ids(status === 200 ? others : crowd));
      await assertWhole();
    },
  );

  it.each([0, 1, 2, 3])('is undone before or after a split of the first issue (round %i)', async (round) => {
    const [first, second] = [await reportedIssue(one), await reportedIssue(one)];
    await Promise.all(upvotes(second));
    const cluster = await clusterOf(one, first, second);
    await act(one, cluster, 'merge');
    const three = crowd.slice(0, 3);
    const [undone, { status, parts }] = await Promise.all([
      act(at(round), cluster, 'undo'),
      split(at(round + 1), first, three),
    ]);
    expect(undone.status).toBe(200);
    // Once it is undone, the first issue has none of the supporters that are named.
    expect([200, 400]).toContain(status);
    expect(await sorted(second)).toEqual(ids(crowd));
    expect(await votersOf(first)).toEqual([]);
    if (parts[0]) expect(await sorted(parts[0])).toEqual(ids(three));
    await assertWhole();
  });

  it.each([0, 1])(
    'of one cluster and of another with a common issue come one after the other (round %i)',
    async (round) => {
      const [first, second, third] = [
        await reportedIssue(one),
        await reportedIssue(one),
        await reportedIssue(one),
      ];
      await Promise.all(upvotes(third));
      const clusters = [await clusterOf(one, first, third), await clusterOf(one, second, third)];
      const merges = await Promise.all(clusters.map((cluster, n) => act(at(round + n), cluster, 'merge')));
      expect(merges.map(({ status }) => status)).toEqual([200, 200]);
      // The one that came second joined the issue with which the third one was joined before.
      const voters = (await Promise.all([first, second, third].map(votersOf))).map(({ length }) => length);
      expect(voters.sort((a, b) => a - b)).toEqual([0, 0, CROWD]);
      await assertWhole();
      const undone = await Promise.all(clusters.map((cluster, n) => act(at(round + n), cluster, 'undo')));
      expect(undone.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(
        true,
      );
      for (const cluster of clusters) await act(one, cluster, 'undo');
      expect(await sorted(third)).toEqual(ids(crowd));
      await assertWhole();
    },
  );

  it('keeps upvotes of the first issue that race with its undoing', async () => {
    const [first, second] = [await reportedIssue(one), await reportedIssue(one)];
    const half = crowd.slice(0, CROWD / 2);
    for (const by of half) await one.tokenApi.as(by).post(`/api/issues/${second}/upvote`);
    const cluster = await clusterOf(one, first, second);
    await act(one, cluster, 'merge');
    const others = crowd.slice(CROWD / 2);
    const racing = others.map((by, n) => at(n).tokenApi.as(by).post(`/api/issues/${first}/upvote`));
    expect((await act(two, cluster, 'undo')).status).toBe(200);
    expect((await Promise.all(racing)).map(({ status }) => status)).toEqual(others.map(() => 200));
    expect((await votersOf(first)).sort()).toEqual(others.map(({ id }) => id).sort());
    expect((await votersOf(second)).sort()).toEqual(half.map(({ id }) => id).sort());
    await assertWhole();
  });
});
