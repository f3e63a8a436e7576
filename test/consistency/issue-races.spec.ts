import { IssueModeration } from '../../src/issues/issue-moderation.service';
import { ScoreReconciliationService } from '../../src/scores/score-reconciliation.service';
import { LIFECYCLE_STATUSES, type LifecycleStatus } from '../../src/kernel/statuses';
import type { ReopenRequestedDto } from '../../src/resolution/dto/resolution.dto';
import { report, reportedIssue } from '../factories/issues';
import { attachedPost } from '../factories/media';
import { postedMessage } from '../factories/messages';
import { person, type TestPerson } from '../factories/people';
import type { Envelope } from '../support/network/client';
import { isLong } from '../support/process/fault-report';
import type { HttpAnswer } from '../support/network/http';
import { seeded } from '../support/service/seeded';
import { startService, type TestService } from '../support/service/service';

const ROUNDS = isLong ? 200 : 6;
const ACTIONS = isLong ? 10_000 : 200;
const WORKERS = 20;
const LIMIT_MS = isLong ? 30 * 60_000 : undefined;

/** The status changes that the routes of the token API allow. */
const LEGAL: Record<LifecycleStatus, readonly LifecycleStatus[]> = {
  open: ['in_progress', 'resolved', 'closed'],
  in_progress: ['open', 'resolved', 'closed'],
  resolved: ['open', 'in_progress', 'closed'],
  closed: [],
};

interface StatusEvent {
  from: LifecycleStatus | null;
  to: LifecycleStatus;
}

describe('concurrent actions of people', () => {
  let service: TestService;
  let reporter: TestPerson;
  let admin: TestPerson;
  let stranger: TestPerson;

  beforeAll(async () => {
    service = await startService();
  });
  beforeEach(async () => {
    reporter = await person(service);
    admin = await person(service, { role: 'admin' });
    stranger = await person(service);
  });
  afterAll(() => service.stop());

  const api = (who: TestPerson) => service.tokenApi.as(who);
  const succeeded = (answers: HttpAnswer[]) => answers.filter(({ status }) => status < 300).length;
  const bulk = async (issue: string, status: LifecycleStatus) => {
    const { body } = await api(admin).post<Envelope<{ updated: number }>>('/api/issues/bulk/status', {
      issueIds: [issue],
      status,
    });
    return body.data.updated === 1;
  };
  const statusEvents = (issue: string) =>
    service.database.sql<StatusEvent>(
      `select from_status as "from", to_status as "to" from issue_status_events where issue_id = $1 order by id`,
      [issue],
    );

  /**
   * Checks that every event starts at the status of the previous one, by an allowed change, and the last is the current
   * one.
   */
  async function assertPath(issue: string): Promise<StatusEvent[]> {
    const events = await statusEvents(issue);
    expect(events[0]).toEqual({ from: null, to: 'open' });
    for (const [index, { from, to }] of events.entries()) {
      if (from === null) continue;
      expect([from, LEGAL[from]]).toEqual([events[index - 1]?.to, expect.arrayContaining([to])]);
    }
    const [row] = await service.database.sql<{ status: string }>('select status from issues where id = $1', [
      issue,
    ]);
    expect(row?.status).toBe(events.at(-1)?.to);
    return events.slice(1);
  }

  it('serve many times more writers than connections', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => api(reporter).post('/api/issues', report())),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
  });

  it(
    `have one winner, in each of ${ROUNDS} rounds of ten`,
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const issue = await reportedIssue(service, { by: reporter });
        const proof = await attachedPost(service, issue, reporter);
        const path = `/api/issues/${issue}`;
        const draft = { description: 'The lamp was replaced', mediaIds: [proof] };
        const resolve = (who: TestPerson) => api(who).post(`${path}/resolve`, draft);
        const resolves = await Promise.all(
          Array.from({ length: 10 }, (_, n) => resolve(n % 2 ? admin : reporter)),
        );
        expect(resolves.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);

        const { body } = await api(stranger).post<Envelope<ReopenRequestedDto>>(`${path}/reopen-request`, {
          reason: 'It is dark again',
        });
        const review = (who: TestPerson, action: string) =>
          api(who).patch(`${path}/reopen-request/${body.data.requestId}`, { action });
        const close = (who: TestPerson, source: string) => api(who).patch(`${path}/close`, { source });
        const [approvals, denials, closes, moved] = await Promise.all([
          Promise.all([review(reporter, 'approve'), review(admin, 'approve'), review(admin, 'approve')]),
          Promise.all([review(admin, 'deny'), review(reporter, 'deny')]),
          Promise.all([close(reporter, 'owner'), close(admin, 'admin'), close(admin, 'auto')]),
          Promise.all([bulk(issue, 'in_progress'), bulk(issue, 'closed')]),
        ]);
        expect(succeeded(approvals) + succeeded(denials)).toBeLessThanOrEqual(1);
        expect(succeeded(closes)).toBeLessThanOrEqual(1);
        const events = await assertPath(issue);
        // A bulk change to the current status counts as updated without an effect; all other successes have one.
        const least = 1 + succeeded(approvals) + succeeded(closes);
        expect(events.length).toBeGreaterThanOrEqual(least);
        expect(events.length).toBeLessThanOrEqual(least + moved.filter(Boolean).length);
        expect(events.filter(({ to }) => to === 'closed').length).toBeLessThanOrEqual(1);
      }
      const broken = await service.database.sql(
        `select i.id from issues i where (i.status = 'resolved') <> exists (
           select from issue_resolutions r where r.issue_id = i.id and r.dropped_at is null and r.settled_at is null)`,
      );
      expect(broken).toEqual([]);
    },
    LIMIT_MS,
  );

  it(
    `leave every counter and score equal to the rows after ${ACTIONS} actions`,
    async () => {
      const people = await Promise.all(Array.from({ length: 8 }, () => person(service)));
      const issues = await Promise.all(
        Array.from({ length: 12 }, (_, n) => reportedIssue(service, { by: people[n % people.length] })),
      );
      const messages = await Promise.all(
        issues.map(async (id) => (await postedMessage(service, id)).messageId),
      );
      const media = new Map<string, string>();
      const chance = seeded('what people do at the same time');
      const any = <Item>(items: readonly Item[]) => chance.of(items);

      /** One of every kind of action that counts for a score, by a random person on a random issue. */
      const actions: Array<() => Promise<HttpAnswer | undefined>> = [
        () => api(any(people)).post(`/api/issues/${any(issues)}/upvote`),
        () => api(any(people)).post(`/api/issues/${any(issues)}/upvote`),
        () => api(any(people)).post(`/api/issues/${any(issues)}/messages`, { content: 'Me too' }),
        () => {
          const n = chance.below(issues.length);
          return api(admin).delete(`/api/issues/${issues[n]}/messages/${messages[n]}`);
        },
        () => api(admin).patch(`/api/issues/${any(issues)}`, { priority: any(['low', 'medium', 'high']) }),
        () => api(admin).patch(`/api/issues/${any(issues)}`, { status: any(['open', 'in_progress']) }),
        async () => {
          await bulk(any(issues), any(LIFECYCLE_STATUSES.filter((status) => status !== 'closed')));
          return undefined;
        },
        async () => {
          await service.app.get(IssueModeration, { strict: false }).setHidden(any(issues), chance.odds(0.3));
          return undefined;
        },
        async () => {
          const issue = any(issues);
          const answer = await api(any(people)).post<Envelope<{ mediaId: string }>>(
            `/api/issues/${issue}/media`,
            {
              type: 'upload',
              mimeType: any(['image/png', 'video/mp4']),
              fileName: 'lamp',
              fileSize: 1000,
            },
          );
          if (answer.status === 200) media.set(answer.body.data.mediaId, issue);
          return answer;
        },
        () => {
          const [id, issue] = media.size > 0 ? any([...media]) : (['med_none', any(issues)] as const);
          media.delete(id);
          return api(admin).delete(`/api/issues/${issue}/media/${id}`);
        },
        async () => {
          const category = any(['road', 'traffic', 'hygiene'] as const);
          await reportedIssue(service, { by: any(people), category });
          return undefined;
        },
      ];
      let left = ACTIONS;
      const unexpected: string[] = [];
      const work = async () => {
        while (left-- > 0) {
          const answer = await any(actions)();
          if (answer && ![200, 201, 404, 409].includes(answer.status)) unexpected.push(answer.text);
        }
      };
      await Promise.all(Array.from({ length: WORKERS }, work));
      expect(unexpected).toEqual([]);
      expect(await service.app.get(ScoreReconciliationService, { strict: false }).reconcile()).toMatchObject({
        drifted: 0,
        counts: 0,
      });
      const wrong = await service.database.sql(
        `select id from issues i
          where upvotes <> (select count(*) from issue_upvotes v where v.issue_id = i.id)
             or message_count <> (select count(*) from messages m where m.issue_id = i.id)
             or media_count <> (select count(*) from media m where m.issue_id = i.id and m.deleted_at is null)`,
      );
      expect(wrong).toEqual([]);
      for (const issue of issues) await assertPath(issue);
    },
    LIMIT_MS,
  );
});
