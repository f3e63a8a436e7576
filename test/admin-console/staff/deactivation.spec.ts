import type { AssignedDto } from '../../../src/admin-console/staff/assignment.dto';
import { recordedDuring } from '../../factories/audit';
import { staffMember, type StaffMember } from '../../factories/console';
import { feedStatusChanged, reportedIssue } from '../../factories/issues';
import { unit } from '../../factories/staff-units';
import { startService, type TestService } from '../../support/service/service';

describe('deactivating who holds issues', () => {
  let service: TestService;
  let staff: StaffMember;
  let member: StaffMember;
  let unitId: string;
  let other: string;
  let issues: string[];
  beforeAll(async () => {
    service = await startService();
    staff = await staffMember(service);
  });
  beforeEach(async () => {
    member = await staffMember(service, { role: 'reviewer' });
    unitId = (await unit(staff, { members: [member.id] })).id;
    other = (await unit(staff, { name: 'Lights', members: [staff.id] })).id;
    issues = [await reportedIssue(service), await reportedIssue(service)];
    for (const id of issues) await assign(id, { unitId, accountId: member.id });
    await feedStatusChanged(service, issues[1]!, 'resolved');
  });
  afterAll(() => service.stop());

  const assign = (id: string, body: object) =>
    staff.api.post<AssignedDto>(`/api/admin/feed/issues/${id}/assign`, body);
  const change = (body: object, id = unitId) => staff.api.patch(`/api/admin/units/${id}`, body);
  const deactivate = (body?: object, id = member.id) =>
    staff.api.post(`/api/admin/access/accounts/${id}/deactivate`, body);
  const holders = () =>
    service.database.sql<{ unit_id: string; account_id: string | null }>(
      'select unit_id, account_id from issue_holders where issue_id = any ($1)',
      [issues],
    );
  const isActive = async (table: 'staff_units' | 'console_accounts', id: string) =>
    (await service.database.sql<{ active: boolean }>(`select active from ${table} where id = $1`, [id]))[0]!
      .active;

  it('is refused with their number, finished ones included, as long as nobody is to get them', async () => {
    for (const refused of [await change({ active: false }), await deactivate()]) {
      expect(refused.status).toBe(409);
      expect(refused.text).toContain('2 issues');
    }
    expect(await holders()).toEqual([1, 2].map(() => ({ unit_id: unitId, account_id: member.id })));
    expect([await isActive('staff_units', unitId), await isActive('console_accounts', member.id)]).toEqual([
      true,
      true,
    ]);
  });

  it('gives those of a unit to another one, with a record each', async () => {
    const records = await recordedDuring(service, async () => {
      expect((await change({ active: false, moveTo: { unitId: other } })).status).toBe(200);
    });
    expect(await holders()).toEqual([1, 2].map(() => ({ unit_id: other, account_id: null })));
    expect(records.map(({ action, target_id }) => [action, target_id])).toEqual([
      ['issue.assign', issues[0]],
      ['issue.assign', issues[1]],
      ['staff.change_unit', unitId],
    ]);
    expect((await change({ active: true })).status).toBe(200);
    expect((await change({ active: false })).status).toBe(200);
  });

  it('gives those of an account to its unit or another account, or to nobody if that is wanted', async () => {
    expect((await deactivate({ moveTo: { unitId } })).status).toBe(200);
    expect(await holders()).toEqual([1, 2].map(() => ({ unit_id: unitId, account_id: null })));
    expect((await change({ active: false, moveTo: null })).status).toBe(200);
    expect(await holders()).toEqual([]);
    const away = await staffMember(service);
    await staff.api.put(`/api/admin/units/${other}/members`, { accountIds: [staff.id, away.id] });
    for (const id of issues) await assign(id, { unitId: other, accountId: away.id });
    const moveTo = { unitId: other, accountId: staff.id };
    expect((await deactivate({ moveTo }, away.id)).status).toBe(200);
    expect(await holders()).toEqual([1, 2].map(() => ({ unit_id: other, account_id: staff.id })));
  });

  it('moves nothing to who cannot hold them: 400 with the field', async () => {
    const away = (await unit(staff, { cityId: 'pune' })).id;
    const gone = await staffMember(service);
    await staff.api.put(`/api/admin/units/${other}/members`, { accountIds: [gone.id] });
    await deactivate(undefined, gone.id);
    for (const [moveTo, field] of [
      [{ unitId: 'unt_unknown' }, 'moveTo.unitId'],
      [{ unitId: away }, 'moveTo.unitId'],
      [{ unitId: other, accountId: staff.id }, 'moveTo.accountId'],
      [{ unitId: other, accountId: gone.id }, 'moveTo.accountId'],
      [{}, 'moveTo.unitId'],
      ['nobody', 'moveTo'],
      [{ unitId, accountId: member.id }, 'moveTo'],
    ] as const)
      for (const refused of [await change({ active: false, moveTo }), await deactivate({ moveTo })])
        expect([moveTo, refused.status, refused.text]).toEqual([
          moveTo,
          400,
          expect.stringContaining(field) as string,
        ]);
    expect((await change({ name: 'Roads', moveTo: null })).status).toBe(400);
    expect(await holders()).toHaveLength(2);
    expect((await deactivate({ moveTo: { unitId: other } }, staff.id)).status).toBe(409);
  });

  it('ends that the account is assigned: 400', async () => {
    await deactivate({ moveTo: { unitId } });
    const refused = await assign(issues[0]!, { unitId, accountId: member.id });
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('accountId') as string]);
  });

  it('leaves no issue with what is inactive if somebody assigns one at the same time', async () => {
    const late = await reportedIssue(service);
    const [off, given] = await Promise.all([
      change({ active: false, moveTo: { unitId: other } }),
      assign(late, { unitId }),
    ]);
    const held = await service.database.sql('select from issue_holders where unit_id = $1', [unitId]);
    const isOff = !(await isActive('staff_units', unitId));
    expect([off.status, given.status]).toEqual(isOff ? [200, expect.any(Number)] : [409, 200]);
    if (isOff) expect(held).toEqual([]);
  });
});
