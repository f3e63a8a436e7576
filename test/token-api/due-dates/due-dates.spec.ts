import { EntityManager } from 'typeorm';
import { EscalationJob } from '../../../src/due-dates/escalation/escalation.job';
import { EscalationSweepService } from '../../../src/due-dates/escalation/escalation-sweep.service';
import { Escalations } from '../../../src/due-dates/escalation/escalations.service';
import { LateResolutionsService } from '../../../src/due-dates/escalation/late-resolutions.service';
import { SlaPausesService } from '../../../src/due-dates/pauses/sla-pauses.service';
import type { IssueDto } from '../../../src/issues/dto/issue.dto';
import { IssueDueDates } from '../../../src/issues/issue-due-dates.service';
import { IssueStatusChanged } from '../../../src/issues/issue.events';
import { IssueLifecycle } from '../../../src/issues/issue-lifecycle.service';
import { SystemClock } from '../../../src/kernel/time/clock';
import type { LifecycleStatus } from '../../../src/kernel/statuses';
import { Database } from '../../../src/platform/database/database';
import { DomainEvents } from '../../../src/platform/events/domain-events';
import { addedRecord } from '../../factories/accountability';
import { staffMember } from '../../factories/console';
import { allPlaced, hiddenIssue, reportedIssue } from '../../factories/issues';
import { person, type TestPerson } from '../../factories/people';
import type { Envelope } from '../../support/network/client';
import { runJob } from '../../support/service/run-job';
import { startService, type TestService } from '../../support/service/service';

const HOUR_MS = 3_600_000;
const PINCODE = '400998';
const WARD = 'Test ward';

/** The clock of a machine that is three days ahead. */
class ClockAhead extends SystemClock {
  override now(): Date {
    return new Date(super.now().getTime() + 72 * HOUR_MS);
  }
}

describe('the due date of an issue', () => {
  let service: TestService;
  let reporter: TestPerson;
  let admin: TestPerson;
  beforeAll(async () => {
    service = await startService();
    reporter = await person(service);
    admin = await person(service, { role: 'admin' });
    const office = { city: 'mumbai', ward: WARD };
    await addedRecord(service, 'officials', { ...office, name: 'Meera Secret', designation: 'Ward Officer' });
    await addedRecord(service, 'officials', { ...office, name: 'Ravi Secret', designation: 'Corporator' });
    await addedRecord(service, 'jurisdictions', { ...office, pincodes: [PINCODE] });
  });
  beforeEach(() => service.clock.set());
  afterAll(() => service.stop());

  const manager = () => service.app.get(EntityManager, { strict: false });
  const shown = async (id: string) =>
    (await service.tokenApi.as(reporter).get<Envelope<IssueDto>>(`/api/issues/${id}`)).body.data;
  const hoursGiven = ({ createdAt, dueAt }: IssueDto) =>
    (Date.parse(dueAt ?? '') - Date.parse(createdAt)) / HOUR_MS;
  const reported = (more = {}) => reportedIssue(service, { by: reporter, ...more });
  const placed = async (more = {}) => {
    const id = await reported({ pincode: PINCODE, ...more });
    await allPlaced(service);
    return id;
  };
  /** A change by an admin; the token of a user would have expired by then. */
  const move = (id: string, status: LifecycleStatus) =>
    service.app.get(Database, { strict: false }).transaction(async () => {
      const lifecycle = service.app.get(IssueLifecycle, { strict: false });
      await lifecycle.transition(await lifecycle.lock(id), status, 'bulk', {
        actorId: admin.id,
        surface: 'token',
      });
    });
  const sweep = () => service.app.get(EscalationSweepService, { strict: false }).sweep();
  const escalations = (id: string) =>
    service.database.sql<{ level: number; designation: string; place: string }>(
      'select level, designation, place from issue_escalations where issue_id = $1 order by level',
      [id],
    );
  const changes = (id: string) =>
    service.database.sql<{ reason: string }>(
      'select reason from due_date_changes where issue_id = $1 order by id',
      [id],
    );
  let policies = 0;
  const policy = (fields: Record<string, string | number>) => {
    const row = { city: null, category: null, priority: null, ward: null, clock: 'calendar', ...fields };
    return service.database.sql(
      `insert into sla_policies (id, city, category, priority, ward, hours, clock, valid_from, created_by, created_at)
       select 'slp_' || $1, r.city, r.category, r.priority, r.ward, r.hours, r.clock, now() - interval '1 year', 'adm_1', now()
         from jsonb_populate_record(null::sla_policies, $2) r`,
      [++policies, JSON.stringify(row)],
    );
  };

  it('uses the hours of the console if there is no policy', async () => {
    const issue = await shown(await reported());
    expect(hoursGiven(issue)).toBe(48);
    expect(issue).toMatchObject({ escalationLevel: 0 });
    expect(issue.breachedAt).toBeNull();
  });

  it('uses the most specific policy, with the ward once the issue is placed', async () => {
    await policy({ city: 'pune', hours: 90 });
    await policy({ city: 'pune', category: 'road', hours: 30 });
    await policy({ city: 'pune', category: 'road', priority: 'high', hours: 12 });
    const road = { city: 'pune', category: 'road' } as const;
    expect(hoursGiven(await shown(await reported({ city: 'pune', category: 'hygiene' })))).toBe(90);
    expect(hoursGiven(await shown(await reported({ ...road, priority: 'low' })))).toBe(30);
    expect(hoursGiven(await shown(await reported({ ...road, priority: 'high' })))).toBe(12);
    await policy({ city: 'mumbai', ward: WARD, category: 'systemic', hours: 7 });
    const systemic = await placed({ category: 'systemic' });
    expect(hoursGiven(await shown(systemic))).toBe(7);
    expect(await changes(systemic)).toEqual([{ reason: 'ward' }]);
  });

  it('follows the priority, with a recorded change', async () => {
    await policy({ city: 'delhi', priority: 'high', hours: 6 });
    const id = await reported({ city: 'delhi', priority: 'low' });
    await service.tokenApi.as(reporter).patch(`/api/issues/${id}`, { priority: 'high' });
    expect(hoursGiven(await shown(id))).toBe(6);
    expect(await changes(id)).toEqual([{ reason: 'priority' }]);
  });

  it('continues with the remaining time when the issue is reopened', async () => {
    const id = await reported();
    service.clock.advance(8 * HOUR_MS);
    await move(id, 'resolved');
    service.clock.advance(100 * HOUR_MS);
    expect(await sweep()).toMatchObject({ failed: 0 });
    expect((await shown(id)).breachedAt).toBeNull();
    await move(id, 'open');
    expect(hoursGiven(await shown(id))).toBeCloseTo(148, 1);
    expect(await changes(id)).toEqual([{ reason: 'reopen' }]);
  });

  it('stays the same for changes of a resolved issue, until it is reopened', async () => {
    await policy({ city: 'kolkata', priority: 'high', hours: 5 });
    const id = await reported({ city: 'kolkata', priority: 'low' });
    await move(id, 'resolved');
    const { status } = await service.tokenApi.as(reporter).patch(`/api/issues/${id}`, { priority: 'high' });
    expect(status).toBe(200);
    expect(hoursGiven(await shown(id))).toBe(48);
    expect(await changes(id)).toEqual([]);
    service.clock.advance(HOUR_MS);
    await move(id, 'open');
    // The new policy gives it five hours, but a reopened issue has at least a day.
    expect(hoursGiven(await shown(id))).toBeCloseTo(25, 1);
    expect(await changes(id)).toEqual([{ reason: 'reopen' }]);
  });

  it('is missed once, and the issue is escalated to each office 72 hours after the previous one', async () => {
    const id = await placed();
    service.clock.advance(47 * HOUR_MS);
    await sweep();
    expect(await escalations(id)).toEqual([]);
    service.clock.advance(2 * HOUR_MS);
    await Promise.all([sweep(), sweep()]);
    await sweep();
    const first = { level: 1, designation: 'Ward Officer', place: WARD };
    expect(await escalations(id)).toEqual([first]);
    const late = await shown(id);
    expect(late).toMatchObject({ escalationLevel: 1, breachedAt: late.dueAt });
    service.clock.advance(73 * HOUR_MS);
    await sweep();
    await sweep();
    expect(await escalations(id)).toEqual([first, { level: 2, designation: 'Corporator', place: WARD }]);
  });

  it('is missed, without an escalation, while the clock of a late issue is paused', async () => {
    const id = await placed();
    service.clock.advance(49 * HOUR_MS);
    const untilAt = new Date(service.clock.now().getTime() + 5 * HOUR_MS);
    const staff = await staffMember(service);
    await service.app
      .get(SlaPausesService, { strict: false })
      .pause(staff, id, { untilAt, reason: 'A festival' });
    await sweep();
    expect(await escalations(id)).toEqual([]);
    const late = await shown(id);
    expect(late).toMatchObject({ escalationLevel: 0, breachedAt: late.dueAt });
    service.clock.advance(5 * HOUR_MS);
    await sweep();
    expect(await escalations(id)).toHaveLength(1);
  });

  it('is missed by the clock of the database if that of the machine is ahead', async () => {
    const id = await placed();
    const job = service.app.get(EscalationJob, { strict: false });
    Object.assign(job, { clock: new ClockAhead() });
    await runJob(service, 'escalation').finally(() => Object.assign(job, { clock: service.clock }));
    expect((await shown(id)).breachedAt).toBeNull();
    expect(await escalations(id)).toEqual([]);
    service.clock.advance(49 * HOUR_MS);
    await runJob(service, 'escalation');
    expect(await escalations(id)).toHaveLength(1);
  });

  it('is missed if the issue is resolved after it, before the sweep ran', async () => {
    const id = await reported();
    service.clock.advance(49 * HOUR_MS);
    await move(id, 'resolved');
    const late = await shown(id);
    expect(late).toMatchObject({ breachedAt: late.dueAt, escalationLevel: 0 });
  });

  it('is met if the issue is resolved before it, and closed after it', async () => {
    const id = await reported();
    await move(id, 'resolved');
    service.clock.advance(49 * HOUR_MS);
    await move(id, 'closed');
    expect((await shown(id)).breachedAt).toBeNull();
  });

  it('is met if the issue is resolved before it by the earlier of two clocks', async () => {
    const id = await reported();
    const events = new DomainEvents();
    const issues = service.app.get(IssueDueDates, { strict: false });
    const escalating = service.app.get(Escalations, { strict: false });
    new LateResolutionsService(events, issues, escalating, new ClockAhead(), manager()).onModuleInit();
    const lifecycle = service.app.get(IssueLifecycle, { strict: false });
    await service.app.get(Database, { strict: false }).transaction(async () => {
      const issue = await lifecycle.lock(id);
      const origin = { actorId: admin.id, surface: 'token' } as const;
      await events.emit(new IssueStatusChanged({ ...issue, status: 'resolved' }, 'open', origin, false));
    });
    expect((await shown(id)).breachedAt).toBeNull();
  });

  it('is missed without an escalation if no office is held', async () => {
    const id = await reported();
    service.clock.advance(49 * HOUR_MS);
    await sweep();
    expect(await shown(id)).toMatchObject({ escalationLevel: 0, breachedAt: expect.any(String) as string });
    expect(await escalations(id)).toEqual([]);
  });

  it('is not processed while the issue is hidden', async () => {
    const id = await placed();
    await hiddenIssue(service, id);
    service.clock.advance(49 * HOUR_MS);
    await sweep();
    await hiddenIssue(service, id, false);
    expect((await shown(id)).breachedAt).toBeNull();
    expect(await escalations(id)).toEqual([]);
  });

  it.each(['due_date_changes', 'issue_escalations', 'office_replies'])(
    'refuses to change what %s records',
    async (table) => {
      await expect(service.database.sql(`update ${table} set at = now()`)).rejects.toThrow(/append-only/);
      await expect(service.database.sql(`delete from ${table}`)).rejects.toThrow(/append-only/);
    },
  );
});
