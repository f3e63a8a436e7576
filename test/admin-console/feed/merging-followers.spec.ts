import { InstantAlerts } from '../../../src/alerts/instant-alerts.service';
import type { IssueDto } from '../../../src/issues/dto/issue.dto';
import { staffMember, type StaffMember } from '../../factories/console';
import { feedStatusChanged, reportedIssue } from '../../factories/issues';
import { attachedPost } from '../../factories/media';
import { joinedWith } from '../../factories/merges';
import { apiClient, filedReport } from '../../factories/open311';
import { person, type TestPerson } from '../../factories/people';
import { unit } from '../../factories/staff-units';
import { webhookEndpoint } from '../../factories/webhooks';
import type { Envelope } from '../../support/network/client';
import { PublicClient } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

/** A Wednesday, noon in India. */
const NOON = new Date('2027-03-03T06:30:00Z');

describe('a merge of issues', () => {
  let service: TestService;
  let staff: StaffMember;
  let asha: TestPerson;
  let ravi: TestPerson;
  let first: string;
  let second: string;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    service.clock.set(NOON);
    await service.database.sql('delete from mails');
    staff = await staffMember(service);
    [asha, ravi] = [await person(service), await person(service)];
    first = await reportedIssue(service, { by: asha, title: 'Deep pothole at the signal' });
    second = await reportedIssue(service, { by: ravi, title: 'Hole in the road there' });
  });

  const alerts = () => service.app.get(InstantAlerts, { strict: false }).run();
  const mailsTo = (email: string) =>
    service.database.sql<{ subject: string }>('select subject from mails where recipient = $1 order by id', [
      email,
    ]);
  const undo = (cluster: string) => staff.api.post(`/api/admin/feed/duplicates/${cluster}/undo`);
  const followersOf = async (issue: string) =>
    (
      await service.database.sql<{ email: string }>(
        `select email from alert_subscriptions where target = $1 and confirmed_at is not null order by email`,
        [issue],
      )
    ).map(({ email }) => email);
  const follow = (issue: string, email: string, joinedFrom: string | null = null) =>
    service.database.sql(
      `insert into alert_subscriptions (id, email, language, city, kind, target, frequency, created_at, confirmed_at,
                                        digested_until, joined_from)
       values ($1, $1, 'en', 'mumbai', 'issue', $2, 'instant', $3, $3, $3, $4)`,
      [email, issue, service.clock.now(), joinedFrom],
    );

  it('tells the reporters of the others once, and lets them and the followers follow the first', async () => {
    await follow(second, 'reader@example.org');
    await joinedWith(service, staff, first, second);
    expect(await alerts()).toMatchObject({ mails: 1 });
    expect(await mailsTo(ravi.email)).toEqual([
      {
        subject:
          'Your report “Hole in the road there” was joined with “Deep pothole at the signal”. You follow that one now',
      },
    ]);
    expect(await followersOf(first)).toEqual([asha.email, ravi.email, 'reader@example.org'].sort());
    await service.database.sql('update alert_subscriptions set next_mail_at = null');
    await service.database.sql('delete from mails');
    service.clock.advance(1000);
    await feedStatusChanged(service, first, 'progress');
    await alerts();
    for (const email of [asha.email, ravi.email, 'reader@example.org'])
      expect(await mailsTo(email)).toEqual([{ subject: 'Deep pothole at the signal: In progress' }]);
    await service.database.sql('delete from alert_subscriptions where email = $1', ['reader@example.org']);
  });

  it('tells the person for whom a client of Open311 reported, if they follow their report', async () => {
    const email = 'caller@example.org';
    const third = await filedReport(service, await apiClient(service), { email });
    await service.database.sql('update alert_subscriptions set confirmed_at = $1 where email = $2', [
      ...[service.clock.now(), email],
    ]);
    await service.database.sql('delete from mails');
    const cluster = await joinedWith(service, staff, first, third);
    await alerts();
    expect(await mailsTo(email)).toEqual([
      { subject: expect.stringContaining('was joined with “Deep pothole at the signal”') as string },
    ]);
    expect(await followersOf(first)).toContain(email);
    await undo(cluster);
    expect(await followersOf(first)).not.toContain(email);
    expect(await followersOf(third)).toEqual([email]);
  });

  it('is undone for followers, too, but for who asked to follow the first meanwhile', async () => {
    await follow(second, 'leaves@example.org');
    await follow(second, 'stays@example.org');
    const cluster = await joinedWith(service, staff, first, second);
    await service.database.sql(
      `update alert_subscriptions set joined_from = null where target = $1 and email = 'stays@example.org'`,
      [first],
    );
    await undo(cluster);
    expect(await followersOf(first)).toEqual([asha.email, 'stays@example.org'].sort());
    expect(await followersOf(second)).toEqual([ravi.email, 'leaves@example.org', 'stays@example.org'].sort());
    // The mail about the merge is not sent any more.
    expect(await alerts()).toMatchObject({ mails: 0 });
    await service.database.sql(`delete from alert_subscriptions where email like '%s@example.org'`);
  });

  it('does not list the former subscription, and keeps a request that waits for confirmation', async () => {
    const reader = new PublicClient(service.url);
    expect((await reader.post('/mumbai/follow', { email: 'waits@example.org', issue: second })).status).toBe(
      200,
    );
    await joinedWith(service, staff, first, second);
    const rows = await service.database.sql<{ target: string; waits: boolean }>(
      `select target, confirmed_at is null as waits from alert_subscriptions where email = 'waits@example.org' order by target`,
    );
    expect(rows).toEqual([first, second].sort().map((target) => ({ target, waits: true })));
  });

  it('shows their photos and posts as those of a joined report, and notes who holds them', async () => {
    const post = await attachedPost(service, second, ravi);
    const roads = await unit(staff, { name: 'Roads' });
    await staff.api.post(`/api/admin/feed/issues/${second}/assign`, { unitId: roads.id });
    const cluster = await joinedWith(service, staff, first, second);
    const media = async () =>
      (await service.tokenApi.get<Envelope<IssueDto>>(`/api/issues/${first}`)).body.data.media;
    expect(await media()).toMatchObject([{ mediaId: post, joinedFrom: second }]);
    const anyone = new PublicClient(service.url);
    expect((await anyone.get(`/mumbai/issues/${first}`)).text).toContain('From a joined report');
    const notes = await service.database.sql('select text from staff_notes where issue_id = $1', [first]);
    expect(notes).toEqual([
      { text: `Report ${second.slice(-6)} was joined with this one. It is held by Roads.` },
    ]);
    await undo(cluster);
    expect(await media()).toEqual([]);
  });

  it('and its undoing are sent to webhooks', async () => {
    const client = await apiClient(service);
    await webhookEndpoint(service, client, { eventTypes: ['issue.merged', 'issue.unmerged'] });
    const cluster = await joinedWith(service, staff, first, second);
    await undo(cluster);
    const events = await service.database.sql<{ payload: string }>(
      'select payload from webhook_events where issue_id = $1 order by id',
      [first],
    );
    const merge = { issueId: first, members: [first, second], canonicalIssueId: first };
    expect(events.map(({ payload }) => JSON.parse(payload) as object)).toMatchObject([
      { type: 'issue.merged', data: merge },
      { type: 'issue.unmerged', data: merge },
    ]);
  });
});
