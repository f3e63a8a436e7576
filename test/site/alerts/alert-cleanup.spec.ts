import { reportedIssue } from '../../factories/issues';
import { person } from '../../factories/people';
import { runJob } from '../../support/service/run-job';
import { startService, type TestService } from '../../support/service/service';

const DAY_MS = 24 * 3_600_000;

describe('the nightly cleanup of alerts', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  const cleanUp = () => runJob(service, 'privacy-retention');
  const count = async (table: string) =>
    (await service.database.sql<{ count: number }>(`select count(*)::int from ${table}`))[0]?.count;
  /** Rows of a number of followers; `$1` is their category, `$2` when they began. */
  const followers = (number: number) =>
    `insert into alert_subscriptions (id, email, language, city, kind, target, frequency, created_at, confirmed_at, digested_until)
     select 'sub_' || n, 'reader' || n || '@example.org', 'en', 'mumbai', 'category', $1, 'daily', $2, $2, $2
       from generate_series(1, ${number}) n`;

  it('deletes the devices of addresses that follow nothing and have no account', async () => {
    const { email } = await person(service);
    await service.database.sql(followers(1), ['road', service.clock.now()]);
    const addresses = ['reader1@example.org', email.toLowerCase(), 'gone@example.org', 'ended@example.org'];
    await service.database.sql(
      `insert into alert_devices (email, language, endpoint, p256dh, auth, created_at)
       select address, 'en', 'https://push.example/' || address, '', '', now() from unnest($1::text[]) address`,
      [addresses],
    );
    expect(await cleanUp()).toMatchObject({ 'alert-devices': 2 });
    const left = await service.database.sql<{ email: string }>('select email from alert_devices order by id');
    expect(left.map((device) => device.email)).toEqual(addresses.slice(0, 2));
  });

  it('deletes events of more than forty days ago in every city, with what thousands were sent about them', async () => {
    await service.database.sql('delete from alert_subscriptions');
    await service.database.sql('delete from alert_events');
    const now = service.clock.now();
    await service.database.sql(followers(2100), ['traffic', now]);
    const reports = ['mumbai', 'delhi'].map((city) => reportedIssue(service, { city: city as 'delhi' }));
    const issues = await Promise.all(reports);
    await service.database.sql('delete from alert_events');
    const events = await service.database.sql<{ id: string }>(
      `insert into alert_events (issue_id, city, type, detail, at, pending)
       select i.id, i.city, 'overdue', '', $2::timestamptz - age * interval '1 day', false
         from issues i, unnest(array[41, 39]) age where i.id = any($1) order by age desc, i.city returning id`,
      [issues, now],
    );
    // Each follower was sent the newest and the oldest event.
    await service.database.sql(
      `insert into alerts_sent (subscription_id, event_id)
       select s.id, event from alert_subscriptions s, unnest($1::bigint[]) event where s.kind = 'category'`,
      [[events[0]!.id, events[3]!.id]],
    );
    await service.database.sql(
      `insert into alert_devices (email, language, endpoint, p256dh, auth, created_at)
       values ('reader1@example.org', 'en', 'https://push.example/1', '', '', now())`,
    );
    await service.database.sql(
      `insert into alert_pushes (device_id, event_id, due_at)
       select id, $1, now() from alert_devices where email = 'reader1@example.org'`,
      [events[0]!.id],
    );
    expect(await cleanUp()).toMatchObject({
      'alert-subscriptions': 0,
      'alert-devices': 0,
      'alert-events': 2,
    });
    const left = await service.database.sql<{ id: string }>('select id from alert_events order by id');
    expect(left.map(({ id }) => id)).toEqual([events[2]!.id, events[3]!.id]);
    expect([await count('alerts_sent'), await count('alert_pushes')]).toEqual([2100, 0]);
    service.clock.advance(2 * DAY_MS);
    await cleanUp();
    expect([await count('alert_events'), await count('alerts_sent')]).toEqual([0, 0]);
  });
});
