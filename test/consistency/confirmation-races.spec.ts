import { IssuesService } from '../../src/issues/issues.service';
import type { Actor } from '../../src/kernel/people/actor';
import { DueConfirmationsService } from '../../src/resolution/confirmation/due-confirmations.service';
import { ScoreReconciliationService } from '../../src/scores/score-reconciliation.service';
import { feedStatusChanged, reportedIssue } from '../factories/issues';
import { apiClient } from '../factories/open311';
import { person, type TestPerson } from '../factories/people';
import { webhookEndpoint } from '../factories/webhooks';
import { violations } from '../support/service/invariants';
import { startService, type TestService } from '../support/service/service';

const CROWD = 20;
const SETTINGS = { TRUST_PROXY: '1' };

describe('answers whether an issue was repaired, with two instances', () => {
  let one: TestService;
  let two: TestService;
  let crowd: TestPerson[];
  let issue: string;
  beforeAll(async () => {
    one = await startService({ settings: SETTINGS });
    two = await startService({ databaseUrl: one.database.url, settings: SETTINGS });
    crowd = await Promise.all(Array.from({ length: CROWD }, () => person(one)));
    await one.database.sql(`update users set created_at = created_at - interval '2 days'`);
    const eventTypes = ['issue.confirmation_decided'];
    await webhookEndpoint(one, await apiClient(one), { eventTypes });
  });
  afterAll(async () => {
    await two.stop();
    await one.stop();
  });
  beforeEach(async () => {
    issue = await reportedIssue(one);
    const issues = one.app.get(IssuesService, { strict: false });
    for (const { id } of crowd)
      await issues.toggleUpvote({ id, role: 'user', tokenRole: 'citizen' } as Actor, issue);
    await feedStatusChanged(one, issue, 'resolved');
  });

  const at = (n: number) => (n % 2 === 0 ? one : two);
  const answer = (n: number, what: string) =>
    at(n)
      .tokenApi.as(crowd[n]!)
      .with({ 'x-forwarded-for': `10.1.${n}.1` })
      .post(`/api/issues/${issue}/confirmation`, { answer: what });
  const stored = async () =>
    (
      await one.database.sql<{ person: string }>(
        'select person from issue_confirmation_answers where issue_id = $1 order by person',
        [issue],
      )
    ).map((each) => each.person);
  /** How often each thing that follows a decision has happened. */
  const followed = async () =>
    (
      await one.database.sql(
        `select i.status, (select array_agg(c.outcome) from issue_confirmations c where c.issue_id = i.id) as outcomes,
                (select count(*)::int from webhook_events w
                  where w.issue_id = i.id and w.type = 'issue.confirmation_decided') as told,
                (select count(*)::int from reopen_requests q where q.issue_id = i.id) as requests
           from issues i where i.id = $1`,
        [issue],
      )
    )[0];
  async function assertWhole() {
    expect(await violations((text) => one.database.sql(text))).toEqual([]);
    const scores = one.app.get(ScoreReconciliationService, { strict: false });
    expect(await scores.reconcile()).toMatchObject({ drifted: 0, counts: 0 });
  }

  it('of twenty people at once come to one decision, by the first ten', async () => {
    const answers = await Promise.all(crowd.map((_, n) => answer(n, 'no')));
    const accepted = crowd.filter((_, n) => answers[n]!.status === 200).map(({ id }) => id);
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect(accepted).toHaveLength(10);
    expect(await stored()).toEqual(accepted.sort());
    expect(await followed()).toEqual({ status: 'open', outcomes: ['disputed'], told: 1, requests: 1 });
    await assertWhole();
  });

  it('of one person at once count once', async () => {
    const answers = await Promise.all(
      Array.from({ length: CROWD }, (_, n) =>
        at(n)
          .tokenApi.as(crowd[0]!)
          .post(`/api/issues/${issue}/confirmation`, { answer: n % 2 === 0 ? 'yes' : 'no' }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(CROWD).fill(200));
    expect(await stored()).toEqual([crowd[0]!.id]);
    expect(await followed()).toMatchObject({ status: 'resolved', told: 0 });
  });

  it('are decided about once by both jobs when the time is over', async () => {
    for (const n of [0, 1, 2]) await answer(n, 'yes');
    await one.database.sql(`update issue_confirmations set asked_at = asked_at - interval '8 days'`);
    await Promise.all(
      [one, two, one, two].map(({ app }) => app.get(DueConfirmationsService, { strict: false }).decide()),
    );
    expect(await followed()).toEqual({ status: 'resolved', outcomes: ['confirmed'], told: 1, requests: 0 });
    await assertWhole();
  });
});
