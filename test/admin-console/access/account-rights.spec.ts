import { recordedDuring } from '../../factories/audit';
import { staffMember, type StaffMember } from '../../factories/console';
import { startService, type TestService } from '../../support/service/service';

const RIGHTS = { role: 'agent', cityScope: ['mumbai'], wards: ['A'], categories: ['road'], contacts: true };

describe.each(['session', 'roles'])('the rights of an account, with CONSOLE_ACCESS=%s', (access) => {
  let service: TestService;
  let admin: StaffMember;
  beforeAll(async () => {
    service = await startService({ settings: { CONSOLE_ACCESS: access } });
    admin = await staffMember(service);
  });
  afterAll(() => service.stop());

  const change = (by: StaffMember, id: string, body: object) =>
    by.api.patch<Record<string, unknown>>(`/api/admin/access/accounts/${id}`, body);

  it('are changed by a super_admin, with one record, and only what is given', async () => {
    const { id, api } = await staffMember(service, { role: 'reviewer' });
    const recorded = await recordedDuring(service, async () => {
      expect((await change(admin, id, RIGHTS)).body).toMatchObject({ id, ...RIGHTS });
      expect((await change(admin, id, { role: 'agent' })).body).toMatchObject({ id, ...RIGHTS });
    });
    expect(recorded).toMatchObject([
      {
        action: 'access.change_rights',
        target_id: id,
        before: { role: 'reviewer', cityScope: null, wards: [], categories: [], contacts: false },
        after: RIGHTS,
      },
    ]);
    expect((await change(admin, id, { wards: [], cityScope: null })).body).toMatchObject({
      ...RIGHTS,
      ...{ wards: [], cityScope: null },
    });
    const { body: listed } = await admin.api.get<Array<{ id: string }>>('/api/admin/access/accounts');
    expect(listed.find((each) => each.id === id)).toMatchObject({ role: 'agent', categories: ['road'] });
    expect((await api.get('/api/admin/auth/me')).body).toMatchObject({
      admin: { role: 'agent', cityScope: null },
    });
  });

  it('are changed by nobody else, and only of accounts that exist', async () => {
    const { id } = await staffMember(service, { role: 'reviewer' });
    for (const role of ['city_admin', 'auditor', 'contractor'] as const) {
      const other = await staffMember(service, { role });
      expect((await change(other, id, { role: 'super_admin' })).status).toBe(403);
      expect((await change(other, other.id, { role: 'super_admin' })).status).toBe(403);
    }
    expect((await change(admin, 'adm_unknown', { role: 'agent' })).status).toBe(404);
  });

  it.each([
    [{}, 'role'],
    [{ role: 'chief' }, 'role'],
    [{ role: null }, 'role'],
    [{ cityScope: [] }, 'cityScope'],
    [{ cityScope: ['atlantis'] }, 'cityScope'],
    [{ wards: ['nowhere'] }, 'wards'],
    [{ wards: 'A' }, 'wards'],
    [{ categories: ['Roads'] }, 'categories.0'],
    [{ contacts: 'yes' }, 'contacts'],
  ])('are not changed by %j', async (body, field) => {
    const { id } = await staffMember(service, { cityScope: ['mumbai'] });
    const { status, body: refused } = await change(admin, id, body);
    expect([status, JSON.stringify(refused)]).toEqual([400, expect.stringContaining(field)]);
  });

  it('of the last super_admin stay', async () => {
    await service.database.sql(`update console_accounts set active = id = $1`, [admin.id]);
    const { status, body } = await change(admin, admin.id, { role: 'agent' });
    expect([status, body.message]).toEqual([409, 'The last active super_admin cannot get another role']);
    expect((await change(admin, admin.id, { contacts: true })).status).toBe(200);
  });

  it('are those of the invitation', async () => {
    const rights = { role: 'contractor', cityScope: ['mumbai'], wards: ['A'], categories: ['road'] };
    const person = { email: `crew-${access}@city.example`, name: 'Crew', ...rights };
    const { body } = await admin.api.post<{ token: string }>('/api/admin/access/invite', person);
    const { body: open } = await admin.api.get<object[]>('/api/admin/access/invitations');
    expect(open).toMatchObject([person]);
    const accepted = { token: body.token, password: 'three of these words' };
    await service.consoleApi.post('/api/admin/auth/accept-invite', accepted);
    const { body: accounts } = await admin.api.get<Array<{ email: string }>>('/api/admin/access/accounts');
    expect(accounts.find(({ email }) => email === person.email)).toMatchObject({
      ...rights,
      contacts: false,
    });
    const unknown = { ...person, email: 'x@city.example', wards: ['nowhere'] };
    expect((await admin.api.post('/api/admin/access/invite', unknown)).status).toBe(400);
  });
});
