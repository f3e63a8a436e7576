import { AlertDigests } from '../../../src/alerts/digests/alert-digests.service';
import { MailSender } from '../../../src/platform/mail/mail-sender.service';
import { hiddenIssue, reportedIssue } from '../../factories/issues';
import { startService, type TestService } from '../../support/service/service';

const TITLE = 'A sunken drain';

describe('events of an issue that was hidden for a while', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());
  beforeEach(() =>
    service.database.sql('delete from mails; delete from alert_events; delete from alert_subscriptions'),
  );

  /** At a time of a day in India; the 5th, 12th, 19th and 26th are Mondays. */
  const on = (day: number, time = '08:06') =>
    service.clock.set(new Date(`2027-04-${String(day).padStart(2, '0')}T${time}:00+05:30`));
  const follows = (name: string, frequency = 'daily') =>
    service.database.sql(
      `insert into alert_subscriptions (id, email, language, city, kind, target, frequency, created_at, confirmed_at, digested_until)
       values ('sub_' || $2::text, $2 || '@example.org', 'en', 'mumbai', 'category', 'road', $3, $1, $1, $1)`,
      [service.clock.now(), name, frequency],
    );
  const reported = (title = TITLE) => reportedIssue(service, { category: 'road', title });
  const write = () => service.app.get(AlertDigests, { strict: false }).run();
  const send = () => service.app.get(MailSender, { strict: false }).sendDue();
  /** For each of some mornings, the recipients of a digest that includes the issue. */
  async function sentOn(...days: number[]): Promise<string[][]> {
    const sent: string[][] = [];
    for (const day of days) {
      on(day);
      const since = service.clock.now();
      await write();
      await send();
      const rows = await service.database.sql<{ recipient: string }>(
        'select recipient from mails where sent_at >= $1 and body like $2 order by recipient',
        [since, `%${TITLE}%`],
      );
      sent.push(rows.map(({ recipient }) => recipient.slice(0, recipient.indexOf('@'))));
    }
    return sent;
  }

  it.each([
    ['before the digests of the morning were written', '08:03', '08:06', '08:20'],
    ['while the service was down in the morning', '09:00', '12:00', '13:00'],
    ['before that morning, until they were written', '07:00', '08:06', '08:20'],
  ])('are in the next digest, once, if it was hidden %s', async (_, hiddenAt, writtenAt, shownAt) => {
    on(5, '12:00');
    await follows('reader');
    on(6, '12:00');
    const issue = await reported();
    on(7, hiddenAt);
    await hiddenIssue(service, issue);
    on(7, writtenAt);
    expect((await write()).mails).toBe(0);
    on(7, shownAt);
    await hiddenIssue(service, issue, false);
    expect((await write()).mails).toBe(0);
    expect(await sentOn(8, 9)).toEqual([['reader'], []]);
  });

  it('are in the digest of the morning if it was shown again before that was written', async () => {
    on(5, '12:00');
    await follows('reader');
    const issue = await reported();
    on(6, '08:02');
    await hiddenIssue(service, issue);
    await hiddenIssue(service, issue, false);
    expect(await sentOn(6, 7)).toEqual([['reader'], []]);
  });

  it('are all in the digest of the morning if the issue was shown again after 08:00, before that was written', async () => {
    on(5, '12:00');
    await follows('reader');
    service.clock.advance(1000);
    const issue = await reported();
    on(5, '13:00');
    await hiddenIssue(service, issue);
    expect(await sentOn(6)).toEqual([[]]);
    await service.database.sql(
      `insert into alert_events (issue_id, city, type, detail, at, held, hidden_at)
       values ($1, 'mumbai', 'escalated', 'Office 1', $2, true, $2)`,
      [issue, service.clock.now()],
    );
    on(7, '08:02');
    await hiddenIssue(service, issue, false);
    expect(await sentOn(7, 8)).toEqual([['reader'], []]);
    const [digest] = await service.database.sql<{ body: string }>('select body from mails');
    expect(digest!.body.split(TITLE)).toHaveLength(3);
    expect(digest!.body).toContain('Office 1');
  });

  it('are in the next digest if the issue was shown again while that of the morning was written', async () => {
    on(5, '12:00');
    await follows('reader');
    service.clock.advance(1000);
    const issue = await reported();
    await hiddenIssue(service, issue);
    on(6);
    await hiddenIssue(service, issue, false);
    expect(await sentOn(6, 7, 8)).toEqual([[], ['reader'], []]);
  });

  it('are in the next digest, once, if one was withdrawn', async () => {
    on(5, '12:00');
    await follows('reader');
    service.clock.advance(1000);
    const issue = await reported();
    await reported('A broken kerb');
    on(6);
    await write();
    on(6, '08:07');
    await hiddenIssue(service, issue);
    expect(await send()).toEqual({ sent: 0, failed: 0, postponed: 1 });
    expect((await write()).mails).toBe(1);
    expect(await send()).toEqual({ sent: 1, failed: 0, postponed: 0 });
    on(6, '09:00');
    await hiddenIssue(service, issue, false);
    expect(await sentOn(7, 8)).toEqual([['reader'], []]);
  });

  it('are sent to all who had them in no digest, and to nobody twice', async () => {
    on(5, '12:00');
    await follows('early');
    await follows('late');
    service.clock.advance(1000);
    const issue = await reported();
    await service.database.sql(
      `alter table mails add constraint mails_broken check (recipient not like 'late@%')`,
    );
    expect(await sentOn(6)).toEqual([['early']]);
    await service.database.sql('alter table mails drop constraint mails_broken');
    on(6, '08:07');
    await hiddenIssue(service, issue);
    on(6, '08:11');
    expect(await write()).toEqual({ subscriptions: 1, mails: 0 });
    on(6, '09:00');
    await hiddenIssue(service, issue, false);
    await hiddenIssue(service, issue);
    on(7, '12:00');
    await hiddenIssue(service, issue, false);
    expect(await sentOn(8)).toEqual([['late']]);
    on(8, '12:00');
    await hiddenIssue(service, issue);
    await hiddenIssue(service, issue, false);
    expect(await sentOn(9, 10)).toEqual([[], []]);
  });

  it('are not sent again if a digest counted them among those left out', async () => {
    on(5, '12:00');
    await follows('reader');
    service.clock.advance(1000);
    const issue = await reported();
    const others = await reported('A broken kerb');
    await service.database.sql(
      `insert into alert_events (issue_id, city, type, detail, at)
       select $1, 'mumbai', 'overdue', '', $2 from generate_series(1, 30)`,
      [others, new Date(service.clock.now().getTime() + 1000)],
    );
    expect(await sentOn(6)).toEqual([[]]);
    on(6, '12:00');
    await hiddenIssue(service, issue);
    await hiddenIssue(service, issue, false);
    expect(await sentOn(7)).toEqual([[]]);
  });

  it('are not sent again if a digest written after the issue was shown again left them out', async () => {
    on(5, '12:00');
    await follows('reader');
    service.clock.advance(1000);
    const issue = await reported();
    await hiddenIssue(service, issue);
    on(6, '08:02');
    await hiddenIssue(service, issue, false);
    const others = await reported('A broken kerb');
    await service.database.sql(
      `insert into alert_events (issue_id, city, type, detail, at, hidden_at, shown_at)
       select $1, 'mumbai', 'overdue', '', v.at, v.hidden_at, v.shown_at + interval '1 second'
         from alert_events v, generate_series(1, 30) where v.issue_id = $2`,
      [others, issue],
    );
    expect(await sentOn(6, 7)).toEqual([[], []]);
    const [digest] = await service.database.sql<{ body: string }>(
      `select body from mails where body like '%kerb%'`,
    );
    expect(digest!.body).toContain('and 11 more');
  });

  it('are in a weekly digest, even if they were days before the issue was hidden', async () => {
    on(5, '12:00');
    await follows('reader', 'weekly');
    on(6, '12:00');
    const issue = await reported();
    on(9, '12:00');
    await hiddenIssue(service, issue);
    expect(await sentOn(12)).toEqual([[]]);
    on(13, '12:00');
    await hiddenIssue(service, issue, false);
    expect(await sentOn(14, 19, 26)).toEqual([[], ['reader'], []]);
  });

  it.each([
    [14, ['reader']],
    [15, []],
  ])('are sent if they were up to 14 days before it is shown again: %i', async (days, expected) => {
    on(1, '12:00');
    await follows('reader');
    service.clock.advance(1000);
    const issue = await reported();
    await hiddenIssue(service, issue);
    on(1 + days, '12:00');
    await hiddenIssue(service, issue, false);
    expect(await sentOn(2 + days, 3 + days)).toEqual([expected, []]);
  });

  it('are not sent to later followers, nor to the person who caused them', async () => {
    on(5, '12:00');
    await follows('actor');
    service.clock.advance(1000);
    const issue = await reported();
    await service.database.sql(
      `update users set email = 'Actor@example.org' where id = (select reporter_id from issues where id = $1)`,
      [issue],
    );
    on(6, '12:00');
    await hiddenIssue(service, issue);
    await follows('new');
    on(7, '12:00');
    await hiddenIssue(service, issue, false);
    expect(await sentOn(8)).toEqual([[]]);
  });
});
