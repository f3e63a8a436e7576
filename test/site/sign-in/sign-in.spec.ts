import { createHash } from 'node:crypto';
import { OAuth2Server } from 'oauth2-mock-server';
import { fieldOf, PublicClient, tagsOf } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

describe('signing in at the site', () => {
  let service: TestService;
  let provider: OAuth2Server;
  let reader: PublicClient;

  beforeAll(async () => {
    provider = new OAuth2Server();
    await provider.issuer.keys.generate('RS256');
    await provider.start(0, '127.0.0.1');
    const { url = '' } = provider.issuer;
    service = await startService({
      settings: {
        OIDC_ISSUER: url,
        OIDC_CLIENT_ID: 'the-site',
        OIDC_CLIENT_SECRET: 'of the site',
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
  beforeEach(() => {
    reader = new PublicClient(service.url);
    provider.service.removeAllListeners();
  });
  afterEach(() => service.clock.set());

  it('by local identity takes an address with invisible characters, which browsers refuse in fields for addresses', async () => {
    const { text } = await reader.get('/sign-in');
    const [field = ''] = tagsOf(text, 'input').filter((tag) => tag.includes(' name="email"'));
    expect(field).toMatch(/ type="text".* inputmode="email"/);
    await reader.signIn('\u202aseen\u200b@example.org\u202c');
    expect(await service.database.sql(`select 1 from users where email = 'seen@example.org'`)).toHaveLength(
      1,
    );
  });

  it('by local identity sets a cookie for this host only, and returns to the previous page', async () => {
    const page = await reader.get('/hi/sign-in?next=%2Fmumbai%3Fstatus%3Dopen');
    const next = fieldOf(page.text, 'next') ?? '';
    const { status, headers } = await reader.post('/hi/sign-in', {
      email: 'a@example.org',
      name: 'Asha',
      next,
    });
    expect([status, headers.location]).toEqual([303, '/hi/mumbai?status=open']);
    expect(headers['set-cookie']?.[0]).toMatch(
      /^session=[\w.-]+; HttpOnly; SameSite=Lax; Max-Age=259[12]\d{3}; Path=\/$/,
    );
    expect((await reader.get('/me')).text).toContain('Hello, Asha');
  });

  it('uses a default name without parts of the address if none is given', async () => {
    const form = { email: 'asha.kulkarni.1987@example.org', name: ' ', next: '/' };
    await reader.post('/sign-in', form);
    const { text } = await reader.get('/me');
    expect([text.includes('Hello, Citizen'), text.includes('1987')]).toEqual([true, false]);
    expect((await reader.get('/sign-in')).text).toContain('Without one you are called “Citizen”.');
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/sign-out',
    'javascript:alert(1)',
    '/\nx',
  ])('does not redirect to other sites: %j', async (next) => {
    const { headers } = await reader.post('/sign-in', { email: 'a@example.org', name: '', next });
    expect(headers.location).toBe('/');
  });

  it.each([
    [{ email: 'nobody', name: 'Asha' }, 'email'],
    [{ email: 'a@example.org', name: 'x'.repeat(101) }, 'name'],
  ])('shows the problem beside the field, and keeps the text: %j', async (form, field) => {
    const { status, text } = await reader.post('/sign-in', { ...form, next: '/' });
    expect(status).toBe(422);
    expect(text).toMatch(new RegExp(`aria-describedby="(?:${field}-hint )?${field}-error"`));
    expect([fieldOf(text, 'email'), fieldOf(text, 'name')]).toEqual([form.email, form.name]);
  });

  it('by local identity refuses forms of a foreign page or under a foreign host name, but no address of a machine', async () => {
    const form = { email: 'a@example.org', name: '', next: '/' };
    expect((await reader.post('/sign-in', form, { origin: 'https://evil.example' })).status).toBe(403);
    const rebound = { host: 'evil.example', origin: 'http://evil.example' };
    expect((await reader.post('/sign-in', form, rebound)).status).toBe(403);
    expect(reader.cookies.size).toBe(0);
    // A phone in the same network opens the service by an address of the machine.
    const phone = { host: '192.0.2.7:3000', origin: 'http://192.0.2.7:3000' };
    expect((await reader.post('/sign-in', form, phone)).headers.location).toBe('/');
    expect((await reader.post('/sign-out', {}, phone)).status).toBe(303);
  });

  it('ends on the server by signing out: a copied cookie is refused', async () => {
    await reader.signIn('out@example.org');
    const copy = new PublicClient(service.url);
    for (const [name, value] of reader.cookies) copy.cookies.set(name, value);
    const asked = await reader.get('/sign-out');
    expect([asked.status, (await copy.get('/me')).status]).toEqual([200, 200]);
    const foreign = await reader.post('/sign-out', {}, { origin: 'https://evil.example' });
    expect([foreign.status, (await copy.get('/me')).status]).toEqual([403, 200]);
    const { status, headers } = await reader.post('/sign-out');
    expect([status, headers.location, reader.cookies.has('session')]).toEqual([303, '/', false]);
    const opened = await copy.get('/me');
    expect([opened.status, opened.headers.location]).toEqual([303, '/sign-in?next=%2Fme']);
    expect((await copy.get('/mumbai')).text).not.toContain('Asha Kulkarni');
  });

  it('ends the browser’s previous session', async () => {
    await reader.signIn('first@example.org');
    const copy = new PublicClient(service.url);
    for (const [name, value] of reader.cookies) copy.cookies.set(name, value);
    await reader.signIn('second@example.org');
    expect([(await copy.get('/me')).status, (await reader.get('/me')).status]).toEqual([303, 200]);
  });

  it('returns to a long search', async () => {
    const next = `/mumbai?q=${encodeURIComponent('बत्ती बंद है '.repeat(10))}`;
    const { headers } = await reader.post('/sign-in', { email: 'a@example.org', name: '', next });
    expect([next.length > 500, headers.location]).toEqual([true, next]);
  });

  it('ends after thirty days, and accepts no other token as a session', async () => {
    await reader.signIn('month@example.org');
    const begun = service.clock.now().getTime();
    service.clock.set(new Date(begun + 30 * DAY_MS - 10 * MINUTE_MS));
    expect((await reader.get('/me')).status).toBe(200);
    service.clock.advance(20 * MINUTE_MS);
    expect((await reader.get('/me')).status).toBe(303);
    service.clock.set();
    const { body } = await service.tokenApi.post<{ idToken: string }>('/dev/identity', {
      email: 'b@example.org',
    });
    const session = await service.tokenApi.post<{ data: { accessToken: string } }>('/api/auth/google', body);
    reader.cookies.set('session', session.body.data.accessToken);
    expect((await reader.get('/me')).status).toBe(303);
  });

  describe('at the provider', () => {
    /** The code challenge the provider received. */
    let challenge: string | null | undefined;
    /** Goes to the provider and back. @returns the path of the redirect back */
    async function throughProvider(language = '/ta'): Promise<string> {
      challenge = undefined;
      const { status, headers } = await reader.get(`${language}/sign-in/provider?next=%2Fmumbai`);
      expect(status).toBe(303);
      const sent = new URL(headers.location ?? '');
      expect(Object.fromEntries(sent.searchParams)).toMatchObject({
        response_type: 'code',
        client_id: 'the-site',
        redirect_uri: 'http://localhost:3000/sign-in/callback',
        code_challenge_method: 'S256',
        nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
      });
      challenge = sent.searchParams.get('code_challenge');
      const back = await fetch(sent, { redirect: 'manual' });
      const { pathname, search } = new URL(back.headers.get('location') ?? '');
      return pathname + search;
    }
    const claiming = (claims: object) =>
      provider.service.on('beforeTokenSigning', (token: { payload: object }) =>
        Object.assign(token.payload, claims),
      );
    const asha = {
      sub: 'asha',
      email: 'asha@provider.example',
      email_verified: true,
      name: 'Asha of the provider',
      aud: 'the-site',
    };

    it('exchanges the code with the PKCE verifier, and begins a session', async () => {
      claiming(asha);
      let form: Record<string, string> = {};
      provider.service.on('beforeResponse', (_: unknown, request: { body: Record<string, string> }) => {
        form = request.body;
      });
      const back = await throughProvider();
      const { status, headers } = await reader.get(back);
      expect([status, headers.location]).toEqual([303, '/ta/mumbai']);
      expect(form).toMatchObject({
        grant_type: 'authorization_code',
        client_id: 'the-site',
        client_secret: 'of the site',
      });
      const { code_verifier: verifier = '' } = form;
      expect(verifier).toMatch(/^[\w-]{43}$/);
      expect(createHash('sha256').update(verifier).digest('base64url')).toBe(challenge);
      expect((await reader.get('/me')).text).toContain('Hello, Asha of the provider');
      expect(reader.cookies.has('sign_in')).toBe(false);
    });

    it.each([
      ['another state', (path: string) => path.replace(/state=[^&]+/, 'state=forged')],
      ['no code', (path: string) => path.replace(/code=[^&]+/, 'error=access_denied')],
    ])('begins no session with %s', async (_, change) => {
      claiming(asha);
      const { status, text } = await reader.get(change(await throughProvider('')));
      expect([status, reader.cookies.has('session')]).toEqual([422, false]);
      expect(text).toContain('The sign-in was not confirmed.');
      expect(text).not.toMatch(/href="[^"]*state=/);
    });

    it('shows a refusal or an outage of the provider in the reader’s language', async () => {
      claiming(asha);
      const refused = await reader.get(
        (await throughProvider()).replace(/code=[^&]+/, 'error=access_denied'),
      );
      expect([refused.status, refused.headers['content-language']]).toEqual([422, 'ta']);
      expect(refused.text).toMatch(/<html lang="ta">/);
      expect(refused.text).toContain('href="/ta/sign-in/provider?next=%2Fmumbai"');
      const back = await throughProvider();
      provider.service.on('beforeResponse', (answer: { statusCode: number }) => (answer.statusCode = 500));
      const away = await reader.get(back);
      expect([away.status, away.headers['content-language']]).toEqual([503, 'ta']);
      const lost = await new PublicClient(service.url).get(back, {
        'accept-language': 'hi-IN,hi;q=0.9,en;q=0.5',
      });
      expect([lost.status, lost.headers['content-language']]).toEqual([422, 'hi']);
    });

    it('begins no session with a token for another attempt', async () => {
      for (const nonce of ['of another attempt', undefined]) {
        provider.service.removeAllListeners();
        claiming({ ...asha, nonce });
        expect((await reader.get(await throughProvider())).status).toBe(422);
      }
      expect(reader.cookies.has('session')).toBe(false);
    });

    it('begins no session in a browser that did not start the sign-in', async () => {
      claiming(asha);
      const back = await throughProvider();
      const other = new PublicClient(service.url);
      expect((await other.get(back)).status).toBe(422);
      expect(other.cookies.size).toBe(0);
    });

    it('begins no session with a token for another client or without a verified email', async () => {
      for (const claims of [
        { ...asha, aud: 'another' },
        { ...asha, email_verified: false },
      ]) {
        provider.service.removeAllListeners();
        claiming(claims);
        expect((await reader.get(await throughProvider())).status).toBe(422);
      }
      expect(reader.cookies.has('session')).toBe(false);
    });

    it('shows an error page while the provider cannot be reached', async () => {
      const back = await throughProvider('');
      provider.service.on('beforeResponse', (answer: { statusCode: number }) => (answer.statusCode = 500));
      const { status, headers, text } = await reader.get(back);
      expect([status, headers['retry-after']]).toEqual([503, '2']);
      expect(text).toContain('<h1>Please try again soon</h1>');
    });
  });
});
