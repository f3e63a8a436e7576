import { reportedIssue } from '../factories/issues';
import { officialPerson, person, type TestPerson } from '../factories/people';
import type { Envelope, ErrorEnvelope } from '../support/client';
import { startService, type TestService } from '../support/service';

type Data = Envelope<Record<string, unknown>>;

describe('what people do with an issue', () => {
  let service: TestService;
  let reporter: TestPerson;
  let stranger: TestPerson;
  let admin: TestPerson;
  let official: TestPerson & { officialId: string };

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
    it('tells a signed-in reader whether they upvoted it, and nobody else', async () => {
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
      await service.database.sql('update issues set hidden = true where id = $1', [id]);
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

    it('moves between open and in_progress, both columns and the history together', async () => {
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

    it('leaves updatedAt alone when the status is the one it has', async () => {
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

    it('refuses to take a resolved issue back to open', async () => {
      const id = await reportedIssue(service, { by: reporter });
      await setStatus(id, 'resolved');
      expect((await api(reporter).patch(`/api/issues/${id}`, { status: 'open' })).status).toBe(409);
    });

    it('changes nothing when one part of it is refused', async () => {
      const id = await reportedIssue(service, { by: reporter });
      expect(
        (await api(reporter).patch(`/api/issues/${id}`, { title: 'Not to be seen', status: 'closed' }))
          .status,
      ).toBe(409);
      expect((await show(id)).title).not.toBe('Not to be seen');
    });

    it('takes no edit once the issue is closed', async () => {
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
    it('flips with every call', async () => {
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

    it('keeps every counter equal to its rows under 10,000 toggles by twenty people at once', async () => {
      const voters = await Promise.all(Array.from({ length: 20 }, () => person(service)));
      const issues = [await reportedIssue(service), await reportedIssue(service)];
      const toggles = new Map<string, number>();
      for (let round = 0; round < 500; round++) {
        const answers = await Promise.all(
          voters.map((voter, i) => {
            const id = issues[(i + round) % 2]!;
            toggles.set(`${id} ${voter.id}`, (toggles.get(`${id} ${voter.id}`) ?? 0) + 1);
            return api(voter).post(`/api/issues/${id}/upvote`);
          }),
        );
        expect(answers.map((answer) => answer.status)).toEqual(voters.map(() => 200));
      }
      const rows = await service.database.sql<{ issue_id: string; user_id: string }>(
        'select issue_id, user_id from issue_upvotes',
      );
      const present = new Set(rows.map((row) => `${row.issue_id} ${row.user_id}`));
      for (const [pair, count] of toggles) expect(present.has(pair)).toBe(count % 2 === 1);
      expect(
        await service.database.sql(
          'select id from issues where upvotes <> (select count(*) from issue_upvotes v where v.issue_id = issues.id)',
        ),
      ).toEqual([]);
    });

    it('keeps parity when one person toggles many times at once', async () => {
      const id = await reportedIssue(service);
      const answers = await Promise.all(
        Array.from({ length: 31 }, () => api(stranger).post<Data>(`/api/issues/${id}/upvote`)),
      );
      expect(answers.filter((answer) => answer.body.data.hasUpvoted).length).toBe(16);
      expect(await show(id, stranger)).toMatchObject({ upvotes: 1, hasUpvoted: true });
    });

    it('is barred to viewers and strangers without a token; an unknown issue is not found', async () => {
      const id = await reportedIssue(service);
      const viewer = await person(service, { role: 'viewer' });
      expect((await api().post(`/api/issues/${id}/upvote`)).status).toBe(401);
      expect((await api(viewer).post(`/api/issues/${id}/upvote`)).status).toBe(403);
      expect((await api(stranger).post('/api/issues/iss_none/upvote')).status).toBe(404);
    });
  });

  describe('POST /api/issues/:id/assign', () => {
    const assign = (id: string, body: unknown, who: TestPerson = admin) =>
      api(who).post<Data & ErrorEnvelope>(`/api/issues/${id}/assign`, body);

    it('records the official, the department serving the category, and who assigned', async () => {
      const id = await reportedIssue(service);
      const { status, body } = await assign(id, { officialId: official.officialId, note: 'First thing' });
      expect(status).toBe(200);
      expect(body.data).toEqual({
        issueId: id,
        assignedTo: {
          userId: official.officialId,
          displayName: 'Ward Officer H/West',
          department: 'Water and Infrastructure Department',
        },
        assignedAt: expect.any(String) as string,
        assignedBy: admin.id,
      });
      expect((await show(id)).assignedTo).toEqual({
        userId: official.officialId,
        displayName: 'Ward Officer H/West',
      });
    });

    it('takes an account that is official or admin, and a department as given', async () => {
      const id = await reportedIssue(service);
      const { body } = await assign(id, { officialId: admin.id, department: 'Night shift' }, official);
      expect(body.data).toMatchObject({
        assignedTo: { userId: admin.id, displayName: 'Admin', department: 'Night shift' },
        assignedBy: official.id,
      });
      expect((await assign(id, { officialId: official.id })).status).toBe(200);
    });

    it("leaves the department '' where none serves the category", async () => {
      await service.database.sql(`delete from departments where city = 'pune'`);
      const id = await reportedIssue(service, { city: 'pune', category: 'traffic' });
      expect((await assign(id, { officialId: official.officialId })).body.data).toMatchObject({
        assignedTo: { department: '' },
      });
    });

    it('keeps earlier records; the latest is shown', async () => {
      const id = await reportedIssue(service);
      await assign(id, { officialId: official.officialId });
      await assign(id, { officialId: admin.id });
      expect((await show(id)).assignedTo).toEqual({ userId: admin.id, displayName: 'Admin' });
      expect(
        await service.database.sql('select from issue_assignments where issue_id = $1', [id]),
      ).toHaveLength(2);
    });

    it.each(['off_unknown', 'usr_unknown', 'x'.repeat(5000), 'citizen'])(
      'answers 404 for the assignee %s',
      async (who) => {
        const id = await reportedIssue(service);
        const { status, body } = await assign(id, { officialId: who === 'citizen' ? stranger.id : who });
        expect([status, body.error.code]).toEqual([404, 'NOT_FOUND']);
      },
    );

    it('refuses a closed issue, a body without an official, and citizens', async () => {
      const id = await reportedIssue(service, { by: reporter });
      expect((await assign(id, {})).status).toBe(400);
      expect((await assign(id, { officialId: official.officialId }, reporter)).status).toBe(403);
      await setStatus(id, 'closed');
      expect((await assign(id, { officialId: official.officialId })).status).toBe(409);
      expect((await assign('iss_none', { officialId: official.officialId })).status).toBe(404);
    });
  });

  describe('POST /api/issues/bulk/status', () => {
    const bulk = (body: unknown, who: TestPerson = admin) =>
      api(who).post<Data & ErrorEnvelope>('/api/issues/bulk/status', body);

    it('moves each issue by itself: failures undo nothing', async () => {
      const open = await reportedIssue(service);
      const closed = await reportedIssue(service);
      await setStatus(closed, 'closed');
      const unknown = 'x'.repeat(5000);
      const { status, body } = await bulk({
        issueIds: [open, unknown, closed, open],
        status: 'resolved',
        note: 'Round of May',
      });
      expect(status).toBe(200);
      expect(body.data).toEqual({
        updated: 1,
        failed: 2,
        results: [
          { issueId: open, success: true },
          {
            issueId: unknown,
            success: false,
            error: { code: 'NOT_FOUND', message: expect.any(String) as string },
          },
          {
            issueId: closed,
            success: false,
            error: { code: 'CONFLICT', message: expect.any(String) as string },
          },
        ],
      });
      expect((await events(open)).at(-1)).toMatchObject({
        to_status: 'resolved',
        actor_id: admin.id,
        note: 'Round of May',
      });
    });

    it('counts an id once however often it is named, and an empty one as not found', async () => {
      const id = await reportedIssue(service);
      const { body } = await bulk({
        issueIds: [...Array.from({ length: 150 }, () => id), ''],
        status: 'in_progress',
      });
      expect(body.data).toMatchObject({ updated: 1, failed: 1 });
    });

    it('fails only the issue that someone else holds', async () => {
      const [held, free] = [await reportedIssue(service), await reportedIssue(service)];
      const { Client } = await import('pg');
      const holder = new Client({ connectionString: service.database.url });
      await holder.connect();
      await holder.query('begin');
      await holder.query('select from issues where id = $1 for update', [held]);
      const { status, body } = await bulk({ issueIds: [held, free, 'iss_none'], status: 'in_progress' });
      await holder.end();
      expect([status, body.data.results]).toEqual([
        200,
        [
          {
            issueId: held,
            success: false,
            error: expect.objectContaining({ code: 'SERVICE_UNAVAILABLE' }) as object,
          },
          { issueId: free, success: true },
          {
            issueId: 'iss_none',
            success: false,
            error: expect.objectContaining({ code: 'NOT_FOUND' }) as object,
          },
        ],
      ]);
    });

    it('moves any issue that is not closed to any status', async () => {
      for (const from of ['open', 'in_progress', 'resolved']) {
        for (const to of ['open', 'in_progress', 'resolved', 'closed']) {
          const id = await reportedIssue(service);
          await setStatus(id, from);
          expect((await bulk({ issueIds: [id], status: to })).body.data).toMatchObject({
            updated: 1,
            failed: 0,
          });
          expect((await show(id)).status).toBe(to);
        }
      }
    });

    it.each([
      [{ issueIds: [], status: 'open' }, 'issueIds'],
      [{ issueIds: Array.from({ length: 101 }, (_, i) => `iss_${i}`), status: 'open' }, 'issueIds'],
      [{ issueIds: 'iss_1', status: 'open' }, 'issueIds'],
      [{ issueIds: [7], status: 'open' }, 'issueIds.0'],
      [{ issueIds: ['iss_1'], status: 'done' }, 'status'],
      [{ issueIds: ['iss_1'] }, 'status'],
      [{ status: 'open' }, 'issueIds'],
    ])('refuses %j', async (body, field) => {
      const answer = await bulk(body);
      expect([answer.status, answer.body.error.details?.[0]?.field]).toEqual([400, field]);
    });

    it('is for admins alone', async () => {
      for (const who of [reporter, official]) {
        expect((await bulk({ issueIds: ['iss_1'], status: 'open' }, who)).status).toBe(403);
      }
    });
  });

  it('lets exactly one of ten closers win', async () => {
    const id = await reportedIssue(service);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        api(admin).post<Data>('/api/issues/bulk/status', { issueIds: [id], status: 'closed' }),
      ),
    );
    expect(answers.filter((answer) => answer.body.data.updated === 1)).toHaveLength(1);
    expect((await events(id)).filter((event) => event.to_status === 'closed')).toHaveLength(1);
  });

  it.each(['issue_status_events', 'issue_assignments'])(
    'refuses to change what %s records',
    async (table) => {
      for (const text of [`update ${table} set note = 'x'`, `delete from ${table}`, `truncate ${table}`]) {
        await expect(service.database.sql(text)).rejects.toThrow(/append-only/);
      }
    },
  );
});
