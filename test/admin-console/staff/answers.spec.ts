import type { AnswerDto } from '../../../src/admin-console/staff/answers.dto';
import type { MessagePageDto } from '../../../src/messages/dto/message.dto';
import { recordedDuring } from '../../factories/audit';
import { staffMember, type StaffMember } from '../../factories/console';
import { feedStatusChanged, hiddenIssue, reportedIssue } from '../../factories/issues';
import { postedMessage } from '../../factories/messages';
import { apiClient } from '../../factories/open311';
import { person, type TestPerson } from '../../factories/people';
import { unitOf } from '../../factories/staff-acts';
import { webhookEndpoint } from '../../factories/webhooks';
import type { Envelope } from '../../support/network/client';
import { startService, type TestService } from '../../support/service/service';
import { connectedSocket, join, next } from '../../support/network/socket';

const DAY_MS = 86_400_000;

describe('POST /api/admin/feed/issues/:id/answers', () => {
  let service: TestService;
  let asha: StaffMember;
  let reporter: TestPerson;
  let issue: string;
  beforeAll(async () => {
    service = await startService();
  });
  beforeEach(async () => {
    asha = await staffMember(service);
    reporter = await person(service);
    issue = await reportedIssue(service, { by: reporter });
  });
  afterEach(() => service.clock.set());
  afterAll(() => service.stop());

  const path = (id = issue) => `/api/admin/feed/issues/${id}/answers`;
  const answer = (text: string, more: object = {}, by = asha) =>
    by.api.post<AnswerDto>(path(), { text, ...more });
  const thread = async () =>
    (await service.tokenApi.get<Envelope<MessagePageDto>>(`/api/issues/${issue}/messages`)).body.data.items;
  const due = async () =>
    (
      await service.database.sql<{ due: Date }>('select due_at as due from issues where id = $1', [issue])
    )[0]!.due.getTime();
  const answers = () =>
    service.database.sql<{ account: string; replied: Date | null; superseded: Date | null }>(
      `select account_id as account, replied_at as replied, superseded_at as superseded
         from issue_answers where issue_id = $1 order by at`,
      [issue],
    );

  it('posts a marked message of the thread by the account’s unit, as an official without a score', async () => {
    const unit = await unitOf(service, [asha.id], { name: 'Roads, H/West' });
    await unitOf(service, [asha.id], { name: 'Roads of Pune', city: 'pune' });
    const records = await recordedDuring(service, async () => {
      const { status, body } = await answer('We repair it on <b>Monday</b>');
      expect(status).toBe(201);
      expect(body).toMatchObject({
        content: 'We repair it on Monday',
        answer: true,
        unitId: unit,
        waitsUntil: null,
        author: { userId: unit, displayName: 'Roads, H/West', role: 'official' },
      });
      expect(await thread()).toMatchObject([
        { messageId: body.messageId, answer: true, author: body.author },
      ]);
    });
    expect(records).toMatchObject([{ action: 'issue.answer', target_id: issue, actor_id: asha.id }]);
    expect(JSON.stringify(records)).not.toContain('Monday');
    expect((await service.tokenApi.get(`/api/scores/${unit}`)).status).toBe(404);
    expect(await service.database.sql('select from user_scores where user_id = $1', [unit])).toEqual([]);
    await service.database.sql(`update staff_units set name = to_jsonb('Lamps'::text) where id = $1`, [unit]);
    expect((await answer('Done')).body.author).toMatchObject({ userId: unit, displayName: 'Lamps' });
  });

  it('is by the unit that holds the issue, also if the account belongs to another', async () => {
    await unitOf(service, [asha.id]);
    const holder = await unitOf(service, [], { name: 'Lamps, H/West' });
    await asha.api.post(`/api/admin/feed/issues/${issue}/assign`, { unitId: holder });
    expect((await answer('We repair it')).body).toMatchObject({
      unitId: holder,
      author: { userId: holder, displayName: 'Lamps, H/West' },
    });
  });

  it('is by the city desk without a unit, and a message of a citizen is not marked', async () => {
    await postedMessage(service, issue, { by: reporter });
    expect((await answer('We look at it')).body).toMatchObject({
      unitId: null,
      author: { displayName: 'City desk', role: 'official' },
    });
    expect((await thread()).map((message) => message.answer)).toEqual([undefined, true]);
  });

  it('is sent to the room of the thread like any message', async () => {
    const socket = await connectedSocket(service.url);
    try {
      await join(socket, issue);
      const heard = next(socket, 'message:new');
      const { body } = await answer('We look at it');
      expect(await heard).toMatchObject({ messageId: body.messageId, answer: true });
    } finally {
      socket.disconnect();
    }
  });

  it('tells followers and webhooks once, and of a hidden issue nobody: it is refused', async () => {
    await webhookEndpoint(service, await apiClient(service), { eventTypes: ['issue.answered'] });
    const { body } = await answer('We look at it');
    const told = await service.database.sql<{ type: string; actor: string }>(
      `select type, actor_id as actor from alert_events where issue_id = $1 and type = 'answered'`,
      [issue],
    );
    expect(told).toEqual([{ type: 'answered', actor: asha.id }]);
    const events = await service.database.sql<{ payload: string }>(
      `select payload from webhook_events where issue_id = $1 and type = 'issue.answered'`,
      [issue],
    );
    expect(events.map(({ payload }) => JSON.parse(payload) as unknown)).toMatchObject([
      { type: 'issue.answered', data: { issueId: issue, messageId: body.messageId, by: 'City desk' } },
    ]);
    await hiddenIssue(service, issue);
    expect((await answer('Not seen')).status).toBe(409);
    expect(await answers()).toHaveLength(1);
  });

  it('keeps both of two answers at once, one of them as the newest', async () => {
    const ravi = await staffMember(service);
    const sent = await Promise.all(
      Array.from({ length: 10 }, (_, at) => answer(`Answer ${at}`, {}, at % 2 === 0 ? asha : ravi)),
    );
    expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(await thread()).toHaveLength(10);
    expect((await answers()).filter(({ superseded }) => superseded === null)).toHaveLength(1);
  });

  it.each([
    [{}, 'text'],
    [{ text: '' }, 'text'],
    [{ text: '<b></b>' }, 'content'],
    [{ text: 'x'.repeat(1001) }, 'text'],
    [{ text: 'x', waitsForReporter: 'yes' }, 'waitsForReporter'],
    [{ text: 'x', language: 'fr' }, 'language'],
    [{ text: 'x', templateId: 'tpl_unknown' }, 'templateId'],
  ])('refuses %j for its %s, and posts nothing', async (body, field) => {
    const records = await recordedDuring(service, async () => {
      const refused = await asha.api.post<{ message: string[] }>(path(), body);
      expect([refused.status, refused.body.message.join()]).toEqual([
        400,
        expect.stringContaining(field) as string,
      ]);
    });
    expect(records).toEqual([]);
    expect(await thread()).toEqual([]);
  });

  it('answers 404 for an unknown issue, and 401 without a session', async () => {
    expect((await asha.api.post(path('iss_unknown'), { text: 'x' })).status).toBe(404);
    expect((await service.consoleApi.post(path(), { text: 'x' })).status).toBe(401);
  });

  describe('a question to the reporter', () => {
    const ask = () => answer('Which house is it?', { waitsForReporter: true });

    it('pauses the due date for seven days at most, with a public reason', async () => {
      const before = await due();
      const { body } = await ask();
      expect(Date.parse(body.waitsUntil ?? '') - Date.parse(body.createdAt)).toBe(7 * DAY_MS);
      expect(await due()).toBeGreaterThan(before + 6 * DAY_MS);
      const shown = await service.tokenApi.get(`/api/issues/${issue}/due-date`);
      expect(shown.text).toContain('Waiting for the reporter');
    });

    it('ends with a message of the reporter, and of nobody else', async () => {
      const before = await due();
      await ask();
      const paused = await due();
      service.clock.advance(60_000);
      await postedMessage(service, issue);
      await answer('And which floor?');
      expect(await due()).toBe(paused);
      expect((await answers()).map(({ replied }) => replied)).toEqual([null, null]);
      await postedMessage(service, issue, { by: reporter });
      expect(await due()).toBeLessThan(before + DAY_MS);
      expect((await answers()).map(({ replied }) => replied !== null)).toEqual([false, true]);
      const still = await due();
      await postedMessage(service, issue, { by: reporter });
      expect(await due()).toBe(still);
    });

    it('that is asked again while it waits pauses once', async () => {
      const { body } = await ask();
      expect((await ask()).body.waitsUntil).toBe(body.waitsUntil);
      expect(await service.database.sql('select from sla_pauses where issue_id = $1', [issue])).toHaveLength(
        1,
      );
    });

    it('has the bounds of pauses: not beside another pause, not when resolved, and two for who is no super admin', async () => {
      const reviewer = await staffMember(service, { role: 'reviewer' });
      const until = new Date(service.clock.now().getTime() + 3_600_000).toISOString();
      await asha.api.post(`/api/admin/feed/issues/${issue}/pause-clock`, {
        until,
        reason: 'The road is closed',
      });
      expect((await ask()).status).toBe(409);
      service.clock.advance(2 * 3_600_000);
      const question = { text: 'Which house?', waitsForReporter: true };
      const fresh = await staffMember(service, { role: 'reviewer' });
      expect((await fresh.api.post(path(), question)).status).toBe(201);
      await postedMessage(service, issue, { by: await renewed() });
      expect((await fresh.api.post(path(), question)).status).toBe(400);
      const resolved = await reportedIssue(service);
      await feedStatusChanged(service, resolved, 'resolved');
      expect((await reviewer.api.post(path(resolved), question)).status).toBe(409);
    });

    /** The reporter with a session that is valid after the clock was moved. */
    async function renewed(): Promise<TestPerson> {
      const again = await person(service);
      await service.database.sql('update issues set reporter_id = $1 where id = $2', [again.id, issue]);
      return again;
    }
  });
});
