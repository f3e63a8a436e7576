import { EscalationSweepService } from '../../../src/due-dates/escalation/escalation-sweep.service';
import type { IssueDueDateDto } from '../../../src/due-dates/dto/issue-due-date.dto';
import { SlaPausesService } from '../../../src/due-dates/pauses/sla-pauses.service';
import { addedRecord } from '../../factories/accountability';
import { staffMember, type StaffMember } from '../../factories/console';
import { allPlaced, hiddenIssue, reportedIssue } from '../../factories/issues';
import { person, type TestPerson } from '../../factories/people';
import type { Envelope } from '../../support/network/client';
import { startService, type TestService } from '../../support/service/service';

const HOUR_MS = 3_600_000;
const WARD = 'Test ward';
const PINCODE = '400997';

describe('GET /api/issues/:id/due-date', () => {
  let service: TestService;
  let staff: StaffMember;
  let reporter: TestPerson;
  beforeAll(async () => {
    service = await startService();
    staff = await staffMember(service);
    reporter = await person(service);
    const office = { city: 'mumbai', ward: WARD };
    await addedRecord(service, 'officials', { ...office, name: 'Meera Secret', designation: 'Ward Officer' });
    await addedRecord(service, 'jurisdictions', { ...office, pincodes: [PINCODE] });
  });
  beforeEach(() => service.clock.set());
  afterAll(() => service.stop());

  const show = (id: string, who?: TestPerson) =>
    (who ? service.tokenApi.as(who) : service.tokenApi).get<Envelope<IssueDueDateDto>>(
      `/api/issues/${id}/due-date`,
    );
  const shown = async (id: string) => (await show(id)).body.data;
  const pauses = () => service.app.get(SlaPausesService, { strict: false });
  const until = (hours: number) => new Date(service.clock.now().getTime() + hours * HOUR_MS);

  it('answers the hours of the category if no policy applies', async () => {
    const id = await reportedIssue(service, { by: reporter });
    expect(await shown(id)).toEqual({
      issueId: id,
      dueAt: expect.any(String) as string,
      nextEscalationAt: (await shown(id)).dueAt,
      escalationLevel: 0,
      policy: { kind: 'default', hours: 48 },
      clock: { state: 'running', kind: 'calendar' },
      pauses: [],
      changes: [],
      escalations: [],
      replies: [],
    });
  });

  it('answers the policy, its source, and the hours in which its clock runs', async () => {
    await service.database.sql(
      `insert into sla_policies (id, city, category, hours, clock, source_url, valid_from, created_by, created_at)
       values ('slp_shown', 'chennai', 'road', 16, 'working', 'https://city.example/charter.pdf', now() - interval '1 year', 'adm_1', now());
       insert into working_calendars values ('chennai', '{1,2,3,4,5,6}', 540, 1440, now());
       insert into city_holidays values ('chennai', '2020-01-15', 'Pongal'), ('chennai', current_date + 9, 'Fair')`,
    );
    const { policy, clock } = await shown(
      await reportedIssue(service, { by: reporter, city: 'chennai', category: 'road' }),
    );
    expect(policy).toEqual({
      kind: 'policy',
      hours: 16,
      city: 'chennai',
      category: 'road',
      sourceUrl: 'https://city.example/charter.pdf',
      validFrom: expect.any(String) as string,
    });
    expect(clock).toEqual({
      state: 'running',
      kind: 'working',
      workingHours: {
        timeZone: 'Asia/Kolkata',
        weekdays: [1, 2, 3, 4, 5, 6],
        opens: '09:00',
        closes: '24:00',
        holidays: [expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)],
      },
    });
  });

  it('answers every pause with its reason, without the person who set it', async () => {
    const id = await reportedIssue(service, { by: reporter });
    const { dueAt: before } = await shown(id);
    const end = until(24);
    await pauses().pause(staff, id, { untilAt: end, reason: 'The road is closed' });
    const paused = await show(id);
    expect(paused.text).not.toContain(staff.id);
    const { dueAt, clock, changes, pauses: listed } = paused.body.data;
    expect(clock.state).toBe('paused');
    expect(listed).toEqual([
      { from: expect.any(String) as string, until: end.toISOString(), reason: 'The road is closed' },
    ]);
    expect(changes).toEqual([{ at: expect.any(String) as string, from: before, to: dueAt, reason: 'pause' }]);
    service.clock.advance(HOUR_MS);
    const { after } = await pauses().resume(staff, id);
    const resumed = await shown(id);
    expect(resumed.clock.state).toBe('running');
    expect(resumed.pauses[0]!.until).toBe(after.endedAt?.toISOString());
    expect(resumed.changes.map(({ reason }) => reason)).toEqual(['pause', 'resume']);
  });

  it('answers the offices it was escalated to, without names', async () => {
    const id = await reportedIssue(service, { by: reporter, pincode: PINCODE });
    await allPlaced(service);
    service.clock.advance(49 * HOUR_MS);
    await service.app.get(EscalationSweepService, { strict: false }).sweep();
    const { body, text } = await show(id);
    expect(text).not.toContain('Secret');
    expect(body.data).toMatchObject({ escalationLevel: 1, breachedAt: body.data.dueAt });
    expect(body.data.escalations).toEqual([
      {
        level: 1,
        office: `Ward Officer, ${WARD}`,
        at: expect.any(String) as string,
        dueAt: body.data.dueAt,
      },
    ]);
  });

  it('stops when the issue is resolved', async () => {
    const id = await reportedIssue(service, { by: reporter });
    await staff.api.post(`/api/admin/feed/issues/${id}/status`, { status: 'resolved' });
    const { clock, nextEscalationAt } = await shown(id);
    expect([clock.state, nextEscalationAt]).toEqual(['stopped', undefined]);
  });

  it('is shown for a hidden issue only to those who may see it, and not for an unknown one', async () => {
    const id = await reportedIssue(service, { by: reporter });
    await hiddenIssue(service, id);
    expect((await show(id)).status).toBe(404);
    expect((await show(id, await person(service))).status).toBe(404);
    expect((await show(id, reporter)).status).toBe(200);
    expect((await show('iss_nothing')).status).toBe(404);
  });
});
