import { AlertDigests } from '../../../src/alerts/digests/alert-digests.service';
import { AlertMailsService } from '../../../src/alerts/mails/alert-mails.service';
import { InstantAlerts } from '../../../src/alerts/instant-alerts.service';
import { AlertPushesService } from '../../../src/alerts/push/alert-pushes.service';
import { MailOutbox } from '../../../src/platform/mail/mail-outbox.service';
import { MailSender } from '../../../src/platform/mail/mail-sender.service';
import { hiddenIssue, reportedIssue } from '../../factories/issues';
import { PushReceiver } from '../../support/network/push-receiver';
import { startService, type TestService } from '../../support/service/service';
import { type SmtpCatcher, startSmtp } from '../../support/network/smtp';

const MINUTE_MS = 60_000;
/** A Wednesday, in India. */
const NOON = new Date('2027-03-03T06:30:00Z');
const LATE = new Date('2027-03-03T16:29:30Z');
const NIGHT = new Date('2027-03-03T17:30:00Z');
/** 08:00 of the next day. */
const MORNING = new Date('2027-03-04T02:30:00Z');

describe('quiet hours', () => {
  let smtp: SmtpCatcher;
  let receiver: PushReceiver;
  let service: TestService;
  let issue: string;
  beforeAll(async () => {
    smtp = await startSmtp();
    receiver = await PushReceiver.start();
    service = await startService({ settings: { SMTP_URL: smtp.url, PUSH_ORIGINS: receiver.origin } });
    issue = await reportedIssue(service, { category: 'road' });
  });
  afterAll(async () => {
    await service.stop();
    await receiver.stop();
    await smtp.stop();
  });
  beforeEach(async () => {
    service.clock.set(NOON);
    smtp.mails.splice(0);
    smtp.replies.clear();
    receiver.shown.splice(0);
    receiver.status = 201;
    for (const table of ['mails', 'alert_events', 'alert_devices', 'alert_subscriptions'])
      await service.database.sql(`delete from ${table}`);
  });

  const follow = (kind: 'issue' | 'category') =>
    service.database.sql(
      `insert into alert_subscriptions (id, email, language, city, kind, target, frequency, created_at, confirmed_at, digested_until)
       values ('sub_reader', 'reader@example.org', 'en', 'mumbai', $1, $2, $3, $4, $4, $4)`,
      [kind, ...(kind === 'issue' ? [issue, 'instant'] : ['road', 'daily']), NOON],
    );
  const happened = () =>
    service.database.sql(
      `insert into alert_events (issue_id, city, type, detail, at) values ($1, 'mumbai', 'overdue', '', $2)`,
      [issue, service.clock.now()],
    );
  const writeAlerts = () => service.app.get(InstantAlerts, { strict: false }).run();
  const digest = () => service.app.get(AlertDigests, { strict: false }).run();
  const sendDue = () => service.app.get(MailSender, { strict: false }).sendDue();
  const dueAt = async () =>
    (await service.database.sql<{ due_at: Date }>('select due_at from mails')).map(({ due_at }) => due_at);
  const recipients = () => smtp.mails.map(({ to }) => to);

  it('delay a mail that is retried, and one that becomes due late', async () => {
    await follow('issue');
    service.clock.set(LATE);
    await happened();
    await writeAlerts();
    smtp.replies.set('reader@example.org', '451 4.7.1 later');
    expect(await sendDue()).toEqual({ sent: 0, failed: 0, postponed: 1 });
    smtp.replies.clear();
    service.clock.advance(2 * MINUTE_MS);
    expect(await sendDue()).toEqual({ sent: 0, failed: 0, postponed: 1 });
    expect([recipients(), await dueAt()]).toEqual([[], [MORNING]]);
    service.clock.set(MORNING);
    expect(await sendDue()).toMatchObject({ sent: 1 });
    expect(await service.database.sql('select attempts from mails')).toEqual([{ attempts: 2 }]);
  });

  it('delay a mail whose issue was hidden for a while', async () => {
    await follow('issue');
    service.clock.set(LATE);
    await happened();
    await writeAlerts();
    await hiddenIssue(service, issue);
    await sendDue();
    await hiddenIssue(service, issue, false);
    service.clock.advance(61 * MINUTE_MS);
    expect(await sendDue()).toEqual({ sent: 0, failed: 0, postponed: 1 });
    expect(await dueAt()).toEqual([MORNING]);
  });

  it('delay a digest that was not sent by day, and none is written in them', async () => {
    await follow('category');
    service.clock.advance(MINUTE_MS);
    await happened();
    // The first run of the night is half a minute after 22:00.
    for (const time of [LATE.getTime() + MINUTE_MS, NIGHT.getTime()]) {
      service.clock.set(new Date(time + 24 * 60 * MINUTE_MS));
      expect(await digest()).toEqual({ subscriptions: 0, mails: 0 });
    }
    service.clock.set(new Date(NIGHT.getTime() + 20 * 60 * MINUTE_MS));
    expect(await digest()).toEqual({ subscriptions: 1, mails: 1 });
    service.clock.set(new Date(NIGHT.getTime() + 24 * 60 * MINUTE_MS));
    expect(await sendDue()).toEqual({ sent: 0, failed: 0, postponed: 1 });
    expect(await dueAt()).toEqual([new Date(MORNING.getTime() + 24 * 60 * MINUTE_MS)]);
  });

  it('do not apply to confirmations, nor to letters to offices', async () => {
    service.clock.set(NIGHT);
    await service.app
      .get(AlertMailsService, { strict: false })
      .confirm('asked@example.org', { language: 'en', city: 'mumbai', at: NIGHT });
    const letter = { key: 'escalation:iss_1:1', subject: 's', body: 'b' };
    await service.app.get(MailOutbox, { strict: false }).add({ ...letter, recipient: 'office@example.org' });
    expect(await sendDue()).toMatchObject({ sent: 2 });
    expect(recipients().sort()).toEqual(['asked@example.org', 'office@example.org']);
  });

  it('delay messages to devices, also retried ones', async () => {
    await follow('issue');
    const { endpoint, p256dh, auth } = receiver.device('one');
    await service.database.sql(
      `insert into alert_devices (email, language, endpoint, p256dh, auth, created_at)
       values ('reader@example.org', 'en', $1, $2, $3, $4)`,
      [endpoint, p256dh, auth, NOON],
    );
    const push = () => service.app.get(AlertPushesService, { strict: false }).sendDue();
    service.clock.set(LATE);
    await happened();
    await writeAlerts();
    receiver.status = 503;
    expect(await push()).toEqual({ shown: 0, dropped: 0, postponed: 1 });
    receiver.status = 201;
    receiver.shown.splice(0);
    service.clock.advance(2 * MINUTE_MS);
    expect(await push()).toEqual({ shown: 0, dropped: 0, postponed: 1 });
    expect(receiver.shown).toEqual([]);
    expect(await service.database.sql('select due_at, attempts from alert_pushes')).toEqual([
      { due_at: MORNING, attempts: 1 },
    ]);
    service.clock.set(MORNING);
    expect(await push()).toEqual({ shown: 1, dropped: 0, postponed: 0 });
  });
});
