import { AlertDigests } from '../../../src/alerts/digests/alert-digests.service';
import { InstantAlerts } from '../../../src/alerts/instant-alerts.service';
import { reportedIssue } from '../../factories/issues';
import { startService, type TestService } from '../../support/service/service';
import { itThoroughly } from '../../support/service/thorough';

/** A Wednesday, 12:00 in India. */
const NOON = new Date('2027-03-03T06:30:00Z');
const FIVE_MINUTES_MS = 300_000;
const DAY_MS = 24 * 3_600_000;
const BROKEN = 45;

/** As if the mails had been sent the day before. */
const sent = (service: TestService) =>
  service.database.sql(`update mails set status = 'sent', sent_at = created_at`);

describe('events whose alerts fail', () => {
  let service: TestService;
  let issue: string;
  let other: string;
  beforeAll(async () => {
    service = await startService();
    service.clock.set(NOON);
    [issue, other] = [await reportedIssue(service), await reportedIssue(service)];
    for (const table of ['mails', 'alert_events', 'alert_subscriptions'])
      await service.database.sql(`delete from ${table}`);
    await service.database.sql(
      `insert into alert_subscriptions (id, email, language, city, kind, target, frequency, created_at, confirmed_at, digested_until)
       select 'sub_' || n, 'broken' || n || '@example.org', 'en', 'mumbai', 'issue', $1, 'instant', $3::timestamptz, $3, $3
         from generate_series(1, ${BROKEN}) n
       union all select 'sub_reader', 'reader@example.org', 'en', 'mumbai', 'issue', $2, 'instant', $3, $3, $3`,
      [issue, other, NOON],
    );
    await service.database.sql(
      `alter table mails add constraint mails_broken check (recipient not like 'broken%')`,
    );
  });
  afterAll(() => service.stop());

  const writeAlerts = () => service.app.get(InstantAlerts, { strict: false }).run();
  const happened = (followed: string, count: number) =>
    service.database.sql(
      `insert into alert_events (issue_id, city, type, detail, at)
       select $1, 'mumbai', 'overdue', '', $2 from generate_series(1, $3)`,
      [followed, service.clock.now(), count],
    );
  const mailsTo = async (pattern: string) =>
    (await service.database.sql('select from mails where recipient like $1', [pattern])).length;

  it('for some followers do not delay any number of others', async () => {
    await happened(issue, 1);
    await happened(other, 1);
    for (let run = 0; run < 2; run++)
      await expect(writeAlerts()).rejects.toThrow(/: (sub_\w+, ){19}sub_\w+$/);
    await expect(writeAlerts()).rejects.toThrow(/: (sub_\w+, ){4}sub_\w+$/);
    expect(await mailsTo('reader@%')).toBe(1);
    expect(await writeAlerts()).toEqual({ events: 0, mails: 0 });
  });

  it('are retried five minutes later', async () => {
    service.clock.advance(FIVE_MINUTES_MS + 60_000);
    await service.database.sql('alter table mails drop constraint mails_broken');
    expect(await writeAlerts()).toEqual({ events: 0, mails: BROKEN });
    expect(await mailsTo('broken%')).toBe(BROKEN);
  });

  itThoroughly('do not delay other events, and are retried after those that were not tried yet', async () => {
    service.clock.advance(DAY_MS);
    await sent(service);
    await service.database.sql(
      `alter table alerts_sent add constraint alerts_sent_broken check (subscription_id not like 'sub__' or due_at is null)`,
    );
    await happened(issue, 45);
    await happened(other, 1);
    for (let run = 0; run < 2; run++)
      await expect(writeAlerts()).rejects.toThrow(/: (event \d+, ){19}event \d+$/);
    await expect(writeAlerts()).rejects.toThrow(/: (event \d+, ){4}event \d+$/);
    expect(await mailsTo('reader@%')).toBe(2);
    service.clock.advance(FIVE_MINUTES_MS + 60_000);
    await service.database.sql('alter table alerts_sent drop constraint alerts_sent_broken');
    expect(await writeAlerts()).toEqual({ events: 45, mails: BROKEN });
    expect(await mailsTo('broken%')).toBe(2 * BROKEN);
  });
});

describe('digests that fail every day', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  const digest = () => service.app.get(AlertDigests, { strict: false }).run();
  const mailsTo = async (pattern: string) =>
    (await service.database.sql('select from mails where recipient like $1', [pattern])).length;

  it('do not delay others of their city, in any number', async () => {
    service.clock.set(NOON);
    await service.database.sql(
      `insert into alert_subscriptions (id, email, language, city, kind, target, frequency, created_at, confirmed_at, digested_until)
       select 'sub_' || lpad(n::text, 2, '0'), 'broken' || n || '@example.org', 'en', 'mumbai', 'category', 'road', 'daily', $2::timestamptz, $2, $2
         from generate_series(1, $1) n
       union all select 'sub_reader', 'reader@example.org', 'en', 'mumbai', 'category', 'road', 'daily', $2, $2, $2`,
      [BROKEN, NOON],
    );
    service.clock.advance(1000);
    await reportedIssue(service, { category: 'road' });
    await service.database.sql('delete from mails');
    await service.database.sql(
      `alter table mails add constraint mails_broken check (recipient not like 'broken%')`,
    );
    const days = ['2027-03-04T02:32:00Z', '2027-03-05T02:32:00Z'];
    for (const [day, at] of days.entries()) {
      service.clock.set(new Date(at));
      await reportedIssue(service, { category: 'road' });
      service.clock.advance(FIVE_MINUTES_MS);
      // Three runs try 20, 20 and 5 of them; on the next day those are ordered after the reader.
      for (let run = 0; run < (day === 0 ? 3 : 1); run++) {
        await digest();
        service.clock.advance(FIVE_MINUTES_MS);
      }
      expect(await mailsTo('reader@%')).toBe(day + 1);
      await sent(service);
    }
    await service.database.sql('alter table mails drop constraint mails_broken');
    expect((await digest()).mails).toBe(BROKEN);
    expect(await mailsTo('broken%')).toBe(BROKEN);
  });
});
