import { AlertDigests } from '../../../src/alerts/digests/alert-digests.service';
import { FollowerQueries } from '../../../src/alerts/subscriptions/follower.queries';
import { InstantAlerts } from '../../../src/alerts/instant-alerts.service';
import { MailSender } from '../../../src/platform/mail/mail-sender.service';
import { hiddenIssue, reportedIssue } from '../../factories/issues';
import { startService, type TestService } from '../../support/service/service';
import { type SmtpCatcher, startSmtp } from '../../support/network/smtp';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const READER = 'reader@example.org';
/** 10:00 and 08:02 in India, counted from a Wednesday. */
const at = (day: number) => new Date(`2027-03-0${day}T04:30:00Z`);
const morning = (day: number) => new Date(`2027-03-0${day}T02:32:00Z`);

describe('after a day on which no mail was accepted', () => {
  let smtp: SmtpCatcher;
  let service: TestService;
  let issue: string;
  beforeAll(async () => {
    smtp = await startSmtp();
    service = await startService({ settings: { SMTP_URL: smtp.url } });
    service.clock.set(at(3));
    issue = await reportedIssue(service, { category: 'road' });
  });
  afterAll(async () => {
    await service.stop();
    await smtp.stop();
  });
  beforeEach(async () => {
    service.clock.set(at(3));
    smtp.mails.splice(0);
    smtp.replies.clear();
    for (const table of ['mails', 'alert_events', 'alert_subscriptions'])
      await service.database.sql(`delete from ${table}`);
  });

  const follow = (kind: string, target: string, frequency: string) =>
    service.database.sql(
      `insert into alert_subscriptions (id, email, language, city, kind, target, frequency, created_at, confirmed_at, digested_until)
       values ('sub_reader', '${READER}', 'en', 'mumbai', $1, $2, $3, $4, $4, $4)`,
      [kind, target, frequency, at(3)],
    );
  async function happened(office: string, to = issue): Promise<void> {
    service.clock.advance(1000);
    await service.database.sql(
      `insert into alert_events (issue_id, city, type, detail, at) values ($1, 'mumbai', 'escalated', $2, $3)`,
      [to, office, service.clock.now()],
    );
  }
  const digest = async () => (await service.app.get(AlertDigests, { strict: false }).run()).mails;
  const writeAlerts = async () => (await service.app.get(InstantAlerts, { strict: false }).run()).mails;
  const sendDue = () => service.app.get(MailSender, { strict: false }).sendDue();
  const answer = (reply?: string) => (reply ? smtp.replies.set(READER, reply) : smtp.replies.delete(READER));
  const officesIn = (n: number) => smtp.mails[n]!.source.match(/Office \d/g)!;

  it('a digest sent a day late counts for its own day: the next one has everything since', async () => {
    await follow('category', 'road', 'daily');
    await happened('Office 1');
    service.clock.set(morning(4));
    expect(await digest()).toBe(1);
    answer('451 4.3.0 later');
    await sendDue();
    await happened('Office 2');
    service.clock.set(morning(5));
    expect(await digest()).toBe(0);
    answer();
    expect(await sendDue()).toMatchObject({ sent: 1 });
    await happened('Office 3');
    service.clock.advance(HOUR_MS);
    expect([await digest(), await sendDue()]).toMatchObject([0, { sent: 0 }]);
    service.clock.set(morning(6));
    expect([await digest(), await sendDue()]).toMatchObject([1, { sent: 1 }]);
    expect(new Set(officesIn(0))).toEqual(new Set(['Office 1']));
    expect(new Set(officesIn(1))).toEqual(new Set(['Office 2', 'Office 3']));
  });

  it('so does one that was sent in the morning, before that of the day was written', async () => {
    await follow('category', 'road', 'daily');
    await happened('Office 1');
    service.clock.set(morning(4));
    expect(await digest()).toBe(1);
    await happened('Office 2');
    service.clock.set(new Date(morning(5).getTime() - 60_000));
    expect(await sendDue()).toMatchObject({ sent: 1 });
    service.clock.set(morning(5));
    expect(await digest()).toBe(0);
    service.clock.set(morning(6));
    expect(await digest()).toBe(1);
  });

  it('one that was withdrawn, because its issue is now hidden, does not delay that of the day any longer', async () => {
    const other = await reportedIssue(service, { category: 'road' });
    await service.database.sql('delete from alert_events');
    await follow('category', 'road', 'daily');
    await happened('Office 1');
    service.clock.set(morning(4));
    expect(await digest()).toBe(1);
    answer('451 4.3.0 later');
    await sendDue();
    await happened('Office 2', other);
    service.clock.set(morning(5));
    expect(await digest()).toBe(0);
    await hiddenIssue(service, issue);
    await sendDue();
    await hiddenIssue(service, issue, false);
    service.clock.advance(MINUTE_MS);
    answer();
    expect([await digest(), await sendDue()]).toMatchObject([1, { sent: 1 }]);
    expect(new Set(officesIn(0))).toEqual(new Set(['Office 1', 'Office 2']));
  });

  it('subscriptions whose previous digest is still waiting are read 500 at a time', async () => {
    await service.database.sql(
      `insert into alert_subscriptions (id, email, language, city, kind, target, frequency, created_at, confirmed_at, digested_until)
       select 'sub_' || n, 'one-' || n || '@example.org', 'en', 'mumbai', 'category', 'road', 'daily', $1, $1, $1
         from generate_series(1, 600) n`,
      [at(3)],
    );
    await happened('Office 1');
    service.clock.set(morning(4));
    expect(await digest()).toBe(600);
    await happened('Office 2');
    service.clock.set(morning(5));
    const asked = jest.spyOn(service.app.get(FollowerQueries, { strict: false }), 'mailed');
    expect(await digest()).toBe(0);
    expect(asked.mock.calls.map(([ids]) => ids.length)).toEqual([500, 100, 0]);
    asked.mockRestore();
  });

  it('a mail about an issue that is sent a day late also counts for its own day', async () => {
    await follow('issue', issue, 'instant');
    await happened('Office 1');
    expect(await writeAlerts()).toBe(1);
    answer('451 4.3.0 later');
    await sendDue();
    await happened('Office 2');
    await writeAlerts();
    service.clock.set(morning(4));
    expect(await writeAlerts()).toBe(0);
    answer();
    expect(await sendDue()).toMatchObject({ sent: 1 });
    await happened('Office 3');
    service.clock.advance(HOUR_MS);
    expect([await writeAlerts(), await sendDue()]).toMatchObject([0, { sent: 0 }]);
    service.clock.set(morning(5));
    expect([await writeAlerts(), await sendDue()]).toMatchObject([1, { sent: 1 }]);
    expect(new Set(officesIn(1))).toEqual(new Set(['Office 2', 'Office 3']));
  });
});
