import type { IssueDto } from '../../../src/issues/dto/issue.dto';
import { ScoreReconciliationService } from '../../../src/scores/score-reconciliation.service';
import { recordedDuring } from '../../factories/audit';
import { staffMember, type StaffMember } from '../../factories/console';
import { hiddenIssue, reportedIssue } from '../../factories/issues';
import { clusterOf, joinedWith, type MergeAnswer } from '../../factories/merges';
import { person, type TestPerson } from '../../factories/people';
import { DAY_MS } from '../../../src/kernel/time/durations';
import type { Envelope } from '../../support/network/client';
import { startService, type TestService } from '../../support/service/service';

describe('a merge of issues', () => {
  let service: TestService;
  let staff: StaffMember;
  let people: TestPerson[];
  let first: string;
  let second: string;
  beforeAll(async () => {
    service = await startService();
    staff = await staffMember(service);
    people = await Promise.all(Array.from({ length: 5 }, () => person(service)));
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    first = await reportedIssue(service, { by: people[0]! });
    second = await reportedIssue(service, { by: people[1]! });
  });
  afterEach(() => service.clock.set());

  const as = (index: number) => service.tokenApi.as(people[index]!);
  const toggle = (index: number, id: string) => as(index).post(`/api/issues/${id}/upvote`);
  const detail = async (id: string, index = 4) =>
    (await as(index).get<Envelope<IssueDto>>(`/api/issues/${id}`)).body.data;
  const undo = (id: string, body?: object) =>
    staff.api.post<MergeAnswer>(`/api/admin/feed/duplicates/${id}/undo`, body);
  const scoreOf = async (index: number) => {
    const { breakdown } = (
      await service.tokenApi.get<Envelope<{ breakdown: Record<string, number> }>>(
        `/api/scores/${people[index]!.id}`,
      )
    ).body.data;
    return [breakdown.reportsField, breakdown.upvotesReceived, breakdown.votesCast];
  };
  const driftless = async () =>
    expect(await service.app.get(ScoreReconciliationService, { strict: false }).reconcile()).toMatchObject({
      drifted: 0,
      counts: 0,
    });

  it('moves the upvote of each person once, and its undoing gives it back', async () => {
    for (const index of [2, 3]) await toggle(index, second);
    for (const index of [3, 4]) await toggle(index, first);
    const before = await Promise.all([0, 1, 2, 3, 4].map(scoreOf));
    const cluster = await joinedWith(service, staff, first, second);
    expect([(await detail(first)).upvotes, (await detail(second)).upvotes]).toEqual([3, 0]);
    const change = async () =>
      (await Promise.all([0, 1, 2, 3, 4].map(scoreOf))).map((now, index) =>
        now.map((count, field) => count! - before[index]![field]!),
      );
    // A joined report goes on counting; of two upvotes of one person one counts.
    expect(await change()).toEqual([
      [0, 1, 0],
      [0, -2, 0],
      [0, 0, 0],
      [0, 0, -1],
      [0, 0, 0],
    ]);
    await driftless();
    expect((await undo(cluster, { from: { members: [first, second] } })).body).toEqual({
      id: cluster,
      merged: false,
      restored: [second],
    });
    expect([(await detail(first)).upvotes, (await detail(second)).upvotes]).toEqual([2, 2]);
    expect(await change()).toEqual(before.map(() => [0, 0, 0]));
    await driftless();
  });

  it('keeps on the first issue what happened there since', async () => {
    for (const index of [2, 3]) await toggle(index, second);
    await toggle(4, first);
    const cluster = await joinedWith(service, staff, first, second);
    await toggle(0, first);
    await toggle(2, first);
    await toggle(3, first);
    await toggle(3, first);
    await toggle(4, first);
    await undo(cluster);
    const voters = async (id: string) =>
      (
        await service.database.sql<{ id: string }>(
          'select user_id as id from issue_upvotes where issue_id = $1',
          [id],
        )
      )
        .map(({ id: voter }) => people.findIndex((each) => each.id === voter))
        .sort();
    expect([await voters(first), await voters(second)]).toEqual([
      [0, 3],
      [2, 3],
    ]);
    await driftless();
  });

  it('leaves the others readable by id and closed, in no list', async () => {
    const message = (
      await as(3).post<Envelope<{ messageId: string }>>(`/api/issues/${second}/messages`, {
        content: 'Still there',
      })
    ).body.data.messageId;
    await joinedWith(service, staff, first, second);
    expect(await detail(second)).toMatchObject({ issueId: second, duplicateOf: { issueId: first } });
    expect(await detail(first)).not.toHaveProperty('duplicateOf');
    const anyone = await service.publicApi.get<{ duplicateOf: object }>(`/api/issues/${second}`);
    expect([anyone.status, anyone.body.duplicateOf]).toEqual([200, { issueId: first }]);
    const thread = await service.tokenApi.get<Envelope<{ items: object[] }>>(
      `/api/issues/${second}/messages`,
    );
    expect(thread.body.data.items).toMatchObject([{ messageId: message }]);
    const refused = [
      await as(1).post(`/api/issues/${second}/messages`, { content: 'Hello' }),
      await as(3).post(`/api/issues/${second}/messages/${message}/react`, { emoji: '👍' }),
      await toggle(2, second),
      await as(1).patch(`/api/issues/${second}`, { title: 'Another title' }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
    for (const list of [
      '/api/issues?cityId=mumbai',
      '/api/issues?limit=100',
      `/api/issues?cityId=mumbai&q=${second}`,
    ])
      expect((await service.publicApi.get(list)).text).not.toContain(second);
  });

  it('is undone for 30 days, once, for the members that were seen', async () => {
    const cluster = await joinedWith(service, staff, first, second);
    const never = await clusterOf(service, first, second);
    const statuses = async (...asked: Array<[string, object?]>) =>
      Promise.all(asked.map(async ([id, body]) => (await undo(id, body)).status));
    expect(
      await statuses(['dup_unknown'], [never], [cluster, { from: { members: [second, first] } }]),
    ).toEqual([404, 409, 409]);
    service.clock.advance(31 * DAY_MS);
    staff = await staffMember(service);
    expect(await statuses([cluster])).toEqual([409]);
    service.clock.advance(-2 * DAY_MS);
    const records = await recordedDuring(service, async () =>
      expect(await statuses([cluster], [cluster])).toEqual(expect.arrayContaining([200, 409])),
    );
    expect(records).toMatchObject([
      { action: 'duplicate_cluster.undo', target_id: cluster, after: { merged: false, restored: [second] } },
    ]);
    expect((await service.publicApi.get('/api/issues?cityId=mumbai')).text).toContain(second);
    expect((await staff.api.post<MergeAnswer>(`/api/admin/feed/duplicates/${cluster}/merge`)).body).toEqual({
      id: cluster,
      merged: true,
      canonicalIssueId: first,
    });
  });

  it('leaves a joined issue hidden that moderation hides meanwhile', async () => {
    await toggle(2, second);
    const cluster = await joinedWith(service, staff, first, second);
    await hiddenIssue(service, second);
    expect((await service.publicApi.get(`/api/issues/${second}`)).status).toBe(404);
    await undo(cluster);
    expect((await service.publicApi.get(`/api/issues/${second}`)).status).toBe(404);
    await driftless();
    await hiddenIssue(service, second, false);
    expect(await detail(second)).toMatchObject({ upvotes: 1 });
    expect(await detail(second)).not.toHaveProperty('duplicateOf');
    await driftless();
  });

  it('can be over others, and undone in any order', async () => {
    const third = await reportedIssue(service, { by: people[0]! });
    await toggle(2, third);
    await toggle(3, second);
    const inner = await joinedWith(service, staff, second, third);
    const outer = await joinedWith(service, staff, first, second);
    expect((await detail(first)).upvotes).toBe(2);
    await undo(inner);
    expect(await Promise.all([first, second, third].map(async (id) => (await detail(id)).upvotes))).toEqual([
      1, 0, 1,
    ]);
    await undo(outer);
    expect(await Promise.all([first, second, third].map(async (id) => (await detail(id)).upvotes))).toEqual([
      0, 1, 1,
    ]);
    await driftless();
  });

  it('joins the issue that a member was joined with before', async () => {
    await toggle(2, second);
    await joinedWith(service, staff, first, second);
    const older = await reportedIssue(service, { by: people[4]! });
    const cluster = await joinedWith(service, staff, older, second);
    expect(await detail(first)).toMatchObject({ upvotes: 0, duplicateOf: { issueId: older } });
    expect((await detail(older)).upvotes).toBe(1);
    expect((await undo(cluster)).body.restored).toEqual([first]);
    expect((await detail(first)).upvotes).toBe(1);
    await driftless();
  });
});
