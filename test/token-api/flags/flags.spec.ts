import type { RaisedFlagDto } from '../../../src/flags/dto/flag.dto';
import { IssueModeration } from '../../../src/issues/issue-moderation.service';
import { raisedFlag } from '../../factories/flags';
import { reportedIssue } from '../../factories/issues';
import { attachedPost } from '../../factories/media';
import { postedMessage } from '../../factories/messages';
import { person, type TestPerson } from '../../factories/people';
import type { Envelope, ErrorEnvelope } from '../../support/network/client';
import type { HttpAnswer } from '../../support/network/http';
import { startService, type TestService } from '../../support/service/service';

describe('POST .../flag', () => {
  let service: TestService;
  let reporter: TestPerson;
  let reader: TestPerson;
  let issue: string;
  let paths: Record<string, { path: string; kind: string; id: string }>;

  beforeAll(async () => {
    service = await startService();
    reader = await person(service);
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    reporter = await person(service);
    issue = await reportedIssue(service, { by: reporter });
    const { messageId } = await postedMessage(service, issue, { by: reporter });
    const media = await attachedPost(service, issue, reporter);
    paths = {
      issue: { path: `/api/issues/${issue}`, kind: 'issue', id: issue },
      message: { path: `/api/issues/${issue}/messages/${messageId}`, kind: 'comment', id: messageId },
      media: { path: `/api/issues/${issue}/media/${media}`, kind: 'media', id: media },
      person: { path: `/api/users/${reporter.id}`, kind: 'reporter', id: reporter.id },
    };
  });

  const flag = (path: string, body: object = { reason: 'spam' }, who = reader) =>
    service.tokenApi.as(who).post<Envelope<RaisedFlagDto>>(`${path}/flag`, body);
  const flagsOf = (id: string) =>
    service.database.sql<{ id: string; reason: string; reporterCount: number; status: string }>(
      `select id, reason, reporter_count as "reporterCount", status from flags where target_id = $1 order by id`,
      [id],
    );

  it.each(['issue', 'message', 'media', 'person'])('records a flag of a %s, one per person', async (what) => {
    const { path, kind, id } = paths[what]!;
    const { status, body } = await flag(path, { reason: 'abuse', note: 'Look at the words' });
    expect([status, body.data]).toEqual([
      201,
      {
        flagId: expect.stringMatching(/^flg_/) as string,
        target: { kind, id },
        reason: 'abuse',
        note: 'Look at the words',
        createdAt: expect.any(String) as string,
      },
    ]);
    expect((await flag(path, { reason: 'other' })).status).toBe(409);
    expect(await raisedFlag(service, path, { reason: 'abuse' })).toBe(body.data.flagId);
    expect(await flagsOf(id)).toEqual([
      { id: body.data.flagId, reason: 'abuse', reporterCount: 2, status: 'open' },
    ]);
  });

  it('has the most frequent reason', async () => {
    const { path, id } = paths.issue!;
    for (const reason of ['duplicate', 'spam', 'wronginfo', 'spam'])
      await raisedFlag(service, path, { reason });
    expect(await flagsOf(id)).toMatchObject([{ reason: 'spam', reporterCount: 4 }]);
  });

  it('opens another flag after the first was decided', async () => {
    const { path, id } = paths.issue!;
    const first = await raisedFlag(service, path);
    await service.database.sql(
      `update flags set status = 'dismissed', resolved_at = now(), resolved_by = 'adm_1' where id = $1`,
      [first],
    );
    const second = await raisedFlag(service, path, { by: reader });
    expect(await flagsOf(id)).toMatchObject([
      { id: first, reporterCount: 1, status: 'dismissed' },
      { id: second, reporterCount: 1, status: 'open' },
    ]);
  });

  it('counts concurrent flags', async () => {
    const crowd = await Promise.all(Array.from({ length: 10 }, () => person(service)));
    const twice = [...crowd, ...crowd].map((who) => flag(paths.media!.path, { reason: 'spam' }, who));
    const statuses = (await Promise.all(twice)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(10).fill(201), ...Array<number>(10).fill(409)]);
    expect(await flagsOf(paths.media!.id)).toMatchObject([{ reporterCount: 10 }]);
  });

  it('requires a contributor', async () => {
    const viewer = await person(service, { role: 'viewer' });
    for (const { path } of Object.values(paths)) {
      expect((await service.tokenApi.post(`${path}/flag`, { reason: 'spam' })).status).toBe(401);
      expect((await flag(path, { reason: 'spam' }, viewer)).status).toBe(403);
    }
  });

  it.each([
    [{}, 'reason'],
    [{ reason: 'dislike' }, 'reason'],
    [{ reason: ['spam'] }, 'reason'],
    [{ reason: 'spam', note: 7 }, 'note'],
    [{ reason: 'spam', note: 'x'.repeat(1001) }, 'note'],
  ])('refuses %j', async (body, field) => {
    const answer = (await flag(paths.issue!.path, body)) as unknown as HttpAnswer<ErrorEnvelope>;
    expect([answer.status, answer.body.error.details?.[0]?.field]).toEqual([400, field]);
  });

  it('answers 404 for a target that is missing, deleted or hidden', async () => {
    const other = await reportedIssue(service);
    const { message, media } = paths;
    for (const path of [
      '/api/issues/iss_x',
      `/api/issues/${issue}/messages/msg_x`,
      `/api/issues/${other}/messages/${message!.id}`,
      `/api/issues/${issue}/media/med_x`,
      `/api/issues/${other}/media/${media!.id}`,
      '/api/users/usr_x',
    ])
      expect([path, (await flag(path)).status]).toEqual([path, 404]);
    await service.tokenApi.as(reporter).delete(message!.path);
    await service.tokenApi.as(reporter).delete(media!.path);
    for (const { path } of [message!, media!]) expect((await flag(path)).status).toBe(404);
    await service.app.get(IssueModeration, { strict: false }).setHidden(issue, true);
    expect((await flag(paths.issue!.path)).status).toBe(404);
  });
});
