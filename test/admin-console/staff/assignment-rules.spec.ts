import type { AssignmentRuleDto } from '../../../src/admin-console/staff/assignment.dto';
import { IssuePlacingQueueService } from '../../../src/issues/placing/issue-placing-queue.service';
import { staffMember, type StaffMember } from '../../factories/console';
import { feedStatusChanged, reportedIssue } from '../../factories/issues';
import { unit } from '../../factories/staff-units';
import { startService, type TestService } from '../../support/service/service';

const PATH = '/api/admin/assignment-rules';

/** Rules by which new issues get a unit (docs/api/staff.md#rules). */
describe('assignment rules', () => {
  let service: TestService;
  let staff: StaffMember;
  let units: string[];
  let wards: Array<{ pincode: string; ward: string }>;
  beforeAll(async () => {
    service = await startService();
    staff = await staffMember(service);
    units = [(await unit(staff)).id, (await unit(staff)).id, (await unit(staff)).id, (await unit(staff)).id];
    wards = await service.database.sql(
      `select distinct on (ward) pincode, ward from (
         select pincode, max(ward) as ward
           from (select unnest(pincodes) as pincode, ward from jurisdictions where city = 'mumbai' and ward <> '') j
          group by pincode having count(*) = 1) alone order by ward, pincode limit 2`,
    );
  });
  afterAll(() => service.stop());
  afterEach(async () => {
    for (const { id } of (await staff.api.get<AssignmentRuleDto[]>(PATH)).body)
      expect((await staff.api.delete(`${PATH}/${id}`)).body).toEqual({ id, removed: true });
  });

  const rule = (at: number, of: object = {}) =>
    staff.api.post<AssignmentRuleDto>(PATH, { cityId: 'mumbai', unitId: units[at], ...of });
  const holderOf = async (id: string) => {
    const [held] = await service.database.sql<{ at: string }>(
      'select h.unit_id as at from issue_holders h join issues i on i.id = h.issue_id and i.holder_unit_id = h.unit_id where i.id = $1',
      [id],
    );
    return held ? units.indexOf(held.at) : null;
  };
  const placed = async (id: string) => {
    await service.app.get(IssuePlacingQueueService, { strict: false }).settled();
    return holderOf(id);
  };

  it('give a placed issue to the unit of the rule that names the most, a ward before a category', async () => {
    const [here, there] = wards;
    await rule(0);
    await rule(1, { category: 'road' });
    await rule(2, { ward: here!.ward });
    await rule(3, { ward: here!.ward, category: 'road' });
    // A newer rule of the same kind does not count.
    await rule(0, { category: 'road' });
    const reported = (category: 'road' | 'traffic', pincode?: string) =>
      reportedIssue(service, { category, ...(pincode !== undefined && { pincode }) });
    expect([
      await placed(await reported('traffic', there!.pincode)),
      await placed(await reported('road', there!.pincode)),
      await placed(await reported('traffic', here!.pincode)),
      await placed(await reported('road', here!.pincode)),
      // Without a place, rules for any ward apply at the report.
      await holderOf(await reported('road')),
    ]).toEqual([0, 1, 2, 3, 1]);
  });

  it('keep the holder of a reopened issue, and give one to a reopened issue that has none', async () => {
    const id = await reportedIssue(service);
    expect(await holderOf(id)).toBeNull();
    await rule(1);
    await feedStatusChanged(service, id, 'resolved');
    await feedStatusChanged(service, id, 'progress');
    expect(await holderOf(id)).toBe(1);
    await staff.api.post(`/api/admin/feed/issues/${id}/assign`, { unitId: units[2] });
    await feedStatusChanged(service, id, 'resolved');
    await feedStatusChanged(service, id, 'progress');
    expect(await holderOf(id)).toBe(2);
  });

  it('are applied to issues without a holder only if asked, after a preview', async () => {
    await service.database.sql(
      "update issues set status = 'closed', feed_status = 'resolved' where city = 'mumbai'",
    );
    const [free, held] = [await reportedIssue(service), await reportedIssue(service)];
    await staff.api.post(`/api/admin/feed/issues/${held}/assign`, { unitId: units[3] });
    await rule(0);
    expect(await holderOf(free)).toBeNull();
    const apply = async (dryRun: boolean) =>
      (await staff.api.post(`${PATH}/apply`, { cityId: 'mumbai', dryRun })).body;
    expect(await apply(true)).toEqual({ matched: 1, assigned: 0 });
    expect(await holderOf(free)).toBeNull();
    expect(await apply(false)).toEqual({ matched: 1, assigned: 1 });
    expect([await holderOf(free), await holderOf(held)]).toEqual([0, 3]);
    expect(await apply(false)).toEqual({ matched: 0, assigned: 0 });
  });

  it.each([
    ['unitId', { unitId: 'unt_unknown' }],
    ['ward', { ward: 'no such ward' }],
    ['category', { category: 'Infrastructure' }],
    ['cityId', { cityId: 'paris' }],
    ['unitId', { cityId: 'pune' }],
  ])('are refused for a wrong %s: %j', async (field, wrong) => {
    const { status, text } = await rule(0, wrong);
    expect([status, text]).toEqual([400, expect.stringContaining(field)]);
  });

  it('are 404 if unknown', async () => {
    expect((await staff.api.delete(`${PATH}/rul_unknown`)).status).toBe(404);
  });
});
