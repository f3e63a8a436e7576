import type { AssignedDto } from '../../../src/admin-console/staff/assignment.dto';
import type { NotificationDto } from '../../../src/admin-console/notifications/notifications.dto';
import type { Envelope } from '../../support/network/client';
import { recordedDuring } from '../../factories/audit';
import { staffMember, type StaffMember } from '../../factories/console';
import { feedStatusChanged, reportedIssue } from '../../factories/issues';
import { officialPerson, person } from '../../factories/people';
import { unit } from '../../factories/staff-units';
import { startService, type TestService } from '../../support/service/service';

/** Who works on an issue (docs/api/staff.md#holders). */
describe('the holder of an issue', () => {
  let service: TestService;
  let staff: StaffMember;
  let member: StaffMember;
  let unitId: string;
  beforeAll(async () => {
    service = await startService();
    staff = await staffMember(service);
    member = await staffMember(service);
    unitId = (await unit(staff, { name: { en: 'Roads', mr: 'रस्ते' }, members: [member.id] })).id;
  });
  afterAll(() => service.stop());

  const assign = (id: string, body: object) =>
    staff.api.post<AssignedDto>(`/api/admin/feed/issues/${id}/assign`, body);
  const history = (id: string) =>
    service.database.sql<{ unit_id: string | null; actor_id: string | null; reason: string | null }>(
      'select unit_id, actor_id, reason from issue_holder_events where issue_id = $1 order by id',
      [id],
    );
  const toldOf = async (who: StaffMember, issue: string) =>
    (await who.api.get<NotificationDto[]>('/api/admin/notifications')).body
      .filter(({ targetId, targetType }) => targetId === issue && targetType === 'issue')
      .map(({ kind }) => kind);

  it('is a unit, then an account of it, then nobody, each with a record and its history', async () => {
    const id = await reportedIssue(service);
    const unitName = 'Roads';
    const records = await recordedDuring(service, async () => {
      const first = await assign(id, { unitId, reason: 'The road is theirs' });
      expect([first.status, first.body]).toEqual([
        200,
        {
          issueId: id,
          holder: { unitId, unitName, accountId: null, accountName: null },
          assignedAt: expect.any(String) as string,
        },
      ]);
      // The same again changes nothing.
      expect((await assign(id, { unitId })).body).toEqual(first.body);
      const account = { unitId, unitName, accountId: member.id, accountName: member.name };
      expect((await assign(id, { accountId: member.id })).body.holder).toEqual(account);
      expect((await staff.api.get(`/api/admin/feed/issues/${id}`)).body).toMatchObject({ holder: account });
      expect((await assign(id, { unitId: null })).body.holder).toBeNull();
      expect((await staff.api.get(`/api/admin/feed/issues/${id}`)).body).toMatchObject({ holder: null });
    });
    expect(records.map(({ action, target_id }) => [action, target_id])).toEqual(
      [1, 2, 3].map(() => ['issue.assign', id]),
    );
    expect(await history(id)).toEqual([
      { unit_id: unitId, actor_id: staff.id, reason: 'The road is theirs' },
      { unit_id: unitId, actor_id: staff.id, reason: null },
      { unit_id: null, actor_id: staff.id, reason: null },
    ]);
  });

  it('is what one of two people at once said, and the other gets 409', async () => {
    const id = await reportedIssue(service);
    const other = (await unit(staff, { name: 'Lights' })).id;
    const both = await Promise.all([unitId, other].map((to) => assign(id, { unitId: to, from: null })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = both.find(({ status }) => status === 200)!.body.holder!.unitId;
    const lost = won === unitId ? other : unitId;
    expect((await assign(id, { unitId: lost, from: { unitId: lost } })).status).toBe(409);
    expect((await assign(id, { unitId: lost, from: { unitId: won, accountId: null } })).status).toBe(200);
    expect(await history(id)).toHaveLength(2);
  });

  it('is refused if it cannot hold the issue', async () => {
    const id = await reportedIssue(service);
    const away = (await unit(staff, { cityId: 'pune' })).id;
    const gone = (await unit(staff)).id;
    await staff.api.patch(`/api/admin/units/${gone}`, { active: false });
    for (const [body, field] of [
      [{}, 'unitId'],
      [{ unitId: 'unt_unknown' }, 'unitId'],
      [{ unitId: away }, 'unitId'],
      [{ unitId: gone }, 'unitId'],
      [{ unitId, accountId: staff.id }, 'accountId'],
      [{ accountId: staff.id }, 'accountId'],
      [{ unitId: 7 }, 'unitId'],
      [{ unitId, from: 'nobody' }, 'from'],
    ] as const) {
      const refused = await assign(id, body);
      expect([body, refused.status, refused.text]).toEqual([body, 400, expect.stringContaining(field)]);
    }
    expect((await assign('iss_unknown', { unitId })).status).toBe(404);
    expect(await history(id)).toEqual([]);
  });

  it('is told in the console, and told again when the issue is reopened', async () => {
    const id = await reportedIssue(service);
    await assign(id, { unitId });
    expect(await toldOf(member, id)).toEqual(['issue_assigned']);
    await feedStatusChanged(service, id, 'resolved');
    await feedStatusChanged(service, id, 'progress');
    expect(await toldOf(member, id)).toEqual(['issue_reopened', 'issue_assigned']);
    expect(await toldOf(staff, id)).toEqual([]);
    const [newest] = (await member.api.get<NotificationDto[]>('/api/admin/notifications')).body;
    expect((await staff.api.post(`/api/admin/notifications/${newest!.id}/read`)).status).toBe(404);
    expect((await member.api.post(`/api/admin/notifications/${newest!.id}/read`)).status).toBe(200);
  });

  it('is the assignee in the token API if it is an official, and the other way round', async () => {
    const official = await officialPerson(service);
    await service.database.sql('update officials set email = $2 where id = $1', [
      official.officialId,
      member.email,
    ]);
    const [id, other] = [await reportedIssue(service), await reportedIssue(service)];
    await assign(id, { unitId, accountId: member.id });
    const admin = await person(service, { role: 'admin' });
    const { body } = await service.tokenApi
      .as(admin)
      .get<Envelope<{ assignedTo: object }>>(`/api/issues/${id}`);
    expect(JSON.stringify(body.data.assignedTo)).toContain(official.officialId);
    const path = `/api/issues/${other}/assign`;
    expect((await service.tokenApi.as(admin).post(path, { officialId: official.officialId })).status).toBe(
      200,
    );
    expect(await history(other)).toEqual([{ unit_id: unitId, actor_id: admin.id, reason: null }]);
  });

  it('refuses to change or delete its history', async () => {
    const id = await reportedIssue(service);
    await assign(id, { unitId });
    for (const change of ['update issue_holder_events set reason = null', 'delete from issue_holder_events'])
      await expect(service.database.sql(change)).rejects.toThrow(/append-only|permission denied/);
    expect(await history(id)).toHaveLength(1);
  });
});
