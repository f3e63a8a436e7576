import type { IssueDto } from '../../src/issues/dto/issue.dto';
import type {
  ReopenQueueDto,
  ReopenRequestedDto,
  ResolvedDto,
} from '../../src/resolution/dto/resolution.dto';
import { ResolutionService } from '../../src/resolution/resolution.service';
import { AutoClose } from '../../src/resolution/auto-close.service';
import { Jobs } from '../../src/platform/jobs/jobs';
import { reportedIssue } from '../factories/issues';
import { attachedPost } from '../factories/media';
import { officialPerson, person, type TestPerson } from '../factories/people';
import type { Envelope, ErrorEnvelope } from '../support/client';
import type { HttpAnswer } from '../support/http';
import { startService, type TestService } from '../support/service';

const TO_SECOND = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
const DAY_MS = 24 * 60 * 60 * 1000;

describe('the resolution flow', () => {
  let service: TestService;
  let reporter: TestPerson;
  let stranger: TestPerson;
  let admin: TestPerson;
  let viewer: TestPerson;
  let issue: string;
  let proof: string;

  beforeAll(async () => {
    service = await startService();
  });
  beforeEach(async () => {
    // Signed in anew each time, for the clock is moved.
    reporter = await person(service, { name: 'Reporter' });
    stranger = await person(service, { name: 'Stranger' });
    admin = await person(service, { name: 'Admin', role: 'admin' });
    viewer = await person(service, { role: 'viewer' });
    issue = await reportedIssue(service, { by: reporter });
    proof = await attachedPost(service, issue, reporter);
  });
  afterAll(() => service.stop());

  const api = (who?: TestPerson) => (who ? service.tokenApi.as(who) : service.tokenApi);
  const path = (rest: string) => `/api/issues/${issue}/${rest}`;
  const draft = (changes: object = {}) => ({
    description: 'The lamp was replaced',
    mediaIds: [proof],
    ...changes,
  });
  const resolve = (who: TestPerson | undefined = reporter, body: object = draft()) =>
    api(who).post<Envelope<ResolvedDto>>(path('resolve'), body);
  const rate = (who: TestPerson, vote: unknown = 'up') => api(who).post(path('rate-resolution'), { vote });
  const request = (who: TestPerson, reason: unknown = 'It is dark again') =>
    api(who).post<Envelope<ReopenRequestedDto>>(path('reopen-request'), { reason });
  const review = (who: TestPerson, id: string, action: unknown) =>
    api(who).patch(path(`reopen-request/${id}`), { action });
  const close = (who: TestPerson, source: unknown = 'owner') => api(who).patch(path('close'), { source });
  const bulk = (status: string, note?: string) =>
    api(admin).post('/api/issues/bulk/status', { issueIds: [issue], status, note });
  const detail = async () => (await api().get<Envelope<IssueDto>>(`/api/issues/${issue}`)).body.data;
  const statusOf = async (answer: Promise<HttpAnswer>) => (await answer).status;
  const resolved = async () => expect(await statusOf(resolve())).toBe(201);
  const requested = async (who = stranger) => (await request(who)).body.data.requestId;

  describe('POST /api/issues/:id/resolve', () => {
    it.each(['the reporter', 'an admin'])('by %s answers the resolution, to the second', async (who) => {
      const by = who === 'an admin' ? admin : reporter;
      const { status, body } = await resolve(by);
      expect([status, body.data]).toEqual([
        201,
        {
          issueId: issue,
          status: 'resolved',
          resolution: {
            description: 'The lamp was replaced',
            mediaIds: [proof],
            resolvedBy: { id: by.id, name: by.name, role: by === admin ? 'admin' : 'user' },
            resolvedAt: expect.stringMatching(TO_SECOND) as string,
            ratings: [],
            reopenRequests: [],
          },
        },
      ]);
      const shown = await detail();
      expect(shown).toMatchObject({ status: 'resolved', resolution: { mediaIds: [proof] } });
      expect(shown.resolution?.resolvedAt).toMatch(/\.\d{3}Z$/);
      expect(shown).not.toHaveProperty('closedAt');
    });

    it('works from in_progress, too', async () => {
      await bulk('in_progress');
      await resolved();
    });

    it.each([
      [{}, 'description'],
      [{ description: 'too short' }, 'description'],
      [{ description: 'x'.repeat(5001) }, 'description'],
      [{ description: '          ' }, 'description'],
      [{ description: 'long enough', mediaIds: [] }, 'mediaIds'],
      [{ description: 'long enough' }, 'mediaIds'],
      [{ description: 'long enough', mediaIds: 'med_1' }, 'mediaIds'],
      [{ description: 'long enough', mediaIds: [7] }, 'mediaIds.0'],
      [{ description: 'long enough', mediaIds: ['med_unknown'] }, 'mediaIds'],
    ])('refuses %j with 422', async (body, field) => {
      const answer = (await resolve(reporter, body)) as unknown as HttpAnswer<ErrorEnvelope>;
      expect([answer.status, answer.body.error.code, answer.body.error.details?.[0]?.field]).toEqual([
        422,
        'VALIDATION_ERROR',
        field,
      ]);
      expect((await detail()).status).toBe('open');
    });

    it('refuses media of another issue, and media that were deleted', async () => {
      const elsewhere = await reportedIssue(service, { by: reporter });
      const other = await attachedPost(service, elsewhere, reporter);
      expect(await statusOf(resolve(reporter, draft({ mediaIds: [proof, other] })))).toBe(422);
      await api(reporter).delete(path(`media/${proof}`));
      expect(await statusOf(resolve())).toBe(422);
    });

    it('is refused to everyone else', async () => {
      expect(await statusOf(api().post(path('resolve'), draft()))).toBe(401);
      for (const who of [stranger, viewer, await officialPerson(service)]) {
        expect(await statusOf(resolve(who))).toBe(403);
      }
    });

    it('is a conflict once it is resolved or closed, and 404 where there is no issue', async () => {
      await resolved();
      expect(await statusOf(resolve())).toBe(409);
      await close(reporter);
      expect(await statusOf(resolve())).toBe(409);
      expect(await statusOf(api(reporter).post('/api/issues/iss_unknown/resolve', draft()))).toBe(404);
    });

    it('resolves once, however often it is repeated with its Idempotency-Key', async () => {
      const keyed = api(reporter).with({ 'idempotency-key': issue });
      const answers = [
        await keyed.post(path('resolve'), draft()),
        await keyed.post(path('resolve'), draft()),
      ];
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      expect(answers[1]?.body).toEqual(answers[0]?.body);
    });
  });

  describe('POST /api/issues/:id/rate-resolution', () => {
    it('counts one vote a person, which may change', async () => {
      await resolved();
      await rate(stranger, 'down');
      await rate(admin, 'up');
      const { status, body } = await rate(stranger, 'up');
      const at = expect.stringMatching(TO_SECOND) as string;
      expect([status, body]).toEqual([
        200,
        {
          success: true,
          data: {
            issueId: issue,
            resolution: {
              ratings: expect.arrayContaining([
                { userId: stranger.id, vote: 'up', at },
                { userId: admin.id, vote: 'up', at },
              ]) as unknown,
            },
          },
        },
      ]);
      expect((await detail()).resolution?.ratings).toHaveLength(2);
    });

    it('is refused to the reporter, to viewers, and while there is nothing to rate', async () => {
      expect(await statusOf(rate(stranger))).toBe(409);
      await resolved();
      expect(await statusOf(rate(reporter))).toBe(403);
      expect(await statusOf(rate(viewer))).toBe(403);
      for (const vote of ['sideways', 1, null]) expect(await statusOf(rate(stranger, vote))).toBe(400);
      await close(reporter);
      expect(await statusOf(rate(stranger))).toBe(409);
    });
  });

  describe('POST /api/issues/:id/reopen-request', () => {
    it('appends a pending request and leaves the issue resolved', async () => {
      await resolved();
      const { status, body } = await request(stranger);
      expect([status, body.data]).toEqual([
        201,
        {
          requestId: expect.stringMatching(/^req_/) as string,
          issue: {
            issueId: issue,
            resolution: {
              reopenRequests: [
                {
                  id: body.data.requestId,
                  userId: stranger.id,
                  userName: 'Stranger',
                  reason: 'It is dark again',
                  at: expect.stringMatching(TO_SECOND) as string,
                  status: 'pending',
                },
              ],
            },
          },
        },
      ]);
      expect((await detail()).status).toBe('resolved');
    });

    it('is refused to viewers, without a reason, and where nothing is resolved', async () => {
      expect(await statusOf(request(stranger))).toBe(409);
      await resolved();
      expect(await statusOf(request(viewer))).toBe(403);
      for (const reason of ['abcd', 'x'.repeat(1001), 7, null]) {
        expect(await statusOf(request(stranger, reason))).toBe(400);
      }
      await close(reporter);
      expect(await statusOf(request(stranger))).toBe(409);
    });
  });

  describe('PATCH /api/issues/:id/reopen-request/:reqId', () => {
    it.each(['the reporter', 'an admin'])(
      'approved by %s opens the issue, which has no resolution then',
      async (who) => {
        await resolved();
        const [first, second] = [await requested(), await requested(admin)];
        const { status, body } = await review(who === 'an admin' ? admin : reporter, first, 'approve');
        expect([status, body]).toEqual([
          200,
          { success: true, data: { issueId: issue, status: 'open', resolution: null } },
        ]);
        expect(await detail()).not.toHaveProperty('resolution');
        expect((await detail()).status).toBe('open');
        expect(await statusOf(review(reporter, first, 'deny'))).toBe(409);
        // What others asked is granted with it.
        expect(await statusOf(review(reporter, second, 'approve'))).toBe(409);
        await resolved();
        expect((await detail()).resolution?.reopenRequests).toEqual([]);
      },
    );

    it('denied leaves it resolved', async () => {
      await resolved();
      const id = await requested();
      const { status, body } = await review(reporter, id, 'deny');
      expect([status, body]).toMatchObject([
        200,
        {
          data: {
            issueId: issue,
            status: 'resolved',
            resolution: { reopenRequests: [{ id, status: 'denied' }] },
          },
        },
      ]);
      expect(await statusOf(review(reporter, id, 'approve'))).toBe(409);
    });

    it('is refused to everyone else, for unknown requests and unknown actions', async () => {
      await resolved();
      const id = await requested();
      for (const who of [stranger, viewer, await officialPerson(service)]) {
        expect(await statusOf(review(who, id, 'approve'))).toBe(403);
      }
      expect(await statusOf(review(reporter, 'req_unknown', 'approve'))).toBe(404);
      for (const action of ['maybe', null, 1]) expect(await statusOf(review(reporter, id, action))).toBe(400);
      const elsewhere = await reportedIssue(service, { by: reporter });
      const other = `/api/issues/${elsewhere}/reopen-request/${id}`;
      expect(await statusOf(api(reporter).patch(other, { action: 'approve' }))).toBe(404);
    });
  });

  describe('PATCH /api/issues/:id/close', () => {
    it('closes for good, and says on whose account', async () => {
      await resolved();
      const { status, body } = await close(reporter);
      expect([status, body]).toEqual([
        200,
        {
          success: true,
          data: {
            issueId: issue,
            status: 'closed',
            closedAt: expect.stringMatching(TO_SECOND) as string,
            closedBy: 'owner',
          },
        },
      ]);
      expect(await detail()).toMatchObject({
        status: 'closed',
        closedBy: 'owner',
        closedAt: expect.stringMatching(/\.\d{3}Z$/) as string,
        resolution: { description: 'The lamp was replaced' },
      });
      expect(await statusOf(close(reporter))).toBe(409);
    });

    it.each([
      ['owner', 'reporter', 200],
      ['owner', 'admin', 403],
      ['admin', 'reporter', 403],
      ['admin', 'admin', 200],
      ['auto', 'reporter', 200],
      ['auto', 'admin', 200],
      ['auto', 'stranger', 403],
      ['owner', 'stranger', 403],
      ['owner', 'viewer', 403],
      ['someone', 'reporter', 400],
    ] as const)('as %s by the %s answers %i', async (source, who, expected) => {
      await resolved();
      const people = { reporter, admin, stranger, viewer };
      expect(await statusOf(close(people[who], source))).toBe(expected);
    });

    it.each(['open', 'in_progress'])('is a conflict while the issue is %s', async (status) => {
      if (status !== 'open') await bulk(status);
      expect(await statusOf(close(reporter))).toBe(409);
    });
  });

  describe('whoever moves an issue', () => {
    it('a resolved one has a resolution, with the note for its words', async () => {
      await bulk('resolved', 'Done by the night shift');
      expect((await detail()).resolution).toMatchObject({
        description: 'Done by the night shift',
        mediaIds: [],
        resolvedBy: { id: admin.id, name: 'Admin', role: 'admin' },
      });
      expect(await statusOf(rate(stranger))).toBe(200);
    });

    it('a reopened one has none, and a closed one keeps what it has', async () => {
      await resolved();
      await bulk('in_progress');
      expect(await detail()).not.toHaveProperty('resolution');
      await bulk('resolved');
      expect((await detail()).resolution?.description).toBe('Resolved by the city desk');
      await bulk('closed');
      expect(await detail()).toMatchObject({ closedBy: 'admin', resolution: { mediaIds: [] } });
    });

    it('one that was never resolved is closed without', async () => {
      await bulk('closed');
      expect(await detail()).toMatchObject({ status: 'closed', closedBy: 'admin' });
      expect(await detail()).not.toHaveProperty('resolution');
    });
  });

  describe('GET /api/admin/reopen-requests', () => {
    const list = async (query = '', who = admin) =>
      (await api(who).get<Envelope<ReopenQueueDto>>(`/api/admin/reopen-requests${query}`)).body.data;

    it('pages what is pending over all issues, the longest waiting first', async () => {
      const wanted: string[] = [];
      for (let i = 0; i < 5; i++) {
        issue = await reportedIssue(service, { by: reporter });
        proof = await attachedPost(service, issue, reporter);
        await resolved();
        wanted.push(await requested());
      }
      const seen: string[] = [];
      for (let lastKey: string | null = ''; lastKey !== null;) {
        const page: ReopenQueueDto = await list(`?limit=2${lastKey && `&lastKey=${lastKey}`}`);
        expect(Object.keys(page).sort()).toEqual(['count', 'items', 'nextKey']);
        seen.push(...page.items.map(({ requestId }) => requestId));
        lastKey = page.nextKey;
      }
      expect(seen.slice(-5)).toEqual(wanted);
      expect((await list('?limit=100')).items.at(-1)).toEqual({
        requestId: wanted.at(-1),
        issueId: issue,
        issueTitle: (await detail()).title,
        userId: stranger.id,
        userName: 'Stranger',
        reason: 'It is dark again',
        at: expect.stringMatching(TO_SECOND) as string,
        status: 'pending',
      });
      await review(reporter, wanted.at(-1) ?? '', 'deny');
      expect((await list('?limit=100')).items.map(({ requestId }) => requestId)).not.toContain(wanted.at(-1));
    });

    it('is for admins', async () => {
      for (const [who, expected] of [
        [undefined, 401],
        [stranger, 403],
        [await officialPerson(service), 403],
        [await person(service, { role: 'superadmin' }), 200],
      ] as const) {
        expect(await statusOf(api(who).get('/api/admin/reopen-requests'))).toBe(expected);
      }
      expect(await statusOf(api(admin).get('/api/admin/reopen-requests?limit=0'))).toBe(400);
      expect(await statusOf(api(admin).get('/api/admin/reopen-requests?lastKey=x'))).toBe(400);
    });
  });

  describe('the auto-close job', () => {
    const run = () => service.app.get(AutoClose, { strict: false }).close();

    it('closes what has been resolved for more than seven days, and nothing else', async () => {
      await run();
      await resolved();
      service.clock.advance(7 * DAY_MS - 60_000);
      expect(await run()).toEqual({ closed: 0, failed: 0 });
      service.clock.advance(61_000);
      // Those of the tests before are due with it.
      expect((await run()).closed).toBeGreaterThan(0);
      expect(await detail()).toMatchObject({ status: 'closed', closedBy: 'auto' });
      expect(await run()).toEqual({ closed: 0, failed: 0 });
      const events = await service.database.sql(
        `select actor_id, to_status from issue_status_events where issue_id = $1 order by id desc limit 1`,
        [issue],
      );
      expect(events).toEqual([{ actor_id: null, to_status: 'closed' }]);
    });

    it('closes each once when several run at once, beside people who reopen and close', async () => {
      await run();
      const issues: string[] = [];
      for (let i = 0; i < 12; i++) {
        issue = await reportedIssue(service, { by: reporter });
        proof = await attachedPost(service, issue, reporter);
        await resolved();
        issues.push(issue);
      }
      service.clock.advance(8 * DAY_MS);
      admin = await person(service, { role: 'admin' });
      const reopenings = issues.slice(0, 4).map((id) =>
        api(admin).post<Envelope<{ updated: number }>>('/api/issues/bulk/status', {
          issueIds: [id],
          status: 'open',
        }),
      );
      const outcomes = await Promise.all([run(), run(), run()]);
      const reopened = (await Promise.all(reopenings)).filter(({ body }) => body.data.updated === 1).length;
      const closed = outcomes.reduce((sum, outcome) => sum + outcome.closed, 0);
      expect([closed + reopened, outcomes.map(({ failed }) => failed)]).toEqual([12, [0, 0, 0]]);
      const events = await service.database.sql<{ n: number }>(
        `select count(*)::int as n from issue_status_events where issue_id = any ($1) and to_status = 'closed'`,
        [issues],
      );
      expect(events[0]?.n).toBe(closed);
    });

    it('leaves alone what was resolved anew since it was found due', async () => {
      await resolved();
      const before = new Date(service.clock.now().getTime() - DAY_MS);
      const resolutions = service.app.get(ResolutionService, { strict: false });
      expect(await resolutions.closeByService(issue, before)).toBe(false);
      expect((await detail()).status).toBe('resolved');
    });

    it('refuses what is still asked of an issue it closes', async () => {
      await resolved();
      await requested();
      const resolutions = service.app.get(ResolutionService, { strict: false });
      const later = new Date(service.clock.now().getTime() + 1000);
      expect(await resolutions.closeByService(issue, later)).toBe(true);
      expect((await detail()).resolution?.reopenRequests).toMatchObject([{ status: 'denied' }]);
    });

    it('is a job', async () => {
      expect(await service.app.get(Jobs, { strict: false }).run('auto-close')).toMatchObject({ failed: 0 });
    });
  });
});
