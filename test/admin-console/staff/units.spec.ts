import type { UnitDto } from '../../../src/admin-console/staff/units.dto';
import { recordedDuring } from '../../factories/audit';
import { staffMember, type StaffMember } from '../../factories/console';
import { unit } from '../../factories/staff-units';
import { startService, type TestService } from '../../support/service/service';

const PATH = '/api/admin/units';
const NEW = { cityId: 'pune', name: 'Roads', kind: 'department' };

/** Units of city staff (docs/api/staff.md#units). */
describe('units', () => {
  let service: TestService;
  let staff: StaffMember;
  beforeAll(async () => {
    service = await startService();
    staff = await staffMember(service);
  });
  afterAll(() => service.stop());

  const added = async (body: object) => (await staff.api.post<UnitDto>(PATH, body)).body;

  it('are added with a name in one text or by language, and listed in their city', async () => {
    const names = { en: 'Roads', mr: 'रस्ते' };
    const [plain, named] = [await added(NEW), await added({ ...NEW, name: names, email: 'a@city.example' })];
    expect(plain).toEqual({
      id: expect.stringMatching(/^unt_/) as string,
      ...NEW,
      departmentId: null,
      officialId: null,
      email: null,
      active: true,
      members: [],
    });
    expect(named).toMatchObject({ name: names, email: 'a@city.example' });
    expect((await staff.api.get<UnitDto[]>(`${PATH}?cityId=pune`)).body).toEqual([plain, named]);
    expect((await staff.api.get<UnitDto[]>(`${PATH}?cityId=delhi`)).body).toEqual([]);
  });

  it.each([
    ['name', { name: '' }],
    ['name', { name: {} }],
    ['name', { name: { fr: 'Routes' } }],
    ['name', { name: { en: 7 } }],
    ['name', { name: 7 }],
    ['kind', { kind: 'gang' }],
    ['cityId', { cityId: 'paris' }],
    ['email', { email: 'nowhere' }],
    ['departmentId', { departmentId: 'dep_unknown' }],
    ['officialId', { officialId: 'off_unknown' }],
  ])('are refused for a wrong %s: %j', async (field, wrong) => {
    const { status, body } = await staff.api.post<{ message: unknown }>(PATH, { ...NEW, ...wrong });
    expect([status, JSON.stringify(body.message)]).toEqual([400, expect.stringContaining(field)]);
  });

  it('are changed and deactivated, each with a record; a change without effect has none', async () => {
    const { id } = await unit(staff);
    const change = (body: object) => staff.api.patch<UnitDto>(`${PATH}/${id}`, body);
    const records = await recordedDuring(service, async () => {
      expect((await change({ kind: 'contractor' })).body).toMatchObject({ kind: 'contractor', active: true });
      expect((await change({ active: false })).body).toMatchObject({ kind: 'contractor', active: false });
      expect((await change({ active: false })).status).toBe(200);
    });
    expect(records.map(({ action, target_kind, target_id }) => [action, target_kind, target_id])).toEqual([
      ['staff.change_unit', 'unit', id],
      ['staff.change_unit', 'unit', id],
    ]);
  });

  it('have the accounts of the last list', async () => {
    const [first, second] = [await staffMember(service), await staffMember(service)];
    const { id } = await unit(staff, { members: [first.id, second.id] });
    const set = (accountIds: unknown) => staff.api.put<UnitDto>(`${PATH}/${id}/members`, { accountIds });
    expect((await set([second.id, second.id])).body.members).toEqual([second.id]);
    const { status, body } = await set([first.id, 'adm_unknown']);
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('accountIds.1')]);
    expect((await set('all')).status).toBe(400);
    expect((await set([])).body.members).toEqual([]);
  });

  it('are 404 if unknown', async () => {
    expect((await staff.api.patch(`${PATH}/unt_unknown`, { active: false })).status).toBe(404);
    expect((await staff.api.put(`${PATH}/unt_unknown/members`, { accountIds: [] })).status).toBe(404);
  });
});
