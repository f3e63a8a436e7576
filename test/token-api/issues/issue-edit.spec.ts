import { reportedIssue } from '../../factories/issues';
import { officialPerson, person, type TestPerson } from '../../factories/people';
import type { Envelope, ErrorEnvelope } from '../../support/network/client';
import { startService, type TestService } from '../../support/service/service';

type Data = Envelope<Record<string, unknown>>;

describe('actions on an issue', () => {
  let service: TestService;
  let reporter: TestPerson;
  let stranger: TestPerson;
  let admin: TestPerson;
  let official: TestPerson;

  beforeAll(async () => {
    service = await startService();
    reporter = await person(service, { name: 'Reporter' });
    stranger = await person(service, { name: 'Stranger' });
    admin = await person(service, { name: 'Admin', role: 'admin' });
    official = await officialPerson(service, 'Ward Officer H/West');
  });
  afterAll(() => service.stop());

  const api = (who?: TestPerson) => (who ? service.tokenApi.as(who) : service.tokenApi);
  const show = async (id: string, who?: TestPerson) =>
    (await api(who).get<Data>(`/api/issues/${id}`)).body.data;
  const setStatus = (id: string, status: string) =>
    api(admin).post('/api/issues/bulk/status', { issueIds: [id], status });
  const events = (id: string) =>
    service.database.sql(
      'select from_status, to_status, from_feed_status, to_feed_status, actor_id, note from issue_status_events where issue_id = $1 order by id',
      [id],
    );

  describe('GET /api/issues/:id', () => {
    it('shows only a signed-in reader whether they upvoted it', async () => {
      const id = await reportedIssue(service, { by: reporter });
      await api(stranger).post(`/api/issues/${id}/upvote`);
      expect((await show(id, stranger)).hasUpvoted).toBe(true);
      expect((await show(id, reporter)).hasUpvoted).toBe(false);
      expect(await show(id)).not.toHaveProperty('hasUpvoted');
    });

    it.each(['Bearer nonsense', 'Basic YTpi', 'Bearer', 'Bearer a.b.c'])(
      'treats "%s" as anonymous',
      async (authorization) => {
        const id = await reportedIssue(service);
        const { status, body } = await service.tokenApi
          .with({ authorization })
          .get<Data>(`/api/issues/${id}`);
        expect(status).toBe(200);
        expect(body.data).not.toHaveProperty('hasUpvoted');
      },
    );

    it.each([
      'iss_unknown',
      'x',
      '%00',
      '%ff',
      '..%2f',
      '1',
      'iss_01h455vb4pex5vsknk084sn02q%20',
      `${'a'.repeat(500)}`,
    ])('answers 404 for the id %s', async (id) => {
      const { status, body } = await service.tokenApi.get<ErrorEnvelope>(`/api/issues/${id}`);
      expect([status, body.error.code]).toEqual([404, 'NOT_FOUND']);
    });

    it('shows a hidden issue to its reporter and to admins only', async () => {
      const id = await reportedIssue(service, { by: reporter });
      await service.database.sql('update issues set hidden = true, withheld = true where id = $1', [id]);
      const statuses = await Promise.all(
        [undefined, stranger, official, reporter, admin].map(
          async (who) => (await api(who).get(`/api/issues/${id}`)).status,
        ),
      );
      expect(statuses).toEqual([404, 404, 404, 200, 200]);
      expect((await api(stranger).post(`/api/issues/${id}/upvote`)).status).toBe(404);
    });
  });

  describe('PATCH /api/issues/:id', () => {
    it.each(['reporter', 'official', 'admin'] as const)('is open to the %s', async (who) => {
      const id = await reportedIssue(service, { by: reporter });
      const caller = { reporter, official, admin }[who];
      const { status, body } = await api(caller).patch<Data>(`/api/issues/${id}`, {
        title: 'A better title',
        priority: 'high',
      });
      expect(status).toBe(200);
      expect(Object.keys(body.data).sort()).toEqual(['issueId', 'status', 'updatedAt']);
      expect(await show(id)).toMatchObject({
        title: 'A better title',
        priority: 'high',
        updatedAt: body.data.updatedAt,
      });
    });

    it('is closed to a stranger, and to a reporter who may only read', async () => {
      const banned = await person(service);
      const id = await reportedIssue(service, { by: banned });
      await service.database.sql(`update users set role = 'viewer' where id = $1`, [banned.id]);
      for (const who of [stranger, banned]) {
        const { status, body } = await api(who).patch<ErrorEnvelope>(`/api/issues/${id}`, {
          title: 'A stranger title',
        });
        expect([status, body.error.code]).toEqual([403, 'FORBIDDEN']);
      }
    });

    it('changes between open and in_progress, in both columns and the history', async () => {
      const id = await reportedIssue(service, { by: reporter });
      for (const status of ['in_progress', 'in_progress', 'open']) {
        expect((await api(reporter).patch<Data>(`/api/issues/${id}`, { status })).body.data.status).toBe(
          status,
        );
      }
      expect((await events(id)).slice(1)).toEqual([
        {
          from_status: 'open',
          to_status: 'in_progress',
          from_feed_status: 'new',
          to_feed_status: 'progress',
          actor_id: reporter.id,
          note: null,
        },
        {
          from_status: 'in_progress',
          to_status: 'open',
          from_feed_status: 'progress',
          to_feed_status: 'new',
          actor_id: reporter.id,
          note: null,
        },
      ]);
    });

    it('keeps updatedAt if the status does not change', async () => {
      const id = await reportedIssue(service, { by: reporter });
      const before = await show(id);
      service.clock.advance(1000);
      const { body } = await api(reporter).patch<Data>(`/api/issues/${id}`, { status: 'open' });
      expect(body.data.updatedAt).toBe(before.updatedAt);
    });

    it.each(['resolved', 'closed'])(
      'refuses the status %s, from every status: they have their own endpoints',
      async (status) => {
        for (const from of ['open', 'in_progress', 'resolved', 'closed']) {
          const id = await reportedIssue(service, { by: reporter });
          await setStatus(id, from);
          const answer = await api(admin).patch<ErrorEnvelope>(`/api/issues/${id}`, { status });
          expect([answer.status, answer.body.error.code]).toEqual([409, 'CONFLICT']);
        }
      },
    );

    it('refuses to change a resolved issue to open', async () => {
      const id = await reportedIssue(service, { by: reporter });
      await setStatus(id, 'resolved');
      expect((await api(reporter).patch(`/api/issues/${id}`, { status: 'open' })).status).toBe(409);
    });

    it('changes nothing if one part of it is refused', async () => {
      const id = await reportedIssue(service, { by: reporter });
      expect(
        (await api(reporter).patch(`/api/issues/${id}`, { title: 'Not to be seen', status: 'closed' }))
          .status,
      ).toBe(409);
      expect((await show(id)).title).not.toBe('Not to be seen');
    });

    it('refuses edits once the issue is closed', async () => {
      const id = await reportedIssue(service, { by: reporter });
      await setStatus(id, 'closed');
      expect((await api(reporter).patch(`/api/issues/${id}`, { title: 'After the end' })).status).toBe(409);
    });

    it.each([
      {},
      { unknown: 1 },
      { title: 'short' },
      { title: null },
      { status: 'done' },
      { priority: 1 },
      [],
      'text',
    ])('refuses the body %j', async (body) => {
      const id = await reportedIssue(service, { by: reporter });
      const payload = typeof body === 'string' ? JSON.stringify(body) : body;
      expect((await api(reporter).patch(`/api/issues/${id}`, payload)).status).toBe(400);
    });

    it('answers 404 for an unknown issue', async () => {
      expect((await api(reporter).patch('/api/issues/iss_none', { title: 'Long enough title' })).status).toBe(
        404,
      );
    });
  });

  describe('POST /api/issues/:id/upvote', () => {
    it('toggles with every call', async () => {
      const id = await reportedIssue(service);
      const answers = [];
      for (let i = 0; i < 3; i++)
        answers.push((await api(stranger).post<Data>(`/api/issues/${id}/upvote`)).body.data);
      expect(answers).toEqual([
        { issueId: id, upvotes: 1, hasUpvoted: true },
        { issueId: id, upvotes: 0, hasUpvoted: false },
        { issueId: id, upvotes: 1, hasUpvoted: true },
      ]);
    });

    it('is consistent after many concurrent toggles of one person', async () => {
      const id = await reportedIssue(service);
      const answers = await Promise.all(
        Array.from({ length: 31 }, () => api(stranger).post<Data>(`/api/issues/${id}/upvote`)),
      );
      expect(answers.filter((answer) => answer.body.data.hasUpvoted).length).toBe(16);
      expect(await show(id, stranger)).toMatchObject({ upvotes: 1, hasUpvoted: true });
    });

    it('refuses viewers and callers without a token, and answers 404 for an unknown issue', async () => {
      const id = await reportedIssue(service);
      const viewer = await person(service, { role: 'viewer' });
      expect((await api().post(`/api/issues/${id}/upvote`)).status).toBe(401);
      expect((await api(viewer).post(`/api/issues/${id}/upvote`)).status).toBe(403);
      expect((await api(stranger).post('/api/issues/iss_none/upvote')).status).toBe(404);
    });
  });
});
