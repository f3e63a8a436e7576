import { DAY_MS } from '../../../src/kernel/time/durations';
import { AutoCloseService } from '../../../src/resolution/auto-close.service';
import type { ConfirmationDto } from '../../../src/resolution/dto/confirmation.dto';
import { staffMember, type StaffMember } from '../../factories/console';
import { feedStatusChanged, reportedIssue } from '../../factories/issues';
import { joinedWith } from '../../factories/merges';
import { apiClient } from '../../factories/open311';
import { person, type TestPerson } from '../../factories/people';
import { webhookEndpoint } from '../../factories/webhooks';
import type { Envelope } from '../../support/network/client';
import { PublicClient } from '../../support/network/public-client';
import { runJob } from '../../support/service/run-job';
import { startService, type TestService } from '../../support/service/service';

const READER = 'reader@example.org';

describe('the question whether an issue was repaired that is joined with another', () => {
  let service: TestService;
  let staff: StaffMember;
  let asha: TestPerson;
  let ravi: TestPerson;
  let supporter: TestPerson;
  let first: string;
  let second: string;
  beforeAll(async () => {
    service = await startService();
    const eventTypes = ['issue.confirmation_decided'];
    await webhookEndpoint(service, await apiClient(service), { eventTypes });
  });
  afterAll(() => service.stop());
  afterEach(() => service.clock.set());
  beforeEach(async () => {
    staff = await staffMember(service);
    await service.database.sql('delete from mails');
    [asha, ravi, supporter] = [await person(service), await person(service), await person(service)];
    await service.database.sql(`update users set created_at = created_at - interval '2 days'`);
    first = await reportedIssue(service, { by: asha });
    second = await reportedIssue(service, { by: ravi });
    await service.tokenApi.as(supporter).post(`/api/issues/${second}/upvote`);
    await service.database.sql(
      `insert into alert_subscriptions (id, email, language, city, kind, target, frequency, created_at, confirmed_at, digested_until)
       values ('sub_' || $1, $2, 'en', 'mumbai', 'issue', $1, 'instant', now(), now(), now())`,
      [second, READER],
    );
  });

  const answer = (who: TestPerson, issue: string, what: string) =>
    service.tokenApi
      .as(who)
      .post<Envelope<ConfirmationDto>>(`/api/issues/${issue}/confirmation`, { answer: what });
  const statusOf = async (...given: Parameters<typeof answer>) => (await answer(...given)).status;
  const confirmation = async (issue: string) =>
    (await service.tokenApi.get<Envelope<ConfirmationDto>>(`/api/issues/${issue}/confirmation`)).body.data;
  const undo = (cluster: string) => staff.api.post(`/api/admin/feed/duplicates/${cluster}/undo`);
  const ask = () => runJob(service, 'confirmation-questions');
  /** The links of the mails to the follower, about the newest question first. */
  async function links(): Promise<string[]> {
    const mails = await service.database.sql<{ body: string }>(
      `select body from mails where key like 'confirm-repair:%' and recipient = $1 order by id desc`,
      [READER],
    );
    return mails.map(({ body }) => /https?:\/\/[^/\s]+(\S*\/confirm\?\S+)/.exec(body)![1]!);
  }
  const pageOf = async (path: string) => (await new PublicClient(service.url).get(path)).status;
  const decided = (issue: string) =>
    service.database.sql<{ outcome: string }>(
      `select payload::jsonb -> 'data' ->> 'outcome' as outcome from webhook_events
        where issue_id = $1 and type = 'issue.confirmation_decided' order by id`,
      [issue],
    );
  async function close(days: number): Promise<void> {
    service.clock.advance(days * DAY_MS);
    await service.app.get(AutoCloseService, { strict: false }).close();
  }
  const statusIn = async (issue: string) =>
    (await service.database.sql<{ status: string }>('select status from issues where id = $1', [issue]))[0]
      ?.status;

  it('ends, and its people are asked about that one', async () => {
    for (const issue of [first, second]) await feedStatusChanged(service, issue, 'resolved');
    await ask();
    const [earlier] = await links();
    expect(await statusOf(supporter, first, 'no')).toBe(403);
    expect(await statusOf(ravi, second, 'no')).toBe(200);
    await joinedWith(service, staff, first, second);
    expect(await confirmation(second)).toMatchObject({ outcome: null, answers: { no: 0 } });
    expect(await statusOf(supporter, second, 'no')).toBe(409);
    expect(await pageOf(earlier!)).toBe(404);
    await ask();
    const [latest, ...others] = await links();
    expect([others.length, await pageOf(latest!)]).toEqual([1, 200]);
    for (const who of [asha, supporter, ravi]) expect(await statusOf(who, first, 'no')).toBe(200);
    await new PublicClient(service.url).post('/confirm', {
      link: new URL(latest!, service.url).searchParams.get('link')!,
      answer: 'no',
    });
    await close(8);
    expect(await decided(first)).toEqual([{ outcome: 'disputed' }]);
    expect(await decided(second)).toEqual([]);
    expect([await statusIn(first), await statusIn(second)]).toEqual(['open', 'resolved']);
  });

  it('is asked about that one once it is resolved', async () => {
    await feedStatusChanged(service, second, 'resolved');
    await joinedWith(service, staff, first, second);
    expect((await confirmation(first)).outcome).toBeNull();
    await feedStatusChanged(service, first, 'resolved');
    for (const who of [asha, ravi, supporter]) expect(await statusOf(who, first, 'yes')).toBe(200);
  });

  it('goes on when the merge is undone, with the answers that were given', async () => {
    for (const issue of [first, second]) await feedStatusChanged(service, issue, 'resolved');
    await ask();
    await statusOf(ravi, second, 'no');
    const [link] = await links();
    const cluster = await joinedWith(service, staff, first, second);
    await statusOf(supporter, first, 'yes');
    expect((await undo(cluster)).status).toBe(200);
    expect(await confirmation(second)).toMatchObject({ outcome: 'asked', answers: { yes: 0, no: 1 } });
    expect(await confirmation(first)).toMatchObject({ outcome: 'asked', answers: { yes: 1, no: 0 } });
    expect(await pageOf(link!)).toBe(200);
    expect(await statusOf(supporter, second, 'no')).toBe(200);
  });

  it('is decided, and not closed unheard, when the merge is undone after the time to answer', async () => {
    await feedStatusChanged(service, second, 'resolved');
    await statusOf(ravi, second, 'no');
    const cluster = await joinedWith(service, staff, first, second);
    await close(10);
    expect(await statusIn(second)).toBe('resolved');
    staff = await staffMember(service);
    expect((await undo(cluster)).status).toBe(200);
    await close(0);
    expect([await statusIn(second), await decided(second)]).toEqual(['open', [{ outcome: 'disputed' }]]);
  });

  it('is gone with who was asked when the merge cannot be undone any more', async () => {
    await feedStatusChanged(service, second, 'resolved');
    await joinedWith(service, staff, first, second);
    const addresses = async () =>
      (
        await service.database.sql(
          'select from issue_confirmation_recipients where issue_id = $1 and email is not null',
          [second],
        )
      ).length;
    expect(await addresses()).toBe(1);
    await close(31);
    expect([await statusIn(second), await confirmation(second)]).toMatchObject(['closed', { outcome: null }]);
    expect([await addresses(), await decided(second)]).toEqual([0, []]);
  });
});
