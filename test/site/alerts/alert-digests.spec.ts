import { EntityManager } from 'typeorm';
import { AlertQueries } from '../../../src/alerts/alert.queries';
import { AlertDigests } from '../../../src/alerts/digests/alert-digests.service';
import { SystemClock } from '../../../src/kernel/time/clock';
import { jobTime } from '../../../src/platform/jobs/job-time';
import { MailSender } from '../../../src/platform/mail/mail-sender.service';
import { createLogger } from '../../../src/platform/logging/logger';
import { hiddenIssue, reportedIssue } from '../../factories/issues';
import { startService, type TestService } from '../../support/service/service';

const DAY_MS = 24 * 3_600_000;
/** 08:02 in India on the second and the third Monday after the report. */
const MONDAYS = ['2027-03-15T02:32:00Z', '2027-03-22T02:32:00Z'] as const;

describe('weekly and daily digests', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  const digest = () => service.app.get(AlertDigests, { strict: false }).run();
  const bodies = async () =>
    (await service.database.sql<{ body: string }>('select body from mails')).map(({ body }) => body);

  it('include what happened before a Monday without a digest', async () => {
    service.clock.set(new Date('2027-03-03T06:30:00Z'));
    await service.database.sql(
      `insert into alert_subscriptions (id, email, language, city, kind, target, frequency, created_at, confirmed_at, digested_until)
       values ('sub_1', 'reader@example.org', 'en', 'mumbai', 'category', 'road', 'weekly', $1, $1, $1)`,
      [service.clock.now()],
    );
    service.clock.advance(1000);
    await reportedIssue(service, { category: 'road', title: 'A deep pothole' });
    // The service is down on the first Monday.
    service.clock.set(new Date(MONDAYS[0]));
    await service.database.sql('delete from mails');
    expect((await digest()).mails).toBe(1);
    expect(await bodies()).toEqual([expect.stringContaining('A deep pothole')]);
    service.clock.set(new Date(MONDAYS[1]));
    expect((await digest()).mails).toBe(0);
  });

  const sendDue = () => service.app.get(MailSender, { strict: false }).sendDue();
  const on = (day: number) =>
    service.clock.set(new Date(`2027-04-${String(day).padStart(2, '0')}T02:32:00Z`));

  it('are written again, once, on a Tuesday on which they were withdrawn', async () => {
    const NONE = { subscriptions: 0, mails: 0 };
    on(1);
    await service.database.sql('delete from mails; delete from alert_events');
    await service.database.sql('update alert_subscriptions set digested_until = $1', [service.clock.now()]);
    service.clock.advance(1000);
    const hidden = await reportedIssue(service, { category: 'road', title: 'Hidden later' });
    await reportedIssue(service, { category: 'road', title: 'A broken kerb' });
    on(5);
    expect((await digest()).mails).toBe(1);
    on(6);
    expect(await digest()).toEqual(NONE);
    await hiddenIssue(service, hidden);
    expect(await sendDue()).toEqual({ sent: 0, failed: 0, postponed: 1 });
    expect((await digest()).mails).toBe(1);
    const [body, ...more] = await bodies();
    expect(more).toEqual([]);
    expect(body).toContain('A broken kerb');
    expect(body).not.toContain('Hidden later');
    expect(await sendDue()).toEqual({ sent: 1, failed: 0, postponed: 0 });
    on(7);
    expect(await digest()).toEqual(NONE);
    on(12);
    expect(await digest()).toEqual({ subscriptions: 1, mails: 0 });
  });

  it('lose no daily events if one is withdrawn while those of the next day are written', async () => {
    on(20);
    await service.database.sql('delete from mails; delete from alert_events');
    await service.database.sql(
      `update alert_subscriptions set frequency = 'daily', digested_until = $1 where id = 'sub_1'`,
      [service.clock.now()],
    );
    service.clock.advance(1000);
    const hidden = await reportedIssue(service, { category: 'road', title: 'Hidden by then' });
    await reportedIssue(service, { category: 'road', title: 'A sunken drain' });
    on(21);
    expect((await digest()).mails).toBe(1);
    on(22);
    const queries = service.app.get(AlertQueries, { strict: false });
    const read = queries.events.bind(queries);
    jest.spyOn(queries, 'events').mockImplementationOnce(async (...of) => {
      const events = await read(...of);
      await hiddenIssue(service, hidden);
      expect(await sendDue()).toMatchObject({ postponed: 1 });
      return events;
    });
    expect(await digest()).toEqual({ subscriptions: 0, mails: 0 });
    expect(await digest()).toEqual({ subscriptions: 1, mails: 1 });
    expect(await bodies()).toEqual([expect.stringContaining('A sunken drain')]);
  });
});

describe('a digest after an issue was hidden for a while', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  /** At a time of a day in India. */
  const on = (day: number, time = '08:02') =>
    service.clock.set(new Date(`2027-04-${String(day).padStart(2, '0')}T${time}:00+05:30`));
  /** The content of the digests that are written now, and sent at once. */
  const digested = async () => {
    await service.app.get(AlertDigests, { strict: false }).run();
    const waiting = await service.database.sql<{ body: string }>(
      `select body from mails where status = 'waiting'`,
    );
    await service.app.get(MailSender, { strict: false }).sendDue();
    return waiting.map(({ body }) => body);
  };

  it.each([
    ['daily', [2, 3, 4]],
    ['weekly', [5, 12, 19]],
  ] as const)(
    'includes earlier events of an issue that is %s, once',
    async (frequency, [first, second, third]) => {
      on(1);
      await service.database.sql(
        'delete from mails; delete from alert_events; delete from alert_subscriptions',
      );
      await service.database.sql(
        `insert into alert_subscriptions (id, email, language, city, kind, target, frequency, created_at, confirmed_at, digested_until)
       values ('sub_held', 'reader@example.org', 'en', 'mumbai', 'category', 'road', $2, $1, $1, $1)`,
        [service.clock.now(), frequency],
      );
      on(first - 1, '12:00');
      const issue = await reportedIssue(service, { category: 'road', title: 'A sunken drain' });
      on(first, '07:00');
      await hiddenIssue(service, issue);
      on(first);
      expect(await digested()).toEqual([]);
      on(first, '12:00');
      await hiddenIssue(service, issue, false);
      on(second);
      expect(await digested()).toEqual([expect.stringContaining('A sunken drain')]);
      on(second, '12:00');
      await hiddenIssue(service, issue);
      on(second + 1, '12:00');
      await hiddenIssue(service, issue, false);
      on(third);
      expect(await digested()).toEqual([]);
    },
  );

  it.each([
    ['before the morning', '13:00', '07:00'],
    ['in the minute in which the digests are settled', '08:00', '08:00'],
  ])('includes earlier events once if the issue was shown again %s', async (_, hiddenAt, shownAt) => {
    on(20);
    await service.database.sql(
      `delete from mails; delete from alert_events; update alert_subscriptions set frequency = 'daily', digested_until = '${service.clock.now().toISOString()}' where id = 'sub_held'`,
    );
    on(20, '12:00');
    const issue = await reportedIssue(service, { category: 'road', title: 'A cracked step' });
    on(hiddenAt > '12:00' ? 20 : 21, hiddenAt);
    await hiddenIssue(service, issue);
    on(21, shownAt);
    await hiddenIssue(service, issue, false);
    on(21);
    expect(await digested()).toEqual([expect.stringContaining('A cracked step')]);
    on(22);
    expect(await digested()).toEqual([]);
  });
});

/** The clock of a machine that is a day ahead. */
class ClockAhead extends SystemClock {
  override now(): Date {
    return new Date(super.now().getTime() + DAY_MS);
  }
}

/** A time zone where it is between 12:00 and 13:00 at a moment. The signs of these names are the other way round. */
function zoneAtNoon(moment: Date): string {
  const behind = moment.getUTCHours() - 12;
  return `Etc/GMT${behind < 0 ? '' : '+'}${behind}`;
}

describe('a machine whose clock is a day ahead', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  it('does due work by the clock of the database', async () => {
    const manager = service.app.get(EntityManager, { strict: false });
    const time = await jobTime(new ClockAhead(), manager);
    expect(Math.abs(time.getTime() - Date.now())).toBeLessThan(DAY_MS / 2);
    service.clock.advance(DAY_MS);
    expect((await jobTime(service.clock, manager)).getTime()).toBeGreaterThan(Date.now() + DAY_MS / 2);
  });

  it('loses no event of the day', async () => {
    // Digests are written by day only, and this clock cannot be set.
    await service.database.sql('update cities set time_zone = $1', [zoneAtNoon(new Date())]);
    const before = new Date(Date.now() - 2 * DAY_MS);
    await service.database.sql(
      `insert into alert_subscriptions (id, email, language, city, kind, target, frequency, created_at, confirmed_at, digested_until)
       values ('sub_1', 'reader@example.org', 'en', 'mumbai', 'category', 'road', 'daily', $1, $1, $1)`,
      [before],
    );
    const digests = service.app.get(AlertDigests, { strict: false });
    Object.assign(digests, { clock: new ClockAhead() });
    await digests.run();
    const [row] = await service.database.sql(
      'select digested_until > $1 as is_written, digested_until > now() as is_ahead from alert_subscriptions',
      [before],
    );
    expect(row).toEqual({ is_written: true, is_ahead: false });
  });
});

describe('a digest that cannot be written', () => {
  const lines: Array<{ city?: string; subscriptions?: string[] }> = [];
  let service: TestService;
  beforeAll(async () => {
    const logger = createLogger('silent');
    logger.warn = (line: object) => void lines.push(line);
    service = await startService({ logger });
  });
  afterAll(() => service.stop());
  beforeEach(() => lines.splice(0));

  const digest = () => service.app.get(AlertDigests, { strict: false }).run();
  const recipients = async () =>
    (await service.database.sql<{ recipient: string }>('select recipient from mails order by recipient')).map(
      ({ recipient }) => recipient,
    );

  it('does not block others of its city, nor other cities, until the next run', async () => {
    service.clock.set(new Date('2027-03-03T06:30:00Z'));
    for (const [n, city] of ['mumbai', 'mumbai', 'mumbai', 'pune'].entries())
      await service.database.sql(
        `insert into alert_subscriptions (id, email, language, city, kind, target, frequency, created_at, confirmed_at, digested_until)
         values ('sub_' || $1::int, 'reader-' || $1::int || '@example.org', 'en', $2, 'category', 'road', 'daily', $3, $3, $3)`,
        [n, city, service.clock.now()],
      );
    service.clock.advance(1000);
    const issue = await reportedIssue(service, { category: 'road' });
    await service.database.sql(
      `insert into alert_events (issue_id, city, type, detail, at) values ($1, 'pune', 'overdue', '', $2)`,
      [issue, service.clock.now()],
    );
    await service.database.sql('delete from mails');
    await service.database.sql(
      `alter table mails add constraint mails_broken check (recipient <> 'reader-0@example.org')`,
    );
    service.clock.set(new Date('2027-03-04T02:32:00Z'));
    expect(await digest()).toEqual({ subscriptions: 3, mails: 3 });
    expect(await recipients()).toEqual(['1', '2', '3'].map((n) => `reader-${n}@example.org`));
    expect(lines).toEqual([expect.objectContaining({ city: 'mumbai', subscriptions: ['sub_0'] })]);
    await service.database.sql('alter table mails drop constraint mails_broken');
    expect(await digest()).toEqual({ subscriptions: 1, mails: 1 });
  });
});

describe('a digest that waits while one of its issues is hidden', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  const digest = () => service.app.get(AlertDigests, { strict: false }).run();
  const sendDue = () => service.app.get(MailSender, { strict: false }).sendDue();

  it('is not written again if a later one was, which would repeat its events', async () => {
    service.clock.set(new Date('2027-03-03T06:30:00Z'));
    await service.database.sql(
      `insert into alert_subscriptions (id, email, language, city, kind, target, frequency, created_at, confirmed_at, digested_until)
       values ('sub_1', 'reader@example.org', 'en', 'mumbai', 'category', 'road', 'daily', $1, $1, $1)`,
      [service.clock.now()],
    );
    service.clock.advance(1000);
    const issue = await reportedIssue(service, { category: 'road' });
    for (const day of ['04', '05']) {
      service.clock.set(new Date(`2027-03-${day}T02:32:00Z`));
      expect((await digest()).mails).toBe(1);
      if (day === '04') await reportedIssue(service, { category: 'road' });
      // As in an earlier release, which wrote one each morning.
      await service.database.sql('update mails set subscription_id = null');
    }
    await hiddenIssue(service, issue);
    expect(await sendDue()).toEqual({ sent: 1, failed: 0, postponed: 1 });
    expect((await digest()).mails).toBe(0);
    await hiddenIssue(service, issue, false);
    service.clock.advance(3_600_000);
    expect(await sendDue()).toEqual({ sent: 1, failed: 0, postponed: 0 });
  });
});
