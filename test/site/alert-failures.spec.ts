import { InstantAlerts } from '../../src/alerts/instant-alerts.service';
import { reportedIssue } from '../factories/issues';
import { startService, type TestService } from '../support/service';

/** A Wednesday, noon in India. */
const NOON = new Date('2027-03-03T06:30:00Z');
const FIVE_MINUTES_MS = 300_000;

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
    for (const [email, followed] of [
      ['broken@example.org', issue],
      ['reader@example.org', other],
    ])
      await service.database.sql(
        `insert into alert_subscriptions (id, email, language, city, kind, target, frequency, created_at, confirmed_at, digested_until)
         values ('sub_' || $1::text, $1, 'en', 'mumbai', 'issue', $2, 'instant', $3, $3, $3)`,
        [email, followed, NOON],
      );
    await service.database.sql(
      `alter table mails add constraint mails_broken check (recipient <> 'broken@example.org')`,
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
  const toldTo = async (email: string) =>
    (await service.database.sql('select from mails where recipient = $1', [email])).length;

  it('stand in the way of no other one, however many there are', async () => {
    await happened(issue, 45);
    await happened(other, 1);
    for (let run = 0; run < 2; run++) await expect(tell()).rejects.toThrow(/about events (\d+, ){19}\d+$/);
    await expect(tell()).rejects.toThrow(/about events (\d+, ){4}\d+$/);
    expect(await toldTo('reader@example.org')).toBe(1);
    expect(await tell()).toEqual({ events: 0, mails: 0 });
  });

  it('are tried again after those that were not tried yet', async () => {
    service.clock.advance(FIVE_MINUTES_MS + 60_000);
    await happened(other, 1);
    await expect(tell()).rejects.toThrow(/about events (\d+, ){19}\d+$/);
    expect(await toldTo('reader@example.org')).toBe(2);
    await service.database.sql('alter table mails drop constraint mails_broken');
    service.clock.advance(FIVE_MINUTES_MS + 60_000);
    expect(await tell()).toEqual({ events: 45, mails: 45 });
    expect(await toldTo('broken@example.org')).toBe(45);
  });
});
