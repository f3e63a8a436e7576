import { recordedDuring } from '../../factories/audit';
import { staffMember } from '../../factories/console';
import { IdentityProvider, throughProvider, visitProvider } from '../../support/network/identity-provider';
import { send } from '../../support/network/http';
import { startService, type TestService } from '../../support/service/service';

const MINUTE_MS = 60_000;
const REFUSED = '/console/sign-in-refused?reason=';
const GROUPS = [
  { group: 'it', role: 'super_admin', cities: null },
  { group: 'roads', role: 'agent', cities: ['mumbai'], wards: ['A'], categories: ['road'], units: [] },
];

interface Me {
  admin: { id: string; name: string; role: string; cityScope: string[] | null };
}

describe('signing in to the console through an identity provider', () => {
  let provider: IdentityProvider;
  let service: TestService;
  beforeAll(async () => {
    provider = await IdentityProvider.start();
    service = await startService({
      settings: {
        ...provider.settings,
        CONSOLE_OIDC_GROUPS: JSON.stringify(GROUPS),
        CONSOLE_ACCESS: 'roles',
        CONSOLE_TOTP: 'required',
      },
    });
  });
  afterAll(async () => {
    await service.stop();
    await provider.stop();
  });
  afterEach(() => service.clock.set());

  const me = async (cookie: string) =>
    (await service.consoleApi.with({ cookie }).get<Me>('/api/admin/auth/me')).body;
  const accountsOf = (email: string) =>
    service.database.sql<{ id: string; password_hash: string | null }>(
      `select id, password_hash from console_accounts where lower(email) = lower($1)`,
      [email],
    );
  /** Why a sign-in was refused: no session, no account. */
  async function refusalOf(name: string, change?: (back: string) => string): Promise<string | undefined> {
    const { answer, cookie } = await visitProvider(service, { ...(change && { change }) });
    expect([answer.status, cookie]).toEqual([303, '']);
    expect(await accountsOf(`${name}@city.example`)).toEqual([]);
    return answer.headers.location?.replace(REFUSED, '');
  }

  it('leads there with PKCE, state and nonce, and back to the page of the console', async () => {
    provider.is('asha', ['roads']);
    const { sent } = await throughProvider(service);
    expect(Object.fromEntries(sent.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'the-console',
      redirect_uri: 'http://localhost:3000/api/admin/auth/oidc/callback',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
    });
    const { answer } = await visitProvider(service, { next: '/console/queue?city=mumbai' });
    expect([answer.status, answer.headers.location]).toEqual([303, '/console/queue?city=mumbai']);
    expect(answer.headers['set-cookie']).toEqual([
      'admin_sign_in=; HttpOnly; SameSite=Lax; Max-Age=0; Path=/api/admin/auth/oidc',
      expect.stringMatching(/^admin_session=[\w-]{43}; HttpOnly; SameSite=Lax; Max-Age=43200; /),
    ]);
    for (const next of [
      'https://evil.example/console',
      '//evil.example/console',
      '/\\evil.example',
      '/api/x',
    ])
      expect((await visitProvider(service, { next })).answer.headers.location).toBe('/console');
  });

  it('makes an account without a password, with the rights of the group, and asks it for no second factor', async () => {
    provider.is('ravi', ['other', 'roads']);
    let cookie = '';
    const recorded = await recordedDuring(service, async () => ({ cookie } = await visitProvider(service)));
    const { admin, ...rights } = await me(cookie);
    expect(admin).toMatchObject({ name: 'ravi of the city', role: 'agent', cityScope: ['mumbai'] });
    expect(rights).toMatchObject({ signedInBy: 'provider' });
    expect(rights).not.toHaveProperty('secondFactor');
    expect(await accountsOf('ravi@city.example')).toEqual([{ id: admin.id, password_hash: null }]);
    expect(recorded).toMatchObject([
      { action: 'access.create_account', target_id: admin.id, after: { role: 'agent', wards: ['A'] } },
      { action: 'access.sign_in', target_id: admin.id, actor_id: admin.id, after: { group: 'roads' } },
    ]);
    const login = { email: 'ravi@city.example', password: '' };
    for (const password of ['null', ' ', 'a long password 1'])
      expect((await service.consoleApi.post('/api/admin/auth/login', { ...login, password })).status).toBe(
        401,
      );
    const api = service.consoleApi.with({ cookie });
    const change = { current: 'null', next: 'quite another long password' };
    expect((await api.post('/api/admin/auth/password', change)).status).toBe(400);
    expect((await api.post('/api/admin/auth/totp/enrol', { password: 'null' })).status).toBe(400);
  });

  it('counts the first group of the list, those of the settings before those of the console', async () => {
    provider.is('meera', ['roads', 'it']);
    const { cookie } = await visitProvider(service);
    expect((await me(cookie)).admin.role).toBe('super_admin');
    const api = service.consoleApi.with({ cookie });
    await api.post('/api/admin/access/groups', { name: 'desk', role: 'call_taker', position: 2 });
    await api.post('/api/admin/access/groups', { name: 'audit', role: 'auditor', position: 1 });
    provider.is('noor', ['desk', 'audit']);
    expect((await me((await visitProvider(service)).cookie)).admin.role).toBe('auditor');
    provider.is('noor', 'desk');
    expect((await me((await visitProvider(service)).cookie)).admin.role).toBe('call_taker');
  });

  it('keeps one account for an address: its password goes on to count, its rights are those of the group', async () => {
    const { id, email, password } = await staffMember(service, { role: 'reviewer' });
    provider.is('kiran', ['roads'], { email: email.toUpperCase() });
    const recorded = await recordedDuring(service, async () => {
      expect((await me((await visitProvider(service)).cookie)).admin).toMatchObject({ id, role: 'agent' });
    });
    expect(recorded).toMatchObject([
      {
        action: 'access.change_rights',
        actor_id: 'identity_provider',
        target_id: id,
        before: { role: 'reviewer', cityScope: null },
        after: { role: 'agent', cityScope: ['mumbai'], group: 'roads' },
      },
      { action: 'access.sign_in', target_id: id },
    ]);
    expect((await service.consoleApi.post('/api/admin/auth/login', { email, password })).status).toBe(200);
  });

  it('refuses who is in no group with rights, with a record that does not name them', async () => {
    for (const groups of [['other'], [], undefined, 'ROADS', [{ name: 'it' }]]) {
      provider.is('stranger', groups);
      expect(await refusalOf('stranger')).toBe('no_group');
    }
    provider.is('stranger', []);
    const recorded = await recordedDuring(service, () => visitProvider(service));
    expect(recorded).toMatchObject([
      {
        action: 'access.refuse_sign_in',
        actor_id: 'identity_provider',
        target_id: expect.stringMatching(/^[\da-f]{64}$/) as string,
        after: { reason: 'no_group' },
      },
    ]);
  });

  it('takes the groups of the user info if the ID token has none, and only of the same subject', async () => {
    const groups = ['roads'];
    for (const [sub, reason] of [
      ['another', 'no_group'],
      ['divya', '/console'],
    ]) {
      provider.is('divya', undefined);
      provider.server.service.once('beforeUserinfo', (info: { body: object }) => {
        info.body = { sub, groups };
      });
      const { answer } = await visitProvider(service);
      expect(answer.headers.location?.replace(REFUSED, '')).toBe(reason);
    }
  });

  it.each([
    ['another state', {}, (path: string) => path.replace(/state=[^&]+/, 'state=forged')],
    ['a refusal of the provider', {}, (path: string) => path.replace(/code=[^&]+/, 'error=access_denied')],
    ['a code that is not its own', {}, (path: string) => path.replace(/code=[^&]+/, 'code=forged')],
    ['another nonce', { nonce: 'forged' }, undefined],
    ['another audience', { aud: 'another' }, undefined],
    ['another issuer', { iss: 'https://evil.example' }, undefined],
    ['an unverified email', { email_verified: false }, undefined],
    ['no email', { email: undefined }, undefined],
  ])('is not confirmed with %s: no session, no account', async (_, claims, change) => {
    provider.is('forged', ['it'], claims);
    expect(await refusalOf('forged', change)).toBe('not_confirmed');
  });

  it('is not confirmed in another browser, and counts once', async () => {
    provider.is('twice', ['it']);
    const { back } = await throughProvider(service);
    const other = await send({ method: 'GET', url: service.url + back });
    expect(other.headers.location).toBe(`${REFUSED}not_confirmed`);
    const { back: own, cookie } = await throughProvider(service);
    const visit = () => send({ method: 'GET', url: service.url + own, headers: { cookie } });
    expect((await visit()).headers.location).toBe('/console');
    expect((await visit()).headers.location).toBe(`${REFUSED}not_confirmed`);
  });

  it('tolerates clocks that differ by two minutes, and no more', async () => {
    provider.is('clock', ['it']);
    for (const [ms, location] of [
      [-115_000, '/console'],
      [-150_000, `${REFUSED}not_confirmed`],
      [3600_000 + 110_000, '/console'],
      [3600_000 + 150_000, `${REFUSED}not_confirmed`],
    ] as const) {
      service.clock.set(new Date(Date.now() + ms));
      expect([ms, (await visitProvider(service)).answer.headers.location]).toEqual([ms, location]);
    }
  });

  it('accepts a signing key that is new at the provider; its keys are fetched at most once in 30 seconds', async () => {
    provider.is('keys', ['it']);
    const location = async () => (await visitProvider(service)).answer.headers.location;
    expect(await location()).toBe('/console');
    await provider.server.issuer.keys.generate('RS256', { kid: 'new' });
    const now = Date.now.bind(Date);
    const later = jest.spyOn(Date, 'now').mockImplementation(() => now() + 31_000);
    // The keys are used in turn.
    expect([await location(), await location()]).toEqual(['/console', '/console']);
    later.mockRestore();
  });

  it('refuses a deactivated account', async () => {
    provider.is('gone', ['roads']);
    const { admin } = await me((await visitProvider(service)).cookie);
    await service.database.sql('update console_accounts set active = false where id = $1', [admin.id]);
    const { answer, cookie } = await visitProvider(service);
    expect([answer.headers.location, cookie]).toEqual([`${REFUSED}inactive`, '']);
  });

  it('says that the provider is away, before it leads there and after', async () => {
    provider.is('away', ['it']);
    const { back, cookie } = await throughProvider(service);
    await provider.stop();
    const location = async (path: string) =>
      (await send({ method: 'GET', url: service.url + path, headers: { cookie } })).headers.location;
    expect(await location('/api/admin/auth/oidc')).toBe(`${REFUSED}unavailable`);
    expect(await location(back)).toBe(`${REFUSED}unavailable`);
    await provider.startAgain();
    expect((await visitProvider(service)).answer.headers.location).toBe('/console');
  });

  it('ends here at a sign-out, and says where it ends at the provider', async () => {
    provider.is('leaving', ['it']);
    const { cookie } = await visitProvider(service);
    const api = service.consoleApi.with({ cookie });
    const { body } = await api.post<{ redirectTo: string }>('/api/admin/auth/logout');
    const url = new URL(body.redirectTo);
    expect([url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
      '/endsession',
      {
        client_id: 'the-console',
        post_logout_redirect_uri: 'http://localhost:3000/console',
        id_token_hint: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as string,
      },
    ]);
    expect((await api.get('/api/admin/auth/me')).status).toBe(401);
  });

  it('stores its tokens sealed', async () => {
    provider.is('sealed', ['it']);
    const { cookie } = await visitProvider(service);
    const { admin } = await me(cookie);
    const [row] = await service.database.sql<{ provider_tokens: string; check_at: Date }>(
      'select provider_tokens, check_at from console_sessions where account_id = $1',
      [admin.id],
    );
    expect(row?.provider_tokens).toMatch(new RegExp(`^enc:v1:${admin.id}:`));
    expect(row!.check_at.getTime()).toBeLessThanOrEqual(Date.now() + 10 * MINUTE_MS);
  });

  it('is one of the methods of the sign-in page', async () => {
    const { body } = await service.consoleApi.get('/api/admin/auth/methods');
    expect(body).toEqual({ password: true, provider: true });
  });
});

describe('a console where passwords are not accepted', () => {
  let provider: IdentityProvider;
  let service: TestService;
  beforeAll(async () => {
    provider = await IdentityProvider.start();
    service = await startService({
      settings: {
        ...provider.settings,
        CONSOLE_OIDC_GROUPS: JSON.stringify(GROUPS),
        CONSOLE_PASSWORD_SIGN_IN: 'false',
      },
    });
  });
  afterAll(async () => {
    await service.stop();
    await provider.stop();
  });

  it('refuses passwords and sessions that were begun with one', async () => {
    const { api, email, password } = await staffMember(service);
    expect((await api.get('/api/admin/auth/me')).status).toBe(401);
    const { status } = await service.consoleApi.post('/api/admin/auth/login', { email, password });
    expect(status).toBe(403);
    expect((await service.consoleApi.get('/api/admin/auth/methods')).body).toEqual({
      password: false,
      provider: true,
    });
    provider.is('asha', ['it']);
    expect((await visitProvider(service)).cookie).not.toBe('');
  });
});

describe('a console without an identity provider', () => {
  let service: TestService;
  beforeAll(async () => (service = await startService()));
  afterAll(() => service.stop());

  it('has no such sign-in', async () => {
    for (const path of ['/api/admin/auth/oidc', '/api/admin/auth/oidc/callback?code=x&state=y'])
      expect((await service.consoleApi.get(path)).status).toBe(404);
    const { api } = await staffMember(service);
    expect((await api.post('/api/admin/auth/logout')).body).toEqual({ ok: true });
  });
});
