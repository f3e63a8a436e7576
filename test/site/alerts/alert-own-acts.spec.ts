import { AlertDigests } from '../../../src/alerts/digests/alert-digests.service';
import { InstantAlerts } from '../../../src/alerts/instant-alerts.service';
import { IssueLifecycle } from '../../../src/issues/issue-lifecycle.service';
import { Database } from '../../../src/platform/database/database';
import { addedRecord } from '../../factories/accountability';
import { staffMember } from '../../factories/console';
import { reportedIssue } from '../../factories/issues';
import { startService, type TestService } from '../../support/service/service';

/** 12:00 in India. */
const NOON = new Date('2027-03-03T06:30:00Z');
/** 08:02 there on the next day. */
const MORNING = new Date('2027-03-04T02:32:00Z');
const OTHER = 'other@example.org';

describe('a follower who changed the issue', () => {
  let service: TestService;
  let issue: string;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    service.clock.set(NOON);
    issue = await reportedIssue(service, { category: 'road' });
    for (const table of ['mails', 'alert_pushes', 'alert_devices', 'alert_events', 'alert_subscriptions'])
      await service.database.sql(`delete from ${table}`);
  });

  /** Lets an address follow the issue, by mail and on a device, and its category. */
  async function following(email: string): Promise<void> {
    const address = email.toLowerCase();
    for (const [kind, target, frequency] of [
      ['issue', issue, 'instant'],
      ['category', 'road', 'daily'],
    ])
      await service.database.sql(
        `insert into alert_subscriptions (id, email, language, city, kind, target, frequency, created_at, confirmed_at, digested_until)
         values ('sub_' || $1::text || $2, $1, 'en', 'mumbai', $2, $3, $4, $5, $5, $5)`,
        [address, kind, target, frequency, service.clock.now()],
      );
    await service.database.sql(
      `insert into alert_devices (email, language, endpoint, p256dh, auth, created_at)
       values ($1::text, 'en', 'https://push.example/' || $1::text, 'x', 'x', $2)`,
      [address, service.clock.now()],
    );
    service.clock.advance(1000);
  }
  async function notified(): Promise<string[]> {
    await service.app.get(InstantAlerts, { strict: false }).run();
    service.clock.set(MORNING);
    await service.app.get(AlertDigests, { strict: false }).run();
    const rows = await service.database.sql<{ email: string }>(
      `select recipient as email from mails
       union all select d.email from alert_pushes p join alert_devices d on d.id = p.device_id order by 1`,
    );
    return rows.map(({ email }) => email);
  }
  async function movedBy(actorId: string): Promise<void> {
    const lifecycle = service.app.get(IssueLifecycle, { strict: false });
    await service.app.get(Database, { strict: false }).transaction(async () => {
      const locked = await lifecycle.lock(issue);
      await lifecycle.transitionFeedStatus(locked, 'progress', { actorId, surface: 'site' });
    });
  }

  it('as city staff gets no alert at the address of the console account; others get it', async () => {
    const staff = await staffMember(service);
    await service.database.sql('update console_accounts set email = upper(email) where id = $1', [staff.id]);
    await following(staff.email);
    await following(OTHER);
    const path = `/api/admin/feed/issues/${issue}/status`;
    expect((await staff.api.post(path, { status: 'progress' })).status).toBe(200);
    expect(await notified()).toEqual([OTHER, OTHER, OTHER]);
  });

  it('as an office gets no alert at the address of the reply; others get it', async () => {
    const email = 'Ward-Office@City.example';
    const office = { city: 'mumbai', ward: 'W', name: 'Meera', designation: 'Ward Officer', email };
    const official = await addedRecord(service, 'officials', office);
    await following(email);
    await following(OTHER);
    await movedBy(official);
    expect(await notified()).toEqual([OTHER, OTHER, OTHER]);
  });

  it('gets alerts for acts of other city staff, and for acts without a known actor', async () => {
    const [staff, colleague] = [await staffMember(service), await staffMember(service)];
    await following(staff.email);
    await movedBy(colleague.id);
    await service.database.sql(
      `insert into alert_events (issue_id, city, type, detail, actor_id, at) values ($1, 'mumbai', 'status', 'resolved', 'adm_gone', $2)`,
      [issue, service.clock.now()],
    );
    expect(await notified()).toEqual([staff.email, staff.email, staff.email, staff.email]);
    const [{ body }] = (await service.database.sql<{ body: string }>(
      `select body from mails where key like 'alert-digest:%'`,
    )) as [{ body: string }];
    expect(body.match(/: (?:In progress|Resolved)$/gm)).toHaveLength(2);
  });
});
