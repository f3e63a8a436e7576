import { reportedIssue } from '../../factories/issues';
import { attachedPost } from '../../factories/media';
import { officialPerson } from '../../factories/people';
import type { ErrorEnvelope } from '../../support/network/client';
import type { HttpAnswer } from '../../support/network/http';
import { ResolutionFlow, statusOf, TO_SECOND } from '../../support/service/resolution';
import { startService } from '../../support/service/service';

describe('the resolution flow', () => {
  let flow: ResolutionFlow;

  beforeAll(async () => {
    flow = new ResolutionFlow(await startService());
  });
  beforeEach(() => flow.renew());
  afterAll(() => flow.service.stop());

  describe('POST /api/issues/:id/resolve', () => {
    it.each(['the reporter', 'an admin'])(
      'by %s answers the resolution, with times in whole seconds',
      async (who) => {
        const by = who === 'an admin' ? flow.admin : flow.reporter;
        const { status, body } = await flow.resolve(by);
        expect([status, body.data]).toEqual([
          201,
          {
            issueId: flow.issue,
            status: 'resolved',
            resolution: {
              description: 'The lamp was replaced',
              mediaIds: [flow.proof],
              resolvedBy: { id: by.id, name: by.name, role: by === flow.admin ? 'admin' : 'user' },
              resolvedAt: expect.stringMatching(TO_SECOND) as string,
              ratings: [],
              reopenRequests: [],
            },
          },
        ]);
        const shown = await flow.detail();
        expect(shown).toMatchObject({ status: 'resolved', resolution: { mediaIds: [flow.proof] } });
        expect(shown.resolution?.resolvedAt).toMatch(/\.\d{3}Z$/);
        expect(shown).not.toHaveProperty('closedAt');
      },
    );

    it('is allowed from in_progress, too', async () => {
      await flow.bulk('in_progress');
      await flow.resolved();
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
      const answer = (await flow.resolve(flow.reporter, body)) as unknown as HttpAnswer<ErrorEnvelope>;
      expect([answer.status, answer.body.error.code, answer.body.error.details?.[0]?.field]).toEqual([
        422,
        'VALIDATION_ERROR',
        field,
      ]);
      expect((await flow.detail()).status).toBe('open');
    });

    it('refuses media of another issue, and media that were deleted', async () => {
      const elsewhere = await reportedIssue(flow.service, { by: flow.reporter });
      const other = await attachedPost(flow.service, elsewhere, flow.reporter);
      expect(await statusOf(flow.resolve(flow.reporter, flow.draft({ mediaIds: [flow.proof, other] })))).toBe(
        422,
      );
      await flow.api(flow.reporter).delete(flow.path(`media/${flow.proof}`));
      expect(await statusOf(flow.resolve())).toBe(422);
    });

    it('refuses everyone else', async () => {
      expect(await statusOf(flow.api().post(flow.path('resolve'), flow.draft()))).toBe(401);
      for (const who of [flow.stranger, flow.viewer, await officialPerson(flow.service)]) {
        expect(await statusOf(flow.resolve(who))).toBe(403);
      }
    });

    it('answers 409 if it is resolved or closed, and 404 for an unknown issue', async () => {
      await flow.resolved();
      expect(await statusOf(flow.resolve())).toBe(409);
      await flow.close(flow.reporter);
      expect(await statusOf(flow.resolve())).toBe(409);
      expect(
        await statusOf(flow.api(flow.reporter).post('/api/issues/iss_unknown/resolve', flow.draft())),
      ).toBe(404);
    });

    it('resolves once, however often it is repeated with its Idempotency-Key', async () => {
      const keyed = flow.api(flow.reporter).with({ 'idempotency-key': flow.issue });
      const answers = [
        await keyed.post(flow.path('resolve'), flow.draft()),
        await keyed.post(flow.path('resolve'), flow.draft()),
      ];
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      expect(answers[1]?.body).toEqual(answers[0]?.body);
    });
  });

  describe('POST /api/issues/:id/rate-resolution', () => {
    it('counts one vote per person, which can be changed', async () => {
      await flow.resolved();
      await flow.rate(flow.stranger, 'down');
      await flow.rate(flow.admin, 'up');
      const { status, body } = await flow.rate(flow.stranger, 'up');
      const at = expect.stringMatching(TO_SECOND) as string;
      expect([status, body]).toEqual([
        200,
        {
          success: true,
          data: {
            issueId: flow.issue,
            resolution: {
              ratings: expect.arrayContaining([
                { userId: flow.stranger.id, vote: 'up', at },
                { userId: flow.admin.id, vote: 'up', at },
              ]) as unknown,
            },
          },
        },
      ]);
      expect((await flow.detail()).resolution?.ratings).toHaveLength(2);
    });

    it('refuses the reporter, viewers, and an issue without a resolution', async () => {
      expect(await statusOf(flow.rate(flow.stranger))).toBe(409);
      await flow.resolved();
      expect(await statusOf(flow.rate(flow.reporter))).toBe(403);
      expect(await statusOf(flow.rate(flow.viewer))).toBe(403);
      for (const vote of ['sideways', 1, null])
        expect(await statusOf(flow.rate(flow.stranger, vote))).toBe(400);
      await flow.close(flow.reporter);
      expect(await statusOf(flow.rate(flow.stranger))).toBe(409);
    });
  });

  describe('POST /api/issues/:id/reopen-request', () => {
    it('adds a pending request and keeps the issue resolved', async () => {
      await flow.resolved();
      const { status, body } = await flow.request(flow.stranger);
      expect([status, body.data]).toEqual([
        201,
        {
          requestId: expect.stringMatching(/^req_/) as string,
          issue: {
            issueId: flow.issue,
            resolution: {
              reopenRequests: [
                {
                  id: body.data.requestId,
                  userId: flow.stranger.id,
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
      expect((await flow.detail()).status).toBe('resolved');
    });

    it('refuses viewers, a missing reason, and an issue that is not resolved', async () => {
      expect(await statusOf(flow.request(flow.stranger))).toBe(409);
      await flow.resolved();
      expect(await statusOf(flow.request(flow.viewer))).toBe(403);
      for (const reason of ['abcd', 'x'.repeat(1001), 7, null]) {
        expect(await statusOf(flow.request(flow.stranger, reason))).toBe(400);
      }
      await flow.close(flow.reporter);
      expect(await statusOf(flow.request(flow.stranger))).toBe(409);
    });
  });

  describe('PATCH /api/issues/:id/reopen-request/:reqId', () => {
    it.each(['the reporter', 'an admin'])(
      'with an approval by %s opens the issue and removes its resolution',
      async (who) => {
        await flow.resolved();
        const [first, second] = [await flow.requested(), await flow.requested(flow.admin)];
        const { status, body } = await flow.review(
          who === 'an admin' ? flow.admin : flow.reporter,
          first,
          'approve',
        );
        expect([status, body]).toEqual([
          200,
          { success: true, data: { issueId: flow.issue, status: 'open', resolution: null } },
        ]);
        expect(await flow.detail()).not.toHaveProperty('resolution');
        expect((await flow.detail()).status).toBe('open');
        expect(await statusOf(flow.review(flow.reporter, first, 'deny'))).toBe(409);
        // The other requests are approved with it.
        expect(await statusOf(flow.review(flow.reporter, second, 'approve'))).toBe(409);
        await flow.resolved();
        expect((await flow.detail()).resolution?.reopenRequests).toEqual([]);
      },
    );

    it('with a denial keeps it resolved', async () => {
      await flow.resolved();
      const id = await flow.requested();
      const { status, body } = await flow.review(flow.reporter, id, 'deny');
      expect([status, body]).toMatchObject([
        200,
        {
          data: {
            issueId: flow.issue,
            status: 'resolved',
            resolution: { reopenRequests: [{ id, status: 'denied' }] },
          },
        },
      ]);
      expect(await statusOf(flow.review(flow.reporter, id, 'approve'))).toBe(409);
    });

    it('refuses everyone else, unknown requests and unknown actions', async () => {
      await flow.resolved();
      const id = await flow.requested();
      for (const who of [flow.stranger, flow.viewer, await officialPerson(flow.service)]) {
        expect(await statusOf(flow.review(who, id, 'approve'))).toBe(403);
      }
      expect(await statusOf(flow.review(flow.reporter, 'req_unknown', 'approve'))).toBe(404);
      for (const action of ['maybe', null, 1])
        expect(await statusOf(flow.review(flow.reporter, id, action))).toBe(400);
      const elsewhere = await reportedIssue(flow.service, { by: flow.reporter });
      const other = `/api/issues/${elsewhere}/reopen-request/${id}`;
      expect(await statusOf(flow.api(flow.reporter).patch(other, { action: 'approve' }))).toBe(404);
    });
  });

  describe('PATCH /api/issues/:id/close', () => {
    it('closes permanently, and shows who closed it', async () => {
      await flow.resolved();
      const { status, body } = await flow.close(flow.reporter);
      expect([status, body]).toEqual([
        200,
        {
          success: true,
          data: {
            issueId: flow.issue,
            status: 'closed',
            closedAt: expect.stringMatching(TO_SECOND) as string,
            closedBy: 'owner',
          },
        },
      ]);
      expect(await flow.detail()).toMatchObject({
        status: 'closed',
        closedBy: 'owner',
        closedAt: expect.stringMatching(/\.\d{3}Z$/) as string,
        resolution: { description: 'The lamp was replaced' },
      });
      expect(await statusOf(flow.close(flow.reporter))).toBe(409);
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
      await flow.resolved();
      expect(await statusOf(flow.close(flow[who], source))).toBe(expected);
    });

    it.each(['open', 'in_progress'])('answers 409 while the issue is %s', async (status) => {
      if (status !== 'open') await flow.bulk(status);
      expect(await statusOf(flow.close(flow.reporter))).toBe(409);
    });
  });

  describe('the resolution of an issue whose status changes', () => {
    it('is created when it is resolved, with the note as its description', async () => {
      await flow.bulk('resolved', 'Done by the night shift');
      expect((await flow.detail()).resolution).toMatchObject({
        description: 'Done by the night shift',
        mediaIds: [],
        resolvedBy: { id: flow.admin.id, name: 'Admin', role: 'admin' },
      });
      expect(await statusOf(flow.rate(flow.stranger))).toBe(200);
    });

    it('ends when it is reopened, and stays when it is closed', async () => {
      await flow.resolved();
      await flow.bulk('in_progress');
      expect(await flow.detail()).not.toHaveProperty('resolution');
      await flow.bulk('resolved');
      expect((await flow.detail()).resolution?.description).toBe('Resolved by the city desk');
      await flow.bulk('closed');
      expect(await flow.detail()).toMatchObject({ closedBy: 'admin', resolution: { mediaIds: [] } });
    });

    it('does not exist if it is closed without being resolved', async () => {
      await flow.bulk('closed');
      expect(await flow.detail()).toMatchObject({ status: 'closed', closedBy: 'admin' });
      expect(await flow.detail()).not.toHaveProperty('resolution');
    });
  });
});
