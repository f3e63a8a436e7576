import { recordedDuring } from '../../factories/audit';
import { staffMember, type StaffMember } from '../../factories/console';
import { startService, type TestService } from '../../support/service/service';

const HOUR_MS = 3_600_000;

interface OpenInvite {
  email: string;
  role: string;
  invitedBy: { id: string; name: string };
  createdAt: string;
  expiresAt: string;
}

describe('GET /api/admin/access/invitations', () => {
  let service: TestService;
  let staff: StaffMember;
  beforeAll(async () => {
    service = await startService();
    staff = await staffMember(service);
  });
  afterEach(() => service.clock.set());
  afterAll(() => service.stop());

  const invite = async (email: string, role = 'reviewer', by = staff) =>
    (
      await by.api.post<{ token: string; expiresAt: string }>('/api/admin/access/invite', {
        email,
        name: 'Ravi Menon',
        role,
      })
    ).body;
  const open = async () => (await staff.api.get<OpenInvite[]>('/api/admin/access/invitations')).body;
  const emails = async () => (await open()).map(({ email }) => email);
  const withdraw = (email: string) => staff.api.post('/api/admin/access/invitations/withdraw', { email });
  const accept = async (token: string) =>
    (
      await service.consoleApi.post('/api/admin/auth/accept-invite', {
        token,
        password: 'a password of my own',
      })
    ).status;

  it('lists open ones, newest first, without their tokens', async () => {
    const used = await invite('used@city.example');
    service.clock.advance(1000);
    const { token, expiresAt } = await invite('open@city.example', 'super_admin');
    service.clock.advance(1000);
    await invite('newest@city.example');
    expect(await accept(used.token)).toBe(200);
    const answer = await open();
    expect(answer).toEqual([
      expect.objectContaining({ email: 'newest@city.example' }),
      {
        email: 'open@city.example',
        name: 'Ravi Menon',
        role: 'super_admin',
        cityScope: null,
        invitedBy: { id: staff.id, name: staff.name },
        createdAt: expect.stringMatching(/Z$/) as string,
        expiresAt,
      },
    ]);
    const [{ hash } = { hash: '' }] = await service.database.sql<{ hash: string }>(
      `select token_hash as hash from console_invites where email = 'open@city.example'`,
    );
    for (const secret of [token, hash]) expect(JSON.stringify(answer)).not.toContain(secret);
    service.clock.advance(73 * HOUR_MS);
    staff = await staffMember(service);
    expect(await emails()).toEqual([]);
  });

  it('includes one whose sender may not invite now: it is valid again once they may', async () => {
    const former = await staffMember(service);
    const { token } = await invite('orphan@city.example', 'auditor', former);
    await staff.api.post(`/api/admin/access/accounts/${former.id}/deactivate`);
    expect(await emails()).toContain('orphan@city.example');
    expect(await accept(token)).toBe(404);
    await staff.api.post(`/api/admin/access/accounts/${former.id}/activate`);
    expect(await accept(token)).toBe(200);
    expect(await emails()).not.toContain('orphan@city.example');
  });

  it('excludes a withdrawn one, which has an audit record and cannot be accepted', async () => {
    const { token } = await invite('Mistaken@city.example', 'super_admin');
    const recorded = await recordedDuring(service, async () => {
      expect((await withdraw('mistaken@city.example')).body).toEqual({
        email: 'Mistaken@city.example',
        name: 'Ravi Menon',
        role: 'super_admin',
        cityScope: null,
        withdrawn: true,
      });
      expect((await withdraw('mistaken@city.example')).status).toBe(404);
    });
    expect(recorded).toMatchObject([
      {
        action: 'access.withdraw_invite',
        target_kind: 'console_account',
        target_id: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
        actor_id: staff.id,
        before: { role: 'super_admin' },
        after: null,
      },
    ]);
    expect(await emails()).not.toContain('Mistaken@city.example');
    expect(await accept(token)).toBe(404);
    expect((await withdraw('nobody@city.example')).status).toBe(404);
    expect((await withdraw('no email')).status).toBe(400);
    // The person may be invited again.
    expect(await accept((await invite('mistaken@city.example')).token)).toBe(200);
    expect((await withdraw('mistaken@city.example')).status).toBe(404);
  });

  it('keeps the one that came in place of the one that was seen', async () => {
    const createdAt = async () =>
      (await open()).find(({ email }) => email === 'again@city.example')?.createdAt ?? '';
    const withdrawSeen = (from: string) =>
      staff.api.post('/api/admin/access/invitations/withdraw', { email: 'again@city.example', from });
    await invite('again@city.example');
    const seen = await createdAt();
    service.clock.advance(1000);
    const { token } = await invite('again@city.example', 'auditor', await staffMember(service));
    const recorded = await recordedDuring(service, async () => {
      expect(await withdrawSeen(seen)).toMatchObject({
        status: 409,
        body: { message: 'There is another invitation of this email by now' },
      });
    });
    expect(recorded).toEqual([]);
    expect((await withdrawSeen('yesterday')).status).toBe(400);
    const now = await createdAt();
    expect((await withdrawSeen(now)).status).toBe(200);
    expect((await withdrawSeen(now)).status).toBe(404);
    expect(await accept(token)).toBe(404);
  });

  it('requires super_admin, as does withdrawing', async () => {
    await invite('kept@city.example');
    const { api } = await staffMember(service, { role: 'city_admin' });
    expect((await api.get('/api/admin/access/invitations')).status).toBe(403);
    const body = { email: 'kept@city.example' };
    expect((await api.post('/api/admin/access/invitations/withdraw', body)).status).toBe(403);
    expect(await emails()).toContain('kept@city.example');
  });
});
