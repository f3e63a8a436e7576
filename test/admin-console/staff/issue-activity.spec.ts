import type { ActivityEntryDto } from '../../../src/admin-console/staff/issue-activity.dto';
import { IssuePlacingQueueService } from '../../../src/issues/placing/issue-placing-queue.service';
import { staffMember, type StaffMember } from '../../factories/console';
import { reportedIssue } from '../../factories/issues';
import { postedMessage } from '../../factories/messages';
import { officialPerson, person } from '../../factories/people';
import { unitOf, writtenNote } from '../../factories/staff-acts';
import { unit } from '../../factories/staff-units';
import { startService, type TestService } from '../../support/service/service';

describe('GET /api/admin/feed/issues/:id/activity', () => {
  let service: TestService;
  let asha: StaffMember;
  beforeAll(async () => {
    service = await startService();
    asha = await staffMember(service);
  });
  afterAll(() => service.stop());

  const page = (issue: string, after = '') =>
    asha.api.get<ActivityEntryDto[]>(`/api/admin/feed/issues/${issue}/activity?after=${after}`);

  it('lists messages, notes, answers and events in one order, each once, with author and text', async () => {
    const roads = await unitOf(service, [asha.id], { name: 'Roads' });
    const reporter = await person(service);
    const issue = await reportedIssue(service, { by: reporter });
    await postedMessage(service, issue, { by: reporter, content: 'Still dark' });
    const note = await writtenNote(asha, issue, 'Belongs to the port', { mentions: [roads] });
    await asha.api.post(`/api/admin/feed/issues/${issue}/answers`, { text: 'Soon', waitsForReporter: true });
    await asha.api.post(`/api/admin/feed/issues/${issue}/status`, { status: 'ack', note: 'Seen' });
    await asha.api.post(`/api/admin/feed/issues/${issue}/toggle-pinned`);
    await asha.api.patch(`/api/admin/feed/issues/${issue}/notes/${note.id}`, { text: 'Of the port' });
    const { status, body } = await page(issue);
    expect(status).toBe(200);
    const staff = { id: asha.id, name: asha.name };
    const citizen = { id: reporter.id, name: reporter.name };
    expect(body).toMatchObject([
      { kind: 'toggle_pinned', author: staff, text: null, event: `Pinned by ${asha.name}` },
      { kind: 'status', author: staff, text: 'Seen', from: 'new', to: 'ack' },
      { kind: 'answer', author: staff, text: 'Soon', unit: 'Roads', question: true, event: null },
      { kind: 'note', id: note.id, author: staff, text: 'Of the port', mentions: [roads], files: [] },
      { kind: 'message', author: citizen, text: 'Still dark' },
      {
        kind: 'status',
        author: citizen,
        text: null,
        from: null,
        to: 'new',
        event: `Reported by ${reporter.name}`,
      },
    ]);
    expect(body[3]!.editedAt).not.toBeNull();
  });

  it('pages by 100 without a gap or a double, also where many are of one time', async () => {
    const issue = await reportedIssue(service);
    for (let at = 0; at < 60; at++) await writtenNote(asha, issue, `Note ${at}`);
    await service.database.sql(
      `insert into issue_status_events (issue_id, from_status, to_status, from_feed_status, to_feed_status, surface, at)
       select $1, 'open', 'open', 'new', 'ack', 'console', now() from generate_series(1, 170)`,
      [issue],
    );
    const seen: string[] = [];
    for (let after = ''; ;) {
      const { body } = await page(issue, after);
      seen.push(...body.map(({ id }) => id));
      if (body.length < 100) break;
      after = body.at(-1)!.id;
    }
    expect(seen).toHaveLength(231);
    expect(new Set(seen).size).toBe(231);
  });

  it('shows each change of the holder once: by a rule, in the console also for an official, and in the token API', async () => {
    const [bala, admin] = [await staffMember(service), await person(service, { role: 'admin' })];
    const { officialId } = await officialPerson(service);
    await service.database.sql('update officials set email = $2 where id = $1', [officialId, bala.email]);
    const { id: unitId } = await unit(asha, { name: { en: 'Roads', mr: 'रस्ते' }, members: [bala.id] });
    const rules = '/api/admin/assignment-rules';
    const rule = await asha.api.post<{ id: string }>(rules, { cityId: 'mumbai', unitId });
    const issue = await reportedIssue(service);
    await service.app.get(IssuePlacingQueueService, { strict: false }).settled();
    await asha.api.delete(`${rules}/${rule.body.id}`);
    const assign = `/api/admin/feed/issues/${issue}/assign`;
    await asha.api.post(assign, { accountId: bala.id, reason: 'Nearest' });
    await asha.api.post(assign, { unitId: null });
    await service.tokenApi.as(admin).post(`/api/issues/${issue}/assign`, { officialId });
    const { body } = await page(issue);
    const changes = body.filter(({ kind }) => kind === 'assign');
    expect(changes).toMatchObject([
      { author: { id: admin.id }, event: expect.stringMatching(/^Assigned to .+ by /) as string },
      { author: { id: asha.id }, event: `Taken from its holder by ${asha.name}`, text: null },
      { author: { id: asha.id }, event: `Given to Roads, ${bala.name} by ${asha.name}`, text: 'Nearest' },
      { author: null, event: 'Given to Roads', text: 'By a rule' },
    ]);
    for (const { id } of changes) expect((await page(issue, id)).status).toBe(200);
  });

  it('marks a deleted message, and shows hidden issues', async () => {
    const reporter = await person(service);
    const issue = await reportedIssue(service, { by: reporter });
    const { messageId } = await postedMessage(service, issue, { by: reporter });
    await service.tokenApi.as(reporter).delete(`/api/issues/${issue}/messages/${messageId}`);
    await asha.api.post(`/api/admin/feed/issues/${issue}/toggle-hidden`);
    const { body } = await page(issue);
    expect(body.map(({ kind }) => kind)).toEqual(['toggle_hidden', 'message', 'status']);
    expect(body[1]).toMatchObject({ deleted: true, text: '[message deleted]' });
  });

  it('answers 404 for an unknown issue, 400 for an unknown entry, and 401 without a session', async () => {
    const issue = await reportedIssue(service);
    const other = await reportedIssue(service);
    const foreign = await writtenNote(asha, other, 'x');
    expect((await page('iss_unknown')).status).toBe(404);
    for (const after of ['nte_unknown', foreign.id, 'act_1', 'status_x'])
      expect((await page(issue, after)).status).toBe(400);
    expect((await service.consoleApi.get(`/api/admin/feed/issues/${issue}/activity`)).status).toBe(401);
  });
});
