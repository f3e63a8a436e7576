import type { ReopenQueueDto } from '../../../src/resolution/dto/resolution.dto';
import { ExpiredResolutionsService } from '../../../src/resolution/expired-resolutions.service';
import { AutoCloseService } from '../../../src/resolution/auto-close.service';
import { Jobs } from '../../../src/platform/jobs/jobs';
import { officialPerson, person } from '../../factories/people';
import type { Envelope } from '../../support/network/client';
import { ResolutionFlow, statusOf, TO_SECOND } from '../../support/service/resolution';
import { startService } from '../../support/service/service';
import { itThoroughly } from '../../support/service/thorough';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('the resolution flow', () => {
  let flow: ResolutionFlow;

  beforeAll(async () => {
    flow = new ResolutionFlow(await startService());
  });
  beforeEach(() => flow.renew());
  afterAll(() => flow.service.stop());

  describe('GET /api/admin/reopen-requests', () => {
    const list = async (query = '', who = flow.admin) =>
      (await flow.api(who).get<Envelope<ReopenQueueDto>>(`/api/admin/reopen-requests${query}`)).body.data;

    itThoroughly('lists the pending requests of all issues in pages, longest waiting first', async () => {
      const wanted: string[] = [];
      for (let i = 0; i < 5; i++) {
        await flow.report();
        await flow.resolved();
        wanted.push(await flow.requested());
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
        issueId: flow.issue,
        issueTitle: (await flow.detail()).title,
        userId: flow.stranger.id,
        userName: 'Stranger',
        reason: 'It is dark again',
        at: expect.stringMatching(TO_SECOND) as string,
        status: 'pending',
      });
      await flow.review(flow.reporter, wanted.at(-1) ?? '', 'deny');
      expect((await list('?limit=100')).items.map(({ requestId }) => requestId)).not.toContain(wanted.at(-1));
    });

    it('is for admins', async () => {
      for (const [who, expected] of [
        [undefined, 401],
        [flow.stranger, 403],
        [await officialPerson(flow.service), 403],
        [await person(flow.service, { role: 'superadmin' }), 200],
      ] as const) {
        expect(await statusOf(flow.api(who).get('/api/admin/reopen-requests'))).toBe(expected);
      }
      expect(await statusOf(flow.api(flow.admin).get('/api/admin/reopen-requests?limit=0'))).toBe(400);
      expect(await statusOf(flow.api(flow.admin).get('/api/admin/reopen-requests?lastKey=x'))).toBe(400);
    });
  });

  describe('the auto-close job', () => {
    const run = () => flow.service.app.get(AutoCloseService, { strict: false }).close();

    it('closes only issues resolved for more than seven days', async () => {
      await run();
      await flow.resolved();
      flow.service.clock.advance(7 * DAY_MS - 60_000);
      expect(await run()).toEqual({ closed: 0, failed: 0 });
      flow.service.clock.advance(61_000);
      // The issues of earlier tests are due as well.
      expect((await run()).closed).toBeGreaterThan(0);
      expect(await flow.detail()).toMatchObject({ status: 'closed', closedBy: 'auto' });
      expect(await run()).toEqual({ closed: 0, failed: 0 });
      const events = await flow.service.database.sql(
        `select actor_id, to_status from issue_status_events where issue_id = $1 order by id desc limit 1`,
        [flow.issue],
      );
      expect(events).toEqual([{ actor_id: null, to_status: 'closed' }]);
    });

    itThoroughly('closes each issue once in concurrent runs, with people who reopen and close', async () => {
      // Issues of earlier tests with undecided requests wait for as long again.
      flow.service.clock.advance(15 * DAY_MS);
      await run();
      await flow.renew();
      const issues: string[] = [];
      for (let i = 0; i < 12; i++) {
        await flow.report();
        await flow.resolved();
        issues.push(flow.issue);
      }
      flow.service.clock.advance(8 * DAY_MS);
      flow.admin = await person(flow.service, { role: 'admin' });
      const reopenings = issues.slice(0, 4).map((id) =>
        flow.api(flow.admin).post<Envelope<{ updated: number }>>('/api/issues/bulk/status', {
          issueIds: [id],
          status: 'open',
        }),
      );
      const outcomes = await Promise.all([run(), run(), run()]);
      const reopened = (await Promise.all(reopenings)).filter(({ body }) => body.data.updated === 1).length;
      const closed = outcomes.reduce((sum, outcome) => sum + outcome.closed, 0);
      expect([closed + reopened, outcomes.map(({ failed }) => failed)]).toEqual([12, [0, 0, 0]]);
      const events = await flow.service.database.sql<{ n: number }>(
        `select count(*)::int as n from issue_status_events where issue_id = any ($1) and to_status = 'closed'`,
        [issues],
      );
      expect(events[0]?.n).toBe(closed);
    });

    it('skips an issue that was resolved again after it was found', async () => {
      await flow.resolved();
      const before = new Date(flow.service.clock.now().getTime() - DAY_MS);
      const expired = flow.service.app.get(ExpiredResolutionsService, { strict: false });
      expect(await expired.close(flow.issue, before)).toBe(false);
      expect((await flow.detail()).status).toBe('resolved');
    });

    it('denies pending reopen requests of an issue it closes', async () => {
      await flow.resolved();
      await flow.requested();
      const expired = flow.service.app.get(ExpiredResolutionsService, { strict: false });
      const later = new Date(flow.service.clock.now().getTime() + 1000);
      expect(await expired.close(flow.issue, later)).toBe(true);
      expect((await flow.detail()).resolution?.reopenRequests).toMatchObject([{ status: 'denied' }]);
    });

    it('is registered as a job', async () => {
      expect(await flow.service.app.get(Jobs, { strict: false }).run('auto-close')).toMatchObject({
        failed: 0,
      });
    });
  });
});
