import type { FeedIssueDto } from '../../../src/admin-console/feed/feed.dto';
import { EscalationSweepService } from '../../../src/due-dates/escalation/escalation-sweep.service';
import type { IssueDto } from '../../../src/issues/dto/issue.dto';
import type { IssueMapDto } from '../../../src/issues/dto/issue-map.dto';
import { IssueLifecycle } from '../../../src/issues/issue-lifecycle.service';
import { isLate } from '../../../src/kernel/due-dates';
import type { LifecycleStatus } from '../../../src/kernel/statuses';
import { Database } from '../../../src/platform/database/database';
import { addedRecord } from '../../factories/accountability';
import { staffMember } from '../../factories/console';
import { allPlaced, hiddenIssue, reportedIssue } from '../../factories/issues';
import { apiClient } from '../../factories/open311';
import { person, type TestPerson } from '../../factories/people';
import { webhookEndpoint } from '../../factories/webhooks';
import type { Envelope } from '../../support/network/client';
import { send } from '../../support/network/http';
import { startService, type TestService } from '../../support/service/service';

const HOUR_MS = 3_600_000;
const PINCODE = '400997';
const WARD = 'Test ward';
const MAP = '/api/map?city=pune&bbox=73,18,74,19&zoom=12';
/** A category whose issues have 96 hours; others have 48. */
const LONGER = { category: 'systemic' };

describe('an issue that is late again after its due date was moved', () => {
  let service: TestService;
  let reporter: TestPerson;
  let admin: TestPerson;

  beforeAll(async () => {
    service = await startService();
    reporter = await person(service);
    admin = await person(service, { role: 'admin' });
    const office = { city: 'mumbai', ward: WARD };
    const constituency = 'Test constituency';
    for (const designation of ['Ward Officer', 'Corporator'])
      await addedRecord(service, 'officials', { ...office, name: `Secret ${designation}`, designation });
    const mla = { city: 'mumbai', constituency, name: 'Secret MLA', designation: 'MLA' };
    await addedRecord(service, 'officials', mla);
    await addedRecord(service, 'jurisdictions', {
      ...office,
      constituency_assembly: constituency,
      pincodes: [PINCODE],
    });
    await service.database.sql(
      `insert into sla_policies (id, category, hours, clock, valid_from, created_by, created_at)
       values ('slp_late', 'systemic', 96, 'calendar', now() - interval '1 year', 'adm_1', now())`,
    );
    await webhookEndpoint(service, await apiClient(service), { eventTypes: ['issue.overdue'] });
  });
  beforeEach(() => service.clock.set());
  afterAll(() => service.stop());

  const sweep = () => service.app.get(EscalationSweepService, { strict: false }).sweep();
  const pass = async (hours: number) => {
    service.clock.advance(hours * HOUR_MS);
    return sweep();
  };
  const placed = async () => {
    const id = await reportedIssue(service, { by: reporter, pincode: PINCODE });
    await allPlaced(service);
    return id;
  };
  const shown = async (id: string) =>
    (await service.tokenApi.as(reporter).get<Envelope<IssueDto>>(`/api/issues/${id}`)).body.data;
  const isMarkedLate = async (id: string) => {
    const { status, dueAt = null, breachedAt = null } = await shown(id);
    return isLate({ status, dueAt, breachedAt });
  };
  /** Signs in anew each time: a session ends after twelve hours. */
  const giveLonger = async (id: string) => {
    const { api } = await staffMember(service);
    expect((await api.post(`/api/admin/feed/issues/${id}/category`, LONGER)).status).toBe(200);
  };
  const move = (id: string, status: LifecycleStatus) =>
    service.app.get(Database, { strict: false }).transaction(async () => {
      const lifecycle = service.app.get(IssueLifecycle, { strict: false });
      const origin = { actorId: admin.id, surface: 'token' as const };
      await lifecycle.transition(await lifecycle.lock(id), status, 'bulk', origin);
    });
  const levels = async (id: string) =>
    (
      await service.database.sql<{ level: number }>(
        'select level from issue_escalations where issue_id = $1 order by level',
        [id],
      )
    ).map(({ level }) => level);
  /** The due dates of its events, and the number of alerts about them. */
  const notified = async (id: string) => {
    const events = await service.database.sql<{ due: string }>(
      `select payload::jsonb -> 'data' ->> 'dueAt' as due from webhook_events
        where type = 'issue.overdue' and payload::jsonb -> 'data' ->> 'issueId' = $1 order by at, id`,
      [id],
    );
    const alerts = await service.database.sql(
      `select from alert_events where issue_id = $1 and type = 'overdue'`,
      [id],
    );
    return { dates: events.map(({ due }) => due), alerts: alerts.length };
  };

  it('is marked as late before the next escalation, with an event and an alert of its own', async () => {
    const id = await placed();
    await pass(49);
    const first = (await shown(id)).dueAt!;
    await giveLonger(id);
    expect(await isMarkedLate(id)).toBe(false);
    await pass(46);
    expect(await isMarkedLate(id)).toBe(false);
    await pass(2);
    const { dueAt, breachedAt, escalationLevel } = await shown(id);
    expect([breachedAt, escalationLevel]).toEqual([dueAt, 1]);
    expect(dueAt).not.toBe(first);
    expect(await notified(id)).toEqual({ dates: [first, dueAt], alerts: 2 });
    await sweep();
    expect((await notified(id)).alerts).toBe(2);
    expect(await levels(id)).toEqual([1]);
  });

  it('is marked as late after the last escalation, without another mail to that office', async () => {
    const id = await placed();
    await pass(49);
    await pass(73);
    await pass(73);
    expect(await levels(id)).toEqual([1, 2, 3]);
    await move(id, 'resolved');
    await pass(1);
    await move(id, 'open');
    expect(await isMarkedLate(id)).toBe(false);
    await pass(25);
    expect(await isMarkedLate(id)).toBe(true);
    expect(await levels(id)).toEqual([1, 2, 3]);
    expect((await notified(id)).alerts).toBe(2);
  });

  it('is recorded once if it is resolved before the sweep runs', async () => {
    const id = await placed();
    service.clock.advance(49 * HOUR_MS);
    await move(id, 'resolved');
    await sweep();
    const { dueAt, breachedAt } = await shown(id);
    expect(breachedAt).toBe(dueAt);
    expect(await notified(id)).toEqual({ dates: [dueAt], alerts: 1 });
    await move(id, 'closed');
    expect((await notified(id)).alerts).toBe(1);
    expect(await levels(id)).toEqual([]);
  });

  it('is not marked as late while it is hidden or resolved', async () => {
    const [hidden, resolved] = [await placed(), await placed()];
    await pass(49);
    await giveLonger(hidden);
    await giveLonger(resolved);
    await hiddenIssue(service, hidden);
    await move(resolved, 'resolved');
    await pass(48);
    expect([(await notified(hidden)).alerts, (await notified(resolved)).alerts]).toEqual([1, 1]);
    await hiddenIssue(service, hidden, false);
    await sweep();
    expect((await notified(hidden)).alerts).toBe(2);
  });

  it('is marked as escalated on the map until it is resolved, late or not', async () => {
    const id = await placed();
    await service.database.sql('update issues set lat = 18.95, lng = 72.6, address = $2 where id = $1', [
      id,
      '',
    ]);
    const marks = async () => {
      const path = '/api/map?city=mumbai&bbox=72.5,18.9,72.7,19&zoom=12';
      const { late, escalationLevel } = (await service.tokenApi.get<Envelope<IssueMapDto>>(path)).body.data
        .cells[0]!;
      return [late, escalationLevel];
    };
    expect(await marks()).toEqual([undefined, undefined]);
    await pass(49);
    expect(await marks()).toEqual([1, 1]);
    await giveLonger(id);
    expect(await marks()).toEqual([undefined, 1]);
    await pass(48);
    await pass(73);
    expect(await marks()).toEqual([1, 2]);
    await move(id, 'resolved');
    expect(await marks()).toEqual([undefined, undefined]);
  });

  it('is marked as late on the map, in feeds and in the console', async () => {
    const location = { lat: 18.5, lng: 73.8, address: '' };
    const id = await reportedIssue(service, { by: reporter, city: 'pune', location });
    const marks = async () => {
      const { text: atom } = await send({ method: 'GET', url: `${service.url}/feeds/pune.atom` });
      const { body } = await service.tokenApi.get<Envelope<IssueMapDto>>(MAP);
      // Signs in anew: a session ends after twelve hours.
      const feed = await (await staffMember(service)).api.get<FeedIssueDto>(`/api/admin/feed/issues/${id}`);
      return [
        atom.includes('term="late"'),
        body.data.cells[0]?.late === 1,
        feed.body.breachedAt === feed.body.dueAt,
      ];
    };
    await pass(49);
    expect(await marks()).toEqual([true, true, true]);
    await giveLonger(id);
    expect(await marks()).toEqual([false, false, false]);
    await pass(48);
    expect(await marks()).toEqual([true, true, true]);
  });
});
