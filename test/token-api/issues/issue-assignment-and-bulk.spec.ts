import { reportedIssue } from '../../factories/issues';
import { officialPerson, person, type TestPerson } from '../../factories/people';
import type { Envelope, ErrorEnvelope } from '../../support/network/client';
import { startService, type TestService } from '../../support/service/service';
import { itThoroughly } from '../../support/service/thorough';

type Data = Envelope<Record<string, unknown>>;

describe('actions on an issue', () => {
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
      'select to_status, actor_id, note from issue_status_events where issue_id = $1 order by id',
      [id],
    );

  describe('POST /api/issues/:id/assign', () => {
    const assign = (id: string, body: unknown, who: TestPerson = admin) =>
      api(who).post<Data & ErrorEnvelope>(`/api/issues/${id}/assign`, body);

    it('records the official, the department of the category, and the assigner', async () => {
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

    it('accepts an account that is official or admin, and a given department', async () => {
      const id = await reportedIssue(service);
      const { body } = await assign(id, { officialId: admin.id, department: 'Night shift' }, official);
      expect(body.data).toMatchObject({
        assignedTo: { userId: admin.id, displayName: 'Admin', department: 'Night shift' },
        assignedBy: official.id,
      });
      expect((await assign(id, { officialId: official.id })).status).toBe(200);
    });

    it("has the department '' if none serves the category", async () => {
      await service.database.sql(`delete from departments where city = 'pune'`);
      const id = await reportedIssue(service, { city: 'pune', category: 'traffic' });
      expect((await assign(id, { officialId: official.officialId })).body.data).toMatchObject({
        assignedTo: { department: '' },
      });
    });

    it('keeps earlier records and shows the latest', async () => {
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

    it('changes each issue separately, so that failures undo nothing', async () => {
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

    it('counts a repeated id once, and an empty one as not found', async () => {
      const id = await reportedIssue(service);
      const { body } = await bulk({
        issueIds: [...Array.from({ length: 150 }, () => id), ''],
        status: 'in_progress',
      });
      expect(body.data).toMatchObject({ updated: 1, failed: 1 });
    });

    itThoroughly('fails only for the locked issue', async () => {
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

    it('changes any issue that is not closed to any status', async () => {
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

    it('is for admins only', async () => {
      for (const who of [reporter, official]) {
        expect((await bulk({ issueIds: ['iss_1'], status: 'open' }, who)).status).toBe(403);
      }
    });
  });

  it('closes once in ten concurrent requests', async () => {
    const id = await reportedIssue(service);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        api(admin).post<Data>('/api/issues/bulk/status', { issueIds: [id], status: 'closed' }),
      ),
    );
    expect(answers.filter((answer) => answer.body.data.updated === 1)).toHaveLength(1);
    expect((await events(id)).filter((event) => event.to_status === 'closed')).toHaveLength(1);
  });

  it.each(['issue_status_events', 'issue_assignments'])('refuses to change rows of %s', async (table) => {
    for (const text of [`update ${table} set note = 'x'`, `delete from ${table}`, `truncate ${table}`]) {
      await expect(service.database.sql(text)).rejects.toThrow(/append-only/);
    }
  });
});
