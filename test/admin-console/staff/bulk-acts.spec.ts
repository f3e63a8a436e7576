import type {
  BulkActDto,
  StartedBulkActDto,
} from '../../../src/admin-console/staff/queue/acts/bulk-acts.dto';
import type { QueuePageDto } from '../../../src/admin-console/staff/queue/queue.dto';
import { recordedDuring } from '../../factories/audit';
import { interruptedAct } from '../../factories/bulk-acts';
import { staffMember, type StaffMember } from '../../factories/console';
import { feedStatusChanged, hiddenIssue, reportedIssue } from '../../factories/issues';
import { unit } from '../../factories/staff-units';
import { savedView } from '../../factories/staff-views';
import { runJob } from '../../support/service/run-job';
import { startService, type TestService } from '../../support/service/service';

const PATH = '/api/admin/queue/acts';

describe('acts on many issues', () => {
  let service: TestService;
  let staff: StaffMember;
  let unitId: string;
  beforeAll(async () => {
    service = await startService();
    staff = await staffMember(service);
    unitId = (await unit(staff, { cityId: 'pune', members: [staff.id] })).id;
  });
  afterAll(() => service.stop());

  const reported = async (count: number, given: object = {}) => {
    const ids: string[] = [];
    while (ids.length < count) ids.push(await reportedIssue(service, { city: 'pune', ...given }));
    return ids;
  };
  const begun = (body: object) => staff.api.post<StartedBulkActDto>(PATH, body);
  const report = async (id: string) => (await staff.api.get<BulkActDto>(`${PATH}/${id}`)).body;
  const undone = async (id: string) => (await staff.api.post<BulkActDto>(`${PATH}/${id}/undo`)).body;
  const jobRun = () => runJob(service, 'bulk-acts');
  const closed = (id: string) =>
    service.database.sql(`update issues set status = 'closed' where id = $1`, [id]);
  const facts = async (ids: readonly string[]) => {
    const rows = await service.database.sql<{ id: string; facts: string }>(
      `select id, concat_ws(' ', category, priority, feed_status, holder_unit_id, holder_account_id) as facts
         from issues where id = any($1)`,
      [ids],
    );
    return ids.map((id) => rows.find((row) => row.id === id)?.facts);
  };
  const interrupted = (issueIds: readonly string[]) => interruptedAct(service, staff, issueIds);

  it('assign issues, each with its result and record, and are undone but for what was changed since', async () => {
    const ids = await reported(3);
    const before = await facts(ids);
    let act!: StartedBulkActDto;
    const records = await recordedDuring(service, async () => {
      const issueIds = [...ids, 'iss_unknown', ids[0]!];
      const answer = await begun({ issueIds, act: 'assign', value: { unitId, accountId: staff.id } });
      expect(answer.status).toBe(200);
      act = answer.body;
    });
    expect(act).toEqual({
      id: expect.stringMatching(/^blk_/) as string,
      ...{ act: 'assign', state: 'done', total: 4, done: 3, failed: 1 },
      results: [
        ...ids.map((issueId) => ({ issueId, done: true })),
        { issueId: 'iss_unknown', done: false, reason: 'There is no such issue' },
      ],
    });
    expect(await report(act.id!)).toEqual(act);
    expect(records.map(({ action, target_id }) => `${action} ${target_id}`).sort()).toEqual(
      ids.map((id) => `issue.assign ${id}`).sort(),
    );
    expect((await facts(ids)).every((each) => each?.endsWith(`${unitId} ${staff.id}`))).toBe(true);
    await staff.api.post(`/api/admin/feed/issues/${ids[1]}/assign`, { unitId });
    expect(await undone(act.id!)).toEqual({
      ...{ id: act.id, act: 'assign', state: 'undone', total: 3, done: 2, failed: 1 },
      results: [
        { issueId: ids[0], done: true },
        { issueId: ids[1], done: false, reason: 'Somebody else has changed who works on the issue' },
        { issueId: ids[2], done: true },
      ],
    });
    const [first, second, third] = await facts(ids);
    expect([first, third]).toEqual([before[0], before[2]]);
    expect(second).toBe(`${before[1]} ${unitId}`);
    expect((await staff.api.post(`${PATH}/${act.id}/undo`)).status).toBe(409);
    expect((await staff.api.post(`${PATH}/${act.id}/stop`)).status).toBe(409);
  });

  it.each([
    ['status', 'resolved', 'progress'],
    ['category', 'hygiene', 'healthcare'],
    ['priority', 'high', 'low'],
  ])('set the %s, and undo it unless it is another by now', async (act, value, other) => {
    const ids = await reported(2, { category: 'road', priority: 'medium' });
    for (const id of ids) await feedStatusChanged(service, id, 'ack');
    for (const id of ids) await feedStatusChanged(service, id, 'progress');
    const before = await facts(ids);
    const { body } = await begun({ issueIds: ids, act, value });
    expect([body.done, body.failed]).toEqual([2, 0]);
    expect((await facts(ids)).every((each) => each?.includes(value))).toBe(true);
    await begun({ issueIds: [ids[1]], act, value: other });
    const { done, failed, results } = await undone(body.id!);
    expect([done, failed, results[1]?.reason?.length]).toEqual([1, 1, expect.any(Number)]);
    const [first, second] = await facts(ids);
    expect(first).toBe(before[0]);
    expect(second).toContain(other);
  });

  it('write notes and ask for photos, which stay', async () => {
    const [shown, hidden] = await reported(2);
    await hiddenIssue(service, hidden!);
    const note = await begun({ issueIds: [shown, hidden], act: 'note', value: 'Seen on the round' });
    expect([note.body.done, note.body.failed]).toEqual([2, 0]);
    const photo = await begun({ issueIds: [shown, hidden], act: 'ask_photo' });
    expect([photo.body.done, photo.body.failed]).toEqual([1, 1]);
    const [message] = await service.database.sql<{ content: string; answer: boolean }>(
      'select content, answer from messages where issue_id = $1',
      [shown],
    );
    expect(message).toEqual({ content: expect.stringContaining('photo') as string, answer: true });
    for (const { body } of [note, photo])
      expect((await staff.api.post(`${PATH}/${body.id}/undo`)).status).toBe(409);
  });

  it('say beforehand what they would do, as they then do it', async () => {
    const [open, done, closedOne, mumbai] = [
      ...(await reported(3)),
      await reportedIssue(service, { city: 'mumbai' }),
    ];
    await feedStatusChanged(service, done!, 'resolved');
    await closed(closedOne!);
    const issueIds = [open, done, closedOne, mumbai, 'iss_unknown'];
    for (const [act, value] of [
      ['status', 'ack'],
      ['category', 'hygiene'],
      ['priority', 'high'],
      ['assign', { unitId }],
      ['assign', { unitId: null }],
      ['note', 'A note'],
    ]) {
      const before = await facts(issueIds as string[]);
      const preview = (await begun({ issueIds, act, value, dryRun: true })).body;
      expect(await facts(issueIds as string[])).toEqual(before);
      const made = (await begun({ issueIds, act, value })).body;
      expect({ act, ...preview }).toEqual({
        act,
        ...{ total: 5, would: made.done },
        refused: made
          .results!.filter((each) => !each.done)
          .map(({ issueId, reason }) => ({ issueId, reason })),
      });
    }
  });

  it('change all issues of a view by a job', async () => {
    await reported(3, { category: 'systemic' });
    const view = (await savedView(staff, { cityId: 'pune', filters: { category: ['systemic'] } })).id;
    expect((await begun({ view, act: 'priority', value: 'high', dryRun: true })).body).toEqual({
      ...{ total: 3, would: 3, refused: [] },
    });
    const { body, status } = await begun({ view, act: 'priority', value: 'high' });
    expect([status, body.total]).toEqual([200, 3]);
    while ((await report(body.id!)).state === 'running') await jobRun();
    expect(await report(body.id!)).toMatchObject({ state: 'done', total: 3, done: 3, failed: 0 });
    const { items } = (await staff.api.get<QueuePageDto>(`/api/admin/queue?view=${view}&priority=high`)).body;
    expect(items).toHaveLength(3);
  });

  it('go on after the instance that worked on them ended', async () => {
    const ids = await reported(3);
    const id = await interrupted(ids);
    expect(await report(id)).toMatchObject({ state: 'running', total: 3, done: 0 });
    expect((await staff.api.post(`${PATH}/${id}/undo`)).status).toBe(409);
    await jobRun();
    expect(await report(id)).toMatchObject({ state: 'done', done: 3 });
    expect(await undone(id)).toMatchObject({ state: 'undone', done: 3 });
  });

  it('are stopped, with what is left unchanged', async () => {
    const ids = await reported(2);
    const before = await facts(ids);
    const id = await interrupted(ids);
    const stopped = await staff.api.post<BulkActDto>(`${PATH}/${id}/stop`);
    expect([stopped.status, stopped.body.state]).toEqual([200, 'stopped']);
    expect(stopped.body.results).toEqual(
      ids.map((issueId) => ({ issueId, done: false, reason: 'Stopped before' })),
    );
    await jobRun();
    expect(await facts(ids)).toEqual(before);
    expect((await staff.api.post(`${PATH}/${id}/stop`)).status).toBe(409);
    expect(await undone(id)).toMatchObject({ state: 'undone', total: 0 });
  });

  it('end with their account', async () => {
    const [leaver, ids] = [await staffMember(service), await reported(1)];
    const id = await interrupted(ids);
    await service.database.sql('update bulk_acts set account_id = $2 where id = $1', [id, leaver.id]);
    await service.database.sql('update console_accounts set active = false where id = $1', [leaver.id]);
    await jobRun();
    const [act] = await service.database.sql<{ state: string }>('select state from bulk_acts where id = $1', [
      id,
    ]);
    expect(act).toEqual({ state: 'stopped' });
  });

  it('are seen by the account that began them alone', async () => {
    const { id } = (await begun({ issueIds: await reported(1), act: 'priority', value: 'low' })).body;
    const other = await staffMember(service);
    for (const answer of [
      await other.api.get(`${PATH}/${id}`),
      await other.api.post(`${PATH}/${id}/stop`),
      await other.api.post(`${PATH}/${id}/undo`),
      await staff.api.get(`${PATH}/blk_unknown`),
    ])
      expect(answer.status).toBe(404);
  });

  it.each([
    [{ issueIds: undefined }, 'issueIds'],
    [{ issueIds: [] }, 'issueIds'],
    [{ issueIds: Array.from({ length: 501 }, (_, n) => `iss_${n}`) }, 'issueIds'],
    [{ view: 'viw_late' }, 'issueIds'],
    [{ act: 'hide' }, 'act'],
    [{ value: 'urgent' }, 'value'],
    [{ value: 7 }, 'value'],
    [{ value: undefined }, 'value'],
    [{ act: 'status', value: 'open' }, 'value'],
    [{ act: 'category', value: 'Traffic' }, 'value'],
    [{ act: 'note', value: '' }, 'value'],
    [{ act: 'assign', value: 'unt_1' }, 'value'],
    [{ act: 'assign', value: {} }, 'value'],
    [{ act: 'assign', value: { unitId: null, accountId: 'adm_1' } }, 'value'],
    [{ act: 'assign', value: { unitId: 'unt_unknown' } }, 'value.unitId'],
    [{ act: 'ask_photo', value: 'please' }, 'value'],
    [{ dryRun: 'yes' }, 'dryRun'],
  ])('are refused with %j', async (changes, field) => {
    const { status, text } = await begun({ issueIds: ['iss_1'], act: 'priority', value: 'low', ...changes });
    expect([status, text]).toEqual([400, expect.stringContaining(field) as string]);
  });

  it('are refused for a member of another unit, and a view that is not there', async () => {
    const other = await staffMember(service);
    const value = { unitId, accountId: other.id };
    expect((await begun({ issueIds: ['iss_1'], act: 'assign', value })).status).toBe(400);
    expect((await begun({ view: 'viw_unknown', act: 'priority', value: 'low' })).status).toBe(404);
  });
});
