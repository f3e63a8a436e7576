import { DueDates } from '../../../src/due-dates/due-dates.service';
import type { IssueDueDateDto } from '../../../src/due-dates/dto/issue-due-date.dto';
import type { CitySlug } from '../../../src/kernel/cities';
import { Database } from '../../../src/platform/database/database';
import { staffMember, type StaffMember } from '../../factories/console';
import { reportedIssue } from '../../factories/issues';
import { startService, type TestService } from '../../support/service/service';

const AHEAD_MS = 60_000;
const POLICIES = '/api/admin/due-dates/policies';

/** The time from which a rule is in force if clocks differ (docs/api/due-dates.md#policies-in-the-console). */
describe('a report of an instance whose clock is ahead', () => {
  let service: TestService;
  let staff: StaffMember;
  beforeAll(async () => {
    service = await startService();
    staff = await staffMember(service);
  });
  beforeEach(() => service.clock.set());
  afterAll(() => service.stop());

  const reported = (city: CitySlug) => reportedIssue(service, { city, category: 'traffic' });
  const reportedAhead = async (city: CitySlug, ms = AHEAD_MS) => {
    service.clock.advance(ms);
    const id = await reported(city);
    service.clock.set();
    return id;
  };
  const added = async (cityId: string | null, hours: number) => {
    const answer = await staff.api.post<{ id: string; validFrom: string }>(POLICIES, { cityId, hours });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const retired = async (id: string) => (await staff.api.post<object>(`${POLICIES}/${id}/retire`)).body;
  const setHours = async (hours: number) => {
    const { status } = await staff.api.put('/api/admin/config', { slaHours: { Traffic: hours } });
    expect(status).toBe(200);
  };
  /** The hours of an issue’s policy, after its due date was calculated again. */
  const hoursOf = async (id: string) => {
    const dueDates = service.app.get(DueDates, { strict: false });
    await service.app
      .get(Database, { strict: false })
      .transaction(() => dueDates.recalculate(id, 'category'));
    const { body } = await staff.api.get<IssueDueDateDto>(`/api/admin/feed/issues/${id}/due-date`);
    expect(body.changes).toEqual([]);
    return body.policy.hours;
  };

  it('keeps the rules before a new policy of its city, which applies to the next report', async () => {
    const before = await reportedAhead('pune');
    const policy = await added('pune', 5);
    const after = await reportedAhead('pune', AHEAD_MS + 1000);
    expect([await hoursOf(before), await hoursOf(after)]).toEqual([48, 5]);
    const other = await added('pune', 6);
    const last = await reportedAhead('pune', AHEAD_MS + 2000);
    expect([await hoursOf(after), await hoursOf(last)]).toEqual([5, 6]);
    expect(await retired(policy.id)).toMatchObject({ retiredAt: other.validFrom });
    await retired(other.id);
    expect([await hoursOf(last), await hoursOf(await reportedAhead('pune', AHEAD_MS + 3000))]).toEqual([
      6, 48,
    ]);
  });

  it('keeps the rules before a new policy of all cities, and new default hours', async () => {
    // Later than the reports of the previous test, as all cities count.
    const before = await reportedAhead('delhi', 2 * AHEAD_MS);
    const { id } = await added(null, 7);
    const during = await reportedAhead('mumbai', 2 * AHEAD_MS + 1000);
    await retired(id);
    await setHours(9);
    const after = await reportedAhead('delhi', 2 * AHEAD_MS + 2000);
    expect([await hoursOf(before), await hoursOf(during), await hoursOf(after)]).toEqual([48, 7, 9]);
    await setHours(48);
  });

  it('does not delay a policy of another city, nor, if dated more than five minutes ahead, one of its own city', async () => {
    await reportedAhead('kolkata', 6 * AHEAD_MS);
    await reportedAhead('chennai');
    const from = service.clock.now().toISOString();
    const policy = await added('kolkata', 5);
    expect([policy.validFrom >= from, policy.validFrom <= service.clock.now().toISOString()]).toEqual([
      true,
      true,
    ]);
    expect(await hoursOf(await reported('kolkata'))).toBe(5);
  });
});
