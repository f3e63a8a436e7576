import { OAuth2Server } from 'oauth2-mock-server';
import { PublicClient } from '../../support/network/public-client';
import { runJob } from '../../support/service/run-job';
import { startService, type TestService } from '../../support/service/service';

const LANGUAGE_PREFIXES = ['', '/hi', '/mr', '/bn', '/ta', '/te', '/kn', '/gu'];
const MINUTE_MS = 60_000;
const AGAIN = '/sign-in?next=%2Fme%2Fprivacy%23export&act=export';

describe('the exports of a person on the site', () => {
  let service: TestService;
  let provider: OAuth2Server;
  let reader: PublicClient;
  /** The claims of the next ID token. */
  let claims: Record<string, unknown>;

  beforeAll(async () => {
    provider = new OAuth2Server();
    await provider.issuer.keys.generate('RS256');
    await provider.start(0, '127.0.0.1');
    provider.service.on('beforeTokenSigning', (token: { payload: object }) =>
      Object.assign(token.payload, claims),
    );
    const { url = '' } = provider.issuer;
    service = await startService({
      settings: {
        OIDC_ISSUER: url,
        OIDC_CLIENT_ID: 'the-site',
        OIDC_JWKS_URI: `${url}/jwks`,
        OIDC_AUTHORIZATION_URL: `${url}/authorize`,
        OIDC_TOKEN_URL: `${url}/token`,
      },
    });
  });
  afterAll(async () => {
    await service.stop();
    await provider.stop();
  });
  beforeEach(async () => {
    claims = { sub: 'asha', email: 'asha@example.org', email_verified: true, name: 'Asha', aud: 'the-site' };
    reader = new PublicClient(service.url);
    await service.database.sql('delete from data_exports');
    await reader.get(await throughProvider('/sign-in/provider?next=%2Fme%2Fprivacy'));
    await service.database.sql('update users set welcomed_at = now()');
  });
  afterEach(() => service.clock.set());

  const ask = (prefix = '') => reader.post(`${prefix}/me/privacy/exports`);
  const page = async (prefix = '') => (await reader.get(`${prefix}/me/privacy`)).text;
  const idOf = (text: string) => /\/me\/privacy\/exports\/(exp_\w+)\//.exec(text)?.[1] ?? '';

  /** Goes to the provider. @returns the path of the way back */
  async function throughProvider(path: string, check?: (sent: URLSearchParams) => void): Promise<string> {
    const { headers } = await reader.get(path);
    const sent = new URL(headers.location ?? '');
    check?.(sent.searchParams);
    const back = new URL((await fetch(sent, { redirect: 'manual' })).headers.get('location') ?? '');
    return back.pathname + back.search;
  }
  const againAt = '/sign-in/provider?next=%2Fme%2Fprivacy%23export&act=export';
  /** Signs in again for an export. */
  const again = async () => reader.get(await throughProvider(againAt));

  it('lead to a sign-in that the provider asks for again, and back with a proof in a cookie', async () => {
    expect(await page()).toContain(`href="${AGAIN.replace('&', '&amp;')}"`);
    expect((await ask()).headers.location).toBe(AGAIN);
    const { text } = await reader.get(AGAIN);
    expect(text).toContain('<h1>Sign in again</h1>');
    const session = reader.cookies.get('session');
    const nonces = new Set<string | null>();
    for (let times = 0; times < 2; times++) {
      const back = await throughProvider(againAt, (sent) => {
        expect([sent.get('prompt'), sent.get('max_age')]).toEqual(['login', '0']);
        nonces.add(sent.get('nonce'));
      });
      const { status, headers } = await reader.get(back);
      expect([status, headers.location]).toEqual([303, '/me/privacy#export']);
      expect(headers['set-cookie']?.[0]).toMatch(
        /^fresh_sign_in=[\w.-]+; HttpOnly; SameSite=Lax; Max-Age=300;/,
      );
    }
    expect([nonces.size, reader.cookies.get('session') === session]).toEqual([2, true]);
    expect(await page()).toContain('You have just signed in again.');
  });

  it.each([
    ['another person', { sub: 'ravi', email: 'ravi@example.org' }],
    ['another sign-in', { nonce: 'of another attempt' }],
    ['a sign-in of this morning', { auth_time: Math.floor(Date.now() / 1000) - 3600 }],
  ])('take no proof of %s', async (_, wrong) => {
    Object.assign(claims, wrong);
    const { status, text } = await again();
    expect([status, reader.cookies.has('fresh_sign_in')]).toEqual([422, false]);
    expect(text).toContain('That was no new sign-in to this account.');
    expect((await reader.get('/me')).text).toContain('Hello, Asha');
  });

  it('take a proof once, within five minutes, in its session', async () => {
    await again();
    const proof = reader.cookies.get('fresh_sign_in')!;
    service.clock.set(new Date(Date.now() + 6 * MINUTE_MS));
    expect((await ask()).headers.location).toBe(AGAIN);
    service.clock.set();
    const other = new PublicClient(service.url);
    await other.signIn('ravi@example.org', 'Ravi');
    other.cookies.set('fresh_sign_in', proof);
    await service.database.sql('update users set welcomed_at = now()');
    expect((await other.post('/me/privacy/exports')).headers.location).toBe(AGAIN);
    const asked = await ask();
    expect([asked.headers.location, reader.cookies.has('fresh_sign_in')]).toEqual([
      '/me/privacy#export',
      false,
    ]);
    reader.cookies.set('fresh_sign_in', proof);
    await ask();
    expect(await service.database.sql('select 1 from data_exports')).toHaveLength(1);
  });

  it.each(LANGUAGE_PREFIXES)('are shown, downloaded and deleted in the language %s', async (prefix) => {
    await again();
    expect((await ask(prefix)).headers.location).toBe(`${prefix}/me/privacy#export`);
    const waiting = await page(prefix);
    const path = `${prefix}/me/privacy/exports/${idOf(waiting)}`;
    expect(waiting).not.toMatch(/>(?:export|fresh|problem)\.\w+/);
    const early = await reader.get(`${path}/file`);
    expect([early.status, early.headers.location]).toEqual([303, `${prefix}/me/privacy#export`]);
    await runJob(service, 'exports');
    expect(await service.database.sql('select language from data_exports')).toEqual([
      { language: prefix.slice(1) || 'en' },
    ]);
    expect(await page(prefix)).toContain(`href="${path}/file"`);
    const file = await reader.get(`${path}/file`);
    expect([file.status, file.headers['content-type'], file.headers['cache-control']]).toEqual([
      ...[200, 'application/zip', 'private, no-store'],
    ]);
    expect(file.headers['content-disposition']).toBe('attachment; filename="my-data.zip"');
    expect((await new PublicClient(service.url).get(`${path}/file`)).status).toBe(303);
    const other = new PublicClient(service.url);
    await other.signIn('ravi@example.org', 'Ravi');
    await service.database.sql('update users set welcomed_at = now()');
    expect((await other.get(`${path}/file`)).status).toBe(404);
    expect((await other.post(`${path}/removal`)).status).toBe(404);
    expect((await reader.post(`${path}/removal`)).headers.location).toBe(`${prefix}/me/privacy#export`);
    expect((await reader.get(`${path}/file`)).status).toBe(404);
    expect(idOf(await page(prefix))).toBe('');
  });

  it('say in words that two in a week are the most, that one failed, and that another account asks', async () => {
    for (let times = 0; times < 2; times++) {
      await again();
      await ask();
    }
    await again();
    const third = await ask();
    expect([third.status, Number(third.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(third.text).toContain('You asked for two files within a week.');
    await service.database.sql(`update data_exports set state = 'failed'`);
    expect(await page()).toContain('It could not be made.');
    const foreign = await reader.post('/me/privacy/exports', { account: 'usr_other' });
    expect(foreign.status).toBe(422);
  });

  it('take a proof of the local sign-in, where there is one', async () => {
    await reader.signIn('local@example.org', 'Local');
    await service.database.sql('update users set welcomed_at = now()');
    const { text } = await reader.get(AGAIN);
    expect([text.includes('name="email"'), text.includes('name="name"')]).toEqual([true, false]);
    const form = { act: 'export', next: '/me/privacy#export' };
    expect((await reader.post('/sign-in', { ...form, email: 'asha@example.org' })).status).toBe(422);
    const { headers } = await reader.post('/sign-in', { ...form, email: 'local@example.org' });
    expect(headers.location).toBe('/me/privacy#export');
    expect((await ask()).headers.location).toBe('/me/privacy#export');
  });
});
