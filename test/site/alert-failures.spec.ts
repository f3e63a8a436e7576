import { InstantAlerts } from '../../src/alerts/instant-alerts.service';
import { reportedIssue } from '../factories/issues';
import { startService, type TestService } from '../support/service';

/** A Wednesday, noon in India. */
const NOON = new Date('2027-03-03T06:30:00Z');
const FIVE_MINUTES_MS = 300_000;
const DAY_MS = 24 * 3_600_000;
const BROKEN = 45;

describe('events that cannot be told', () => {
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

  const tell = () => service.app.get(InstantAlerts, { strict: false }).run();
  const happened = (followed: string, count: number) =>
    service.database.sql(
      `insert into alert_events (issue_id, city, type, detail, at)
       select $1, 'mumbai', 'overdue', '', $2 from generate_series(1, $3)`,
      [followed, service.clock.now(), count],
    );
  const mailsTo = async (pattern: string) =>
    (await service.database.sql('select from mails where recipient like $1', [pattern])).length;

  it('to some hold up nobody else, however many those are', async () => {
    await happened(issue, 1);
    await happened(other, 1);
    for (let run = 0; run < 2; run++) await expect(tell()).rejects.toThrow(/: (sub_\w+, ){19}sub_\w+$/);
    await expect(tell()).rejects.toThrow(/: (sub_\w+, ){4}sub_\w+$/);
    expect(await mailsTo('reader@%')).toBe(1);
    expect(await tell()).toEqual({ events: 0, mails: 0 });
  });

  it('are told five minutes later', async () => {
    service.clock.advance(FIVE_MINUTES_MS + 60_000);
    await service.database.sql('alter table mails drop constraint mails_broken');
    expect(await tell()).toEqual({ events: 0, mails: BROKEN });
    expect(await mailsTo('broken%')).toBe(BROKEN);
  });

  it('of themselves hold up no other one, and are tried again after those that were not tried yet', async () => {
    service.clock.advance(DAY_MS);
    await service.database.sql(
      `alter table alerts_sent add constraint alerts_sent_broken check (subscription_id not like 'sub__' or due_at is null)`,
    );
    await happened(issue, 45);
    await happened(other, 1);
    for (let run = 0; run < 2; run++) await expect(tell()).rejects.toThrow(/: (event \d+, ){19}event \d+$/);
    await expect(tell()).rejects.toThrow(/: (event \d+, ){4}event \d+$/);
    expect(await mailsTo('reader@%')).toBe(2);
    service.clock.advance(FIVE_MINUTES_MS + 60_000);
    await service.database.sql('alter table alerts_sent drop constraint alerts_sent_broken');
    expect(await tell()).toEqual({ events: 45, mails: BROKEN });
    expect(await mailsTo('broken%')).toBe(2 * BROKEN);
  });
});
