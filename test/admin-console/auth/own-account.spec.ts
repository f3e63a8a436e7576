import { FirstAccountService } from '../../../src/admin-console/auth/first-account.service';
import { recordedDuring } from '../../factories/audit';
import { staffMember, type StaffMember } from '../../factories/console';
import { startService, type TestService } from '../../support/service/service';

const MINUTE_MS = 60_000;
const EASY = ['123456789012', '            ', 'Password@123', 'passwordpassword'];

interface OwnSession {
  id: string;
  createdAt: string;
  lastSeenAt: string;
  current: boolean;
}

describe('the own account in the console', () => {
  let service: TestService;
  let staff: StaffMember;
  beforeAll(async () => {
    service = await startService();
  });
  beforeEach(async () => {
    staff = await staffMember(service);
  });
  afterEach(() => service.clock.set());
  afterAll(() => service.stop());

  const login = (password: string, { email } = staff) =>
    service.consoleApi.post('/api/admin/auth/login', { email, password });
  /** A further session of the account. */
  const signedIn = async () => {
    const { headers } = await login(staff.password);
    return service.consoleApi.with({ cookie: headers['set-cookie']?.[0]?.split(';')[0] ?? '' });
  };
  const me = async (api = staff.api) => (await api.get('/api/admin/auth/me')).status;
  const sessions = async () => (await staff.api.get<OwnSession[]>('/api/admin/auth/sessions')).body;
  const change = (next: unknown, current: unknown = staff.password) =>
    staff.api.post('/api/admin/auth/password', { current, next });

  it('gets a new password, which ends its other sessions', async () => {
    const other = await signedIn();
    const colleague = await staffMember(service);
    const recorded = await recordedDuring(service, async () => {
      expect(await change('a password of my own')).toMatchObject({ status: 200, body: { ok: true } });
    });
    expect(recorded).toMatchObject([
      {
        action: 'access.change_password',
        target_id: staff.id,
        actor_id: staff.id,
        before: null,
        after: null,
      },
    ]);
    expect([await me(), await me(other), await me(colleague.api)]).toEqual([200, 401, 200]);
    expect([(await login(staff.password)).status, (await login('a password of my own')).status]).toEqual([
      401, 200,
    ]);
  });

  it.each([
    ['current', 'a password of my own', 'not the password'],
    ['current', 'a password of my own', ''],
    ['current', 'a password of my own', undefined],
    ['next', 'too short', undefined],
    ['next', 'x'.repeat(201), undefined],
    ['next', 7, undefined],
  ])('keeps its password if %s is refused: %j, %j', async (field, next, current) => {
    const recorded = await recordedDuring(service, async () => {
      const { status, body } = await staff.api.post<{ message: string[] }>('/api/admin/auth/password', {
        current: field === 'next' ? staff.password : current,
        next,
      });
      expect([status, body.message.every((each) => each.startsWith(field))]).toEqual([400, true]);
    });
    expect(recorded).toEqual([]);
    expect((await login(staff.password)).status).toBe(200);
  });

  it('keeps its password if the new one is the same, common, or its own address', async () => {
    for (const next of [staff.password, ...EASY, staff.email, staff.email.toUpperCase()]) {
      const { status, body } = await change(next);
      expect([next, status, (body as { message: string[] }).message[0]?.split(' ')[0]]).toEqual([
        next,
        400,
        'next',
      ]);
    }
    expect((await login(staff.password)).status).toBe(200);
  });

  it('takes one of two passwords that are set at the same time', async () => {
    const wanted = ['a password of my own', 'another one of my own'];
    const answers = await Promise.all(wanted.map((next) => change(next)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const works = await Promise.all(wanted.map(async (password) => (await login(password)).status));
    expect(works).toEqual(answers.map(({ status }) => (status === 200 ? 200 : 401)));
  });

  it('begins no session with a password that is replaced while it is checked', async () => {
    const logins = Array.from({ length: 6 }, () => login(staff.password));
    const [answer] = await Promise.all([change('a password of my own'), ...logins]);
    expect(answer.status).toBe(200);
    expect(await sessions()).toHaveLength(1);
  });

  it('chooses the language of the console, which its next sign-in answers, too', async () => {
    type Answer = { admin: { id: string; language?: string } };
    const choose = (language: unknown) => staff.api.patch<Answer>('/api/admin/auth/me', { language });
    expect((await staff.api.get<Answer>('/api/admin/auth/me')).body.admin).not.toHaveProperty('language');
    const recorded = await recordedDuring(service, async () => {
      for (const language of ['hi', 'hi', 'mr'])
        expect(await choose(language)).toMatchObject({
          status: 200,
          body: { admin: { id: staff.id, language } },
        });
      for (const language of ['ta', 'hindi', '', null, undefined, 7])
        expect([language, (await choose(language)).status]).toEqual([language, 400]);
    });
    const action = { action: 'access.choose_language', target_id: staff.id, actor_id: staff.id };
    expect(recorded).toMatchObject([
      { ...action, before: { language: null }, after: { language: 'hi' } },
      { ...action, before: { language: 'hi' }, after: { language: 'mr' } },
    ]);
    const chosen = { body: { admin: { language: 'mr' } } };
    expect(await login(staff.password)).toMatchObject(chosen);
    expect(await staff.api.get('/api/admin/auth/me')).toMatchObject(chosen);
    expect(
      (await (await staffMember(service)).api.get<Answer>('/api/admin/auth/me')).body.admin,
    ).not.toHaveProperty('language');
  });

  it('lists its sessions, newest first, with the minute of their last use', async () => {
    service.clock.advance(MINUTE_MS);
    const other = await signedIn();
    service.clock.advance(MINUTE_MS);
    await me(other);
    const [second, first, ...more] = await sessions();
    expect(more).toEqual([]);
    expect([second, first]).toMatchObject([{ current: false }, { current: true }]);
    for (const { id, createdAt, lastSeenAt } of [first!, second!]) {
      expect(id).toMatch(/^ses_[a-z0-9]{26}$/);
      expect(new Date(lastSeenAt).getTime() - new Date(createdAt).getTime()).toBeGreaterThanOrEqual(
        MINUTE_MS,
      );
    }
    const [stored] = await service.database.sql<{ hash: string }>(
      'select token_hash as hash from console_sessions',
    );
    expect(JSON.stringify(await sessions())).not.toContain(stored!.hash);
    service.clock.advance(13 * 60 * MINUTE_MS);
    staff = { ...staff, api: await signedIn() };
    expect(await sessions()).toMatchObject([{ current: true }]);
  });

  it('ends one of its sessions, and no session of another account', async () => {
    const other = await signedIn();
    const [{ id }] = (await sessions()) as [OwnSession, ...OwnSession[]];
    const end = (session: string, by = staff) => by.api.delete(`/api/admin/auth/sessions/${session}`);
    expect((await end(id, await staffMember(service))).status).toBe(404);
    expect(await me(other)).toBe(200);
    const recorded = await recordedDuring(service, async () => {
      expect(await end(id)).toMatchObject({ status: 200, body: { id } });
      expect((await end(id)).status).toBe(404);
      expect((await end('ses_none')).status).toBe(404);
    });
    expect(recorded).toMatchObject([
      { action: 'access.end_session', target_id: staff.id, actor_id: staff.id, before: { session: id } },
    ]);
    expect([await me(other), await me()]).toEqual([401, 200]);
    const [own] = (await sessions()) as [OwnSession];
    expect((await end(own.id)).status).toBe(200);
    expect(await me()).toBe(401);
  });

  it('is not made with an easy password by an invitation, which stays valid', async () => {
    const invited = { email: 'ravi.menon@city.example', name: 'Ravi Menon', role: 'reviewer' };
    const { token } = (await staff.api.post<{ token: string }>('/api/admin/access/invite', invited)).body;
    const accept = (password: string) =>
      service.consoleApi.post<{ message: string[] }>('/api/admin/auth/accept-invite', { token, password });
    for (const password of [...EASY, 'ravi.menon@city.example', 'Ravi Menon 1']) {
      const { status, body } = await accept(password);
      expect([password, status, body.message[0]?.split(' ')[0]]).toEqual([password, 400, 'password']);
    }
    expect((await accept('a password of my own')).status).toBe(200);
  });

  it.each([
    ['first@city.example', '123456789012'],
    ['first@city.example', 'First@City.Example'],
  ])('is not made from the settings %s and %s: the start names the setting', async (email, password) => {
    const settings = { CONSOLE_ADMIN_EMAIL: email, CONSOLE_ADMIN_PASSWORD: password };
    const fresh = await startService({ settings });
    try {
      const first = fresh.app.get(FirstAccountService, { strict: false });
      await expect(first.ensure()).rejects.toThrow(/CONSOLE_ADMIN_PASSWORD: is .*not easy to guess/);
      await staffMember(fresh);
      expect(await first.ensure()).toBeUndefined();
    } finally {
      await fresh.stop();
    }
  });
});
