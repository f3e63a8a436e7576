import { FollowerQueries } from '../../../src/alerts/subscriptions/follower.queries';
import { InstantAlerts } from '../../../src/alerts/instant-alerts.service';
import { hiddenIssue, feedStatusChanged, reportedIssue } from '../../factories/issues';
import { startService, type TestService } from '../../support/service/service';
import { itThoroughly } from '../../support/service/thorough';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** A Wednesday, 12:00 in India. */
const NOON = new Date('2027-03-03T06:30:00Z');
/** 08:00 in India on the following days. */
const [THURSDAY, FRIDAY] = [new Date('2027-03-04T02:30:00Z'), new Date('2027-03-05T02:30:00Z')];

interface MailRow {
  subject: string;
  body: string;
  created_at: Date;
}

describe('the follower of an issue', () => {
  let service: TestService;
  let issue: string;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    service.clock.set(new Date(NOON.getTime() - DAY_MS));
    issue = await reportedIssue(service, { title: 'A deep pothole' });
    for (const table of ['mails', 'alert_events', 'alert_devices', 'alert_subscriptions'])
      await service.database.sql(`delete from ${table}`);
    await service.database.sql(
      `insert into alert_subscriptions (id, email, language, city, kind, target, frequency, created_at, confirmed_at, digested_until)
       values ('sub_reader', 'reader@example.org', 'en', 'mumbai', 'issue', $1, 'instant', $2, $2, $2)`,
      [issue, service.clock.now()],
    );
    service.clock.set(NOON);
  });

  /** As if the mails that are due had been sent. */
  const sent = () =>
    service.database.sql(
      `update mails set status = 'sent', sent_at = $1 where status = 'waiting' and due_at <= $1`,
      [service.clock.now()],
    );
  const writeAlerts = async () => {
    const outcome = await service.app.get(InstantAlerts, { strict: false }).run();
    await sent();
    return outcome;
  };
  const mails = () => service.database.sql<MailRow>('select * from mails order by created_at, id');
  const linesOf = ({ body }: MailRow) => body.split('\n\n').filter((line) => line.startsWith('A deep'));
  const happened = (type: string, detail = '') =>
    service.database.sql(
      `insert into alert_events (issue_id, city, type, detail, at) values ($1, 'mumbai', $2, $3, $4)`,
      [issue, type, detail, service.clock.now()],
    );
  const atMoment = (time: Date) => service.clock.set(new Date(time.getTime() + 60_000));

  it('gets the first event of a day at once, and later ones in one mail the next morning', async () => {
    await feedStatusChanged(service, issue, 'progress');
    expect((await writeAlerts()).mails).toBe(1);
    for (let n = 0; n < 3; n++) {
      service.clock.advance(HOUR_MS);
      await happened('status', n === 2 ? 'resolved' : 'in_progress');
      expect((await writeAlerts()).mails).toBe(0);
    }
    service.clock.set(new Date(THURSDAY.getTime() - 60_000));
    expect((await writeAlerts()).mails).toBe(0);
    atMoment(THURSDAY);
    expect((await writeAlerts()).mails).toBe(1);
    const [first, second] = await mails();
    expect(linesOf(first!)).toEqual(['A deep pothole: In progress']);
    expect(second!.subject).toBe('A deep pothole: Resolved');
    expect(linesOf(second!)).toEqual([
      'A deep pothole: Resolved',
      ...Array<string>(2).fill('A deep pothole: In progress'),
    ]);
    // That was Thursday's mail.
    service.clock.advance(HOUR_MS);
    await happened('overdue');
    expect((await writeAlerts()).mails).toBe(0);
    atMoment(FRIDAY);
    expect((await writeAlerts()).mails).toBe(1);
    expect(await service.database.sql('select from alerts_sent where due_at is not null')).toEqual([]);
  });

  it('gets one mail for an issue that is late and was escalated', async () => {
    await happened('overdue');
    await happened('escalated', 'Ward Officer');
    expect(await writeAlerts()).toEqual({ events: 2, mails: 1 });
    const [mail] = await mails();
    expect(linesOf(mail!)).toEqual([
      'A deep pothole: escalated to Ward Officer',
      'A deep pothole: not resolved in time',
    ]);
  });

  it('gets a mail at once again on a day without previous mail', async () => {
    await happened('overdue');
    await writeAlerts();
    service.clock.advance(DAY_MS);
    await happened('status', 'resolved');
    expect((await writeAlerts()).mails).toBe(1);
  });

  it('gets one mail in the morning about a night', async () => {
    for (let n = 0; n < 3; n++) {
      service.clock.set(new Date(THURSDAY.getTime() - (10 - n * 4) * HOUR_MS + 60_000));
      await happened('status', 'in_progress');
      await writeAlerts();
    }
    expect(await mails()).toEqual([]);
    atMoment(THURSDAY);
    expect((await writeAlerts()).mails).toBe(1);
    expect(linesOf((await mails())[0]!)).toHaveLength(3);
  });

  it('gets the newest twenty events, and the number of the others', async () => {
    for (let n = 0; n < 30; n++) await happened('overdue');
    await writeAlerts();
    const [mail] = await mails();
    expect([linesOf(mail!).length, mail!.body]).toEqual([20, expect.stringContaining('and 10 more')]);
  });

  it('gets the waiting events of a hidden issue if it is shown again within three days', async () => {
    await happened('overdue');
    await writeAlerts();
    await happened('status', 'resolved');
    await writeAlerts();
    await hiddenIssue(service, issue);
    atMoment(THURSDAY);
    expect((await writeAlerts()).mails).toBe(0);
    await hiddenIssue(service, issue, false);
    expect((await writeAlerts()).mails).toBe(0);
    service.clock.advance(HOUR_MS);
    expect((await writeAlerts()).mails).toBe(1);
    service.clock.advance(HOUR_MS);
    await happened('status', 'closed');
    await writeAlerts();
    await hiddenIssue(service, issue);
    service.clock.advance(4 * DAY_MS);
    await writeAlerts();
    await hiddenIssue(service, issue, false);
    service.clock.advance(HOUR_MS);
    expect((await writeAlerts()).mails).toBe(0);
  });

  it('gets the events before an issue was hidden at once if it is shown again within three days', async () => {
    await happened('overdue');
    await hiddenIssue(service, issue);
    expect((await writeAlerts()).mails).toBe(0);
    service.clock.advance(30 * MINUTE_MS);
    await hiddenIssue(service, issue, false);
    expect((await writeAlerts()).mails).toBe(1);
    atMoment(FRIDAY);
    await happened('status', 'resolved');
    await hiddenIssue(service, issue);
    for (let day = 0; day < 4; day++) {
      expect((await writeAlerts()).mails).toBe(0);
      service.clock.advance(DAY_MS);
    }
    await hiddenIssue(service, issue, false);
    expect((await writeAlerts()).mails).toBe(0);
  });

  it('gets ten events of a day on a device, and the others only by mail', async () => {
    await service.database.sql(
      `insert into alert_devices (email, language, endpoint, p256dh, auth, created_at)
       values ('reader@example.org', 'en', 'https://push.example/1', 'x', 'x', $1)`,
      [NOON],
    );
    for (let n = 0; n < 15; n++) await happened('overdue');
    await writeAlerts();
    expect(await service.database.sql('select from alert_pushes')).toHaveLength(10);
    service.clock.advance(25 * HOUR_MS);
    await happened('overdue');
    await writeAlerts();
    expect(await service.database.sql('select from alert_pushes')).toHaveLength(11);
  });

  itThoroughly(
    'gets each mail once among many followers, even if an instance ends between two batches',
    async () => {
      await service.database.sql(
        `insert into alert_subscriptions (id, email, language, city, kind, target, frequency, created_at, confirmed_at, digested_until)
       select 'sub_' || n, 'one-' || n || '@example.org', 'en', 'mumbai', 'issue', $1, 'instant', $2, $2, $2
         from generate_series(1, 1999) n`,
        [issue, new Date(NOON.getTime() - DAY_MS)],
      );
      await happened('overdue');
      const queries = service.app.get(FollowerQueries, { strict: false });
      const add = queries.addFollowers.bind(queries);
      const limits: number[] = [];
      const adding = jest.spyOn(queries, 'addFollowers').mockImplementation(async (event, dueAt, limit) => {
        limits.push(limit);
        if (limits.length === 3) throw new Error('Connection terminated unexpectedly');
        return add(event, dueAt, limit);
      });
      await expect(writeAlerts()).rejects.toThrow();
      adding.mockRestore();
      expect(Math.max(...limits)).toBe(500);
      const state = () =>
        service.database.sql(
          `select (select count(*)::int from alerts_sent) as sent, (select count(*)::int from alert_events where pending) as pending`,
        );
      expect(await state()).toEqual([{ sent: 1000, pending: 1 }]);
      service.clock.advance(HOUR_MS);
      await writeAlerts();
      expect(await state()).toEqual([{ sent: 2000, pending: 0 }]);
      const recipients = await service.database.sql<{ recipient: string }>('select recipient from mails');
      expect([recipients.length, new Set(recipients.map(({ recipient }) => recipient)).size]).toEqual([
        2000, 2000,
      ]);
    },
  );
});
