import { CODE_REQUIRED } from '../../../src/kernel/console';
import { recordedDuring } from '../../factories/audit';
import { staffMember, type StaffMember } from '../../factories/console';
import { startService, type TestService } from '../../support/service/service';
import { codeOf, STEP_MS } from '../../support/service/totp';

describe('the second factor of a console account', () => {
  let service: TestService;
  let staff: StaffMember;
  let now: number;
  beforeAll(async () => {
    service = await startService();
  });
  beforeEach(async () => {
    staff = await staffMember(service);
    now = Date.now();
    at(now);
  });
  afterEach(() => service.clock.set());
  afterAll(() => service.stop());

  const at = (ms: number) => service.clock.set(new Date(ms));
  const login = (code?: string, { email, password } = staff) =>
    service.consoleApi.post<{ message?: string; admin?: object; secondFactor?: string }>(
      '/api/admin/auth/login',
      { email, password, ...(code !== undefined && { code }) },
    );
  const enrol = (password: unknown = staff.password, { api } = staff) =>
    api.post<{ secret: string; uri: string }>('/api/admin/auth/totp/enrol', { password });
  const confirm = (code: unknown) =>
    staff.api.post<{ recoveryCodes: string[] }>('/api/admin/auth/totp/confirm', { code });
  /** Turns it on. */
  const enrolled = async () => {
    const { secret } = (await enrol()).body;
    const { recoveryCodes } = (await confirm(codeOf(secret, now))).body;
    return { secret, recoveryCodes };
  };

  it('is turned on by a code of its secret, and then asked for; neither is shown again', async () => {
    const { body } = await enrol();
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(body.uri);
    expect(uri.href).toContain(`secret=${body.secret}`);
    expect(decodeURIComponent(uri.pathname)).toContain(staff.email);
    expect((await login()).status).toBe(200);
    expect(await confirm('000000')).toMatchObject({ status: 400 });
    let recoveryCodes: string[] = [];
    const recorded = await recordedDuring(service, async () => {
      ({ recoveryCodes } = (await confirm(codeOf(body.secret, now))).body);
    });
    expect(recorded).toMatchObject([{ action: 'access.totp_enable', target_id: staff.id, after: null }]);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes[0]).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
    const asked = await login();
    expect([asked.status, asked.body.message]).toEqual([401, CODE_REQUIRED]);
    at(now + STEP_MS);
    expect(await login(codeOf(body.secret, now + STEP_MS))).toMatchObject({
      status: 200,
      body: { secondFactor: 'on' },
    });
    const [stored] = await service.database.sql('select * from console_accounts where id = $1', [staff.id]);
    const text = JSON.stringify(stored);
    for (const secret of [body.secret, ...recoveryCodes]) expect(text).not.toContain(secret);
    expect((await confirm(codeOf(body.secret, now))).status).toBe(409);
  });

  it('takes the codes of one step either way, and each once', async () => {
    const { secret } = await enrolled();
    const code = (steps: number) => codeOf(secret, now + steps * STEP_MS);
    expect((await login(code(0))).status).toBe(401);
    expect((await login(code(2))).status).toBe(401);
    expect((await login(` ${code(1).slice(0, 3)} ${code(1).slice(3)}`)).status).toBe(200);
    expect((await login(code(1))).status).toBe(401);
    at(now + 3 * STEP_MS);
    const devanagari = code(2).replaceAll(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)]!);
    expect((await login(`\u202a${devanagari.slice(0, 3)}\u200b${devanagari.slice(3)}\u202c`)).status).toBe(
      200,
    );
    const racing = await Promise.all(Array.from({ length: 5 }, () => login(code(3))));
    expect(racing.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
  });

  it('takes each recovery code once, in any letter case and with any dashes, and new ones replace them', async () => {
    const { recoveryCodes } = await enrolled();
    const [first = '', second = ''] = recoveryCodes;
    expect(
      (await login(`\u2066${first.toUpperCase().replace('-', ' ').replaceAll('-', '\u2013')}`)).status,
    ).toBe(200);
    expect((await login(first)).status).toBe(401);
    const racing = await Promise.all([login(second), login(second)]);
    expect(racing.map(({ status }) => status).sort()).toEqual([200, 401]);
    at(now + 2 * STEP_MS);
    now += 2 * STEP_MS;
    const { secret } = (await enrol()).body;
    expect((await login(recoveryCodes[2])).status).toBe(200);
    await confirm(codeOf(secret, now));
    expect((await login(recoveryCodes[3])).status).toBe(401);
  });

  it('says nothing of a code to somebody without the password', async () => {
    await enrolled();
    const wrong = await login('123456', { ...staff, password: 'another long password' });
    expect(wrong).toMatchObject({ status: 401, body: { message: 'Wrong email or password' } });
  });

  it.each([
    ['enrol', {}, 'password'],
    ['enrol', { password: 5 }, 'password'],
    ['enrol', { password: 'not the password' }, 'password'],
    ['confirm', {}, 'code'],
    ['confirm', { code: 123456 }, 'code'],
    ['confirm', { code: 'x'.repeat(41) }, 'code'],
  ])('is not changed by %s with %j', async (route, body, field) => {
    await enrol();
    const answer = await staff.api.post(`/api/admin/auth/totp/${route}`, body);
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringContaining(field)]);
  });

  it('counts wrong codes against the limit of sign-ins', async () => {
    const limited = await startService({ settings: { RATE_LIMIT_AUTH: '3' } });
    const other = await staffMember(limited);
    await other.api.post('/api/admin/auth/totp/enrol', { password: other.password });
    const codes = Array.from({ length: 4 }, () =>
      other.api.post('/api/admin/auth/totp/confirm', { code: '000000' }),
    );
    expect((await Promise.all(codes)).map(({ status }) => status).sort()).toEqual([400, 400, 429, 429]);
    await limited.stop();
  });
});

describe('with CONSOLE_TOTP=required, a console account', () => {
  it('reaches only its own account until it has a second factor', async () => {
    const service = await startService({ settings: { CONSOLE_TOTP: 'required' } });
    const { api, password } = await staffMember(service);
    const status = async (path: string) => (await api.get(path)).status;
    expect(await api.get('/api/admin/auth/me')).toMatchObject({
      status: 200,
      body: { secondFactor: 'required' },
    });
    expect([await status('/api/admin/auth/sessions'), await status('/api/admin/dashboard')]).toEqual([
      200, 403,
    ]);
    expect(await status('/API/admin/Auth/../queue')).toBe(404);
    const { body } = await api.post<{ secret: string }>('/api/admin/auth/totp/enrol', { password });
    expect(await status('/api/admin/queue')).toBe(403);
    await api.post('/api/admin/auth/totp/confirm', { code: codeOf(body.secret, Date.now()) });
    expect([await status('/api/admin/dashboard'), await status('/api/admin/queue')]).toEqual([200, 200]);
    await service.stop();
  });
});
