import type { IssueDto } from '../../../src/issues/dto/issue.dto';
import { DuplicateDetectionService } from '../../../src/admin-console/feed/duplicates/duplicate-detection.service';
import { ScoreReconciliationService } from '../../../src/scores/score-reconciliation.service';
import { recordedDuring } from '../../factories/audit';
import { staffMember, type StaffMember } from '../../factories/console';
import { allPlaced, hiddenIssue, reportedIssue } from '../../factories/issues';
import { attachedPost } from '../../factories/media';
import { postedMessage } from '../../factories/messages';
import { person, type TestPerson } from '../../factories/people';
import type { Envelope } from '../../support/network/client';
import { violations } from '../../support/service/invariants';
import { startService, type TestService } from '../../support/service/service';

describe('splitting an issue', () => {
  let service: TestService;
  let staff: StaffMember;
  let people: TestPerson[];
  let issue: string;
  beforeAll(async () => {
    service = await startService();
    staff = await staffMember(service);
    people = await Promise.all([person(service), person(service), person(service)]);
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    issue = await reportedIssue(service, { by: people[0]!, pincode: '400050' });
    for (const by of people) await service.tokenApi.as(by).post(`/api/issues/${issue}/upvote`);
  });

  const split = (parts: object[], id = issue) =>
    staff.api.post<{ issueIds: string[] }>(`/api/admin/feed/issues/${id}/split`, { parts });
  const detail = async (id: string) =>
    (await service.tokenApi.get<Envelope<IssueDto>>(`/api/issues/${id}`)).body.data;
  const thread = async (id: string) =>
    (
      await service.tokenApi.get<Envelope<{ items: Array<{ messageId: string }> }>>(
        `/api/issues/${id}/messages`,
      )
    ).body.data.items.map(({ messageId }) => messageId);

  it('names a part that is no object', async () => {
    const part = { title: 'Lamp out', messageIds: [], mediaIds: [], supporterIds: [people[1]!.id] };
    const { status, body } = await split([part, [part]]);
    expect([status, body]).toMatchObject([400, { message: ['parts.1 must be of type object'] }]);
  });

  it('makes an issue of each part, and leaves the rest', async () => {
    const messages: string[] = [];
    for (const by of people) messages.push((await postedMessage(service, issue, { by })).messageId);
    const post = await attachedPost(service, issue, people[0]!);
    const records = await recordedDuring(service, async () => {
      const { status, body } = await split([
        { title: 'Lamp out', messageIds: [messages[1]], supporterIds: [people[1]!.id] },
        { title: 'Bin is full', mediaIds: [post], messageIds: [messages[2]] },
      ]);
      expect([status, body]).toMatchObject([200, { issueIds: [expect.any(String), expect.any(String)] }]);
      const [lamp, bin] = await Promise.all(body.issueIds.map(detail));
      expect(lamp).toMatchObject({
        title: 'Lamp out',
        status: 'open',
        city: 'mumbai',
        upvotes: 1,
        messageCount: 1,
      });
      expect(bin).toMatchObject({ title: 'Bin is full', upvotes: 0, media: [{ mediaId: post }] });
      expect(await detail(issue)).toMatchObject({ upvotes: 2, messageCount: 1, media: [] });
      expect([await thread(issue), ...(await Promise.all(body.issueIds.map(thread)))]).toEqual(
        messages.map((id) => [id]),
      );
    });
    expect(records).toMatchObject([{ action: 'issue.split', target_id: issue }]);
    expect(await service.app.get(ScoreReconciliationService, { strict: false }).reconcile()).toMatchObject({
      drifted: 0,
    });
    expect(await violations((text) => service.database.sql(text))).toEqual([]);
  });

  it('shows what can move: no answers, and no name that somebody does not show', async () => {
    const { messageId } = await postedMessage(service, issue, { by: people[1]! });
    await staff.api.post(`/api/admin/feed/issues/${issue}/answers`, { text: 'We are on our way' });
    const post = await attachedPost(service, issue, people[0]!);
    await service.tokenApi.as(people[2]!).patch('/api/users/me/privacy', { shownAs: 'anonymous' });
    const path = `/api/admin/feed/issues/${issue}/split`;
    const { status, body } = await staff.api.get<Record<string, object[]>>(path);
    expect([status, body]).toMatchObject([
      200,
      { messages: [{ id: messageId }], media: [{ id: post, type: 'microblog' }] },
    ]);
    const names = Object.fromEntries(
      (body.supporters as Array<{ id: string; name: string | null }>).map(({ id, name }) => [id, name]),
    );
    expect(names).toEqual(Object.fromEntries(people.map(({ id, name }, at) => [id, at === 2 ? null : name])));
    expect((await staff.api.get('/api/admin/feed/issues/iss_unknown/split')).status).toBe(404);
  });

  it('refuses what is unknown, named twice or without a title, and then moves nothing', async () => {
    const { messageId } = await postedMessage(service, issue);
    const other = (await postedMessage(service, await reportedIssue(service))).messageId;
    const title = 'A part';
    const refused = [
      [{ title }],
      Array.from({ length: 11 }, () => ({ title })),
      [{ title }, {}],
      [{ title }, { title: ' ' }],
      [
        { title, messageIds: [messageId] },
        { title, messageIds: [messageId] },
      ],
      [{ title, messageIds: [other] }, { title }],
      [{ title, mediaIds: ['med_unknown'] }, { title }],
      [{ title, supporterIds: [staff.id] }, { title }],
      ['a', 'b'],
    ];
    for (const parts of refused) expect((await split(parts as object[])).status).toBe(400);
    expect((await split([{ title }, { title }], 'iss_unknown')).status).toBe(404);
    expect(await detail(issue)).toMatchObject({ upvotes: 3, messageCount: 1 });
    expect(await thread(issue)).toEqual([messageId]);
  });

  it('is refused for a closed and for a hidden issue', async () => {
    const parts = [{ title: 'A part' }, { title: 'Another' }];
    await hiddenIssue(service, issue);
    expect((await split(parts)).status).toBe(409);
    await hiddenIssue(service, issue, false);
    const admin = service.tokenApi.as(await person(service, { role: 'admin' }));
    await admin.post('/api/issues/bulk/status', { issueIds: [issue], status: 'closed' });
    expect((await split(parts)).status).toBe(409);
  });

  it('makes no duplicates', async () => {
    await service.database.sql('delete from duplicate_clusters');
    const { body } = await split([
      { title: 'The same title for both' },
      { title: 'The same title for both' },
    ]);
    await allPlaced(service);
    service.clock.advance(4 * 60_000);
    await service.app.get(DuplicateDetectionService, { strict: false }).detect();
    service.clock.set();
    const open = await service.database.sql(
      'select members from duplicate_clusters where dismissed_at is null and members && $1',
      [body.issueIds],
    );
    expect(open).toEqual([]);
  });
});
