import { createHmac } from 'node:crypto';
import { OAuth2Server } from 'oauth2-mock-server';
import { addedRecord } from '../../factories/accountability';
import { person } from '../../factories/people';
import type { Envelope, ErrorEnvelope } from '../../support/network/client';
import { send } from '../../support/network/http';
import { startService, type TestService } from '../../support/service/service';
import { type Claims, claimsOf, refreshTokenOf } from '../../support/service/tokens';

interface User {
  userId: string;
  email: string;
  displayName: string;
  avatarUrl: string | null;
  role: string;
  city: string;
  createdAt: string;
}
type Session = Envelope<{ accessToken: string; user: User }>;

const AUDIENCE = 'our-client-id';
const SECOND = 1000;

describe('authentication', () => {
  let service: TestService;
  let provider: OAuth2Server;
  let otherProvider: OAuth2Server;

  beforeAll(async () => {
    provider = new OAuth2Server();
    await provider.issuer.keys.generate('RS256');
    await provider.start(0, '127.0.0.1');
    otherProvider = new OAuth2Server();
    await otherProvider.issuer.keys.generate('RS256');
    await otherProvider.start(0, '127.0.0.1');
    service = await startService({
      settings: {
        OIDC_ISSUER: provider.issuer.url!,
        OIDC_AUDIENCE: `${AUDIENCE}, our-mobile-client`,
        OIDC_JWKS_URI: `${provider.issuer.url!}/jwks`,
        SUPERADMIN_EMAILS: 'Chief@Example.org',
        DEFAULT_CITY: 'pune',
      },
    });
  });
  afterAll(async () => {
    await service.stop();
    await provider.stop();
    await otherProvider.stop();
  });

  function idToken(claims: Claims = {}, from = provider): Promise<string> {
    return from.issuer.buildToken({
      scopesOrTransform: (_header, payload) => {
        const iat = Math.floor(service.clock.now().getTime() / SECOND);
        const usual = { aud: AUDIENCE, email_verified: true, name: 'Meera Iyer', iat, exp: iat + 600 };
        Object.assign(payload, usual, claims);
        for (const [name, value] of Object.entries(claims)) if (value === undefined) delete payload[name];
      },
    });
  }
  const signIn = async (token: string | Promise<string>) =>
    service.tokenApi.post<Session & ErrorEnvelope>('/api/auth/google', { idToken: await token });

  describe('POST /api/auth/google', () => {
    it('creates the user at the first sign-in and answers it with an access token and the refresh cookie', async () => {
      const answer = await signIn(
        idToken({ sub: 'meera', email: 'meera@example.org', picture: 'https://pictures.example.org/m.png' }),
      );
      expect(answer.status).toBe(200);
      const { accessToken, user } = answer.body.data;
      expect(user).toEqual({
        userId: expect.stringMatching(/^usr_/) as string,
        email: 'meera@example.org',
        displayName: 'Meera Iyer',
        avatarUrl: 'https://pictures.example.org/m.png',
        role: 'citizen',
        city: 'pune',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
      });
      const claims = claimsOf(accessToken);
      expect(claims).toMatchObject({
        sub: user.userId,
        email: user.email,
        displayName: 'Meera Iyer',
        role: 'citizen',
        city: 'pune',
      });
      expect((claims.exp as number) - (claims.iat as number)).toBe(900);
      expect(answer.headers['set-cookie']).toEqual([
        `refresh_token=${refreshTokenOf(answer)}; HttpOnly; Secure; SameSite=Strict; Max-Age=604800; Path=/api/auth/refresh`,
      ]);
    });

    it('recognises the person, and stores their new name', async () => {
      const first = await signIn(idToken({ sub: 'again', email: 'again@example.org' }));
      const second = await signIn(idToken({ sub: 'again', email: 'again@example.org', name: 'New Name' }));
      expect(second.body.data.user).toMatchObject({
        userId: first.body.data.user.userId,
        displayName: 'New Name',
      });
    });

    it('cuts a long name between characters', async () => {
      const { body } = await signIn(
        idToken({ sub: 'long', email: 'long@example.org', name: `x${'😀'.repeat(120)}` }),
      );
      expect(body.data.user.displayName).toBe(`x${'😀'.repeat(99)}`);
    });

    it.each([
      ['Asha \u202enimda ytiC', 'Asha nimda ytiC'],
      ['Asha\r\nCity staff\u2028of Mumbai', 'Asha City staff of Mumbai'],
      ['\u0007Asha\u0000', 'Asha'],
      ['\ufe0f'.repeat(12), 'Citizen'],
      ['\n \u200b', 'Citizen'],
    ])('cleans the name %j', async (name, displayName) => {
      const { body } = await signIn(idToken({ sub: 'named', email: 'named@example.org', name }));
      expect(body.data.user.displayName).toBe(displayName);
    });

    it.each([
      'http://pictures.example.org/m.png',
      'https://',
      'https://pictures.example.org/a b',
      `https://pictures.example.org/${'x'.repeat(2000)}`,
      'javascript:alert(1)',
      ['https://pictures.example.org/m.png'],
    ])('leaves out the picture %j', async (picture) => {
      const { body } = await signIn(idToken({ sub: 'pictured', email: 'pictured@example.org', picture }));
      expect(body.data.user.avatarUrl).toBeNull();
    });

    it('makes one user of twenty first sign-ins at once', async () => {
      const token = await idToken({ sub: 'crowd', email: 'crowd@example.org' });
      const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(token)));
      expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
      expect(new Set(answers.map((answer) => answer.body.data.user.userId)).size).toBe(1);
    });

    it('makes a configured email superadmin, whatever its case', async () => {
      const { body } = await signIn(idToken({ sub: 'chief', email: 'chief@example.org' }));
      expect(body.data.user.role).toBe('admin');
      expect(
        await service.database.sql(`select role from users where id = $1`, [body.data.user.userId]),
      ).toEqual([{ role: 'superadmin' }]);
    });

    it.each<[string, Claims]>([
      ['another audience', { aud: 'someone-else' }],
      ['another issuer', { iss: 'https://evil.example.org' }],
      ['an expiry in the past', { exp: Math.floor(Date.now() / 1000) - 60 }],
      ['no expiry', { exp: undefined }],
      ['a not-before in the future', { nbf: Math.floor(Date.now() / 1000) + 600 }],
      ['no subject', { sub: undefined }],
      ['an empty subject', { sub: '' }],
      ['a blank subject', { sub: '\u200b ' }],
      ['a number as subject', { sub: 7 }],
      ['a list as subject', { sub: ['refused'] }],
      ['a subject of 256 characters', { sub: 'x'.repeat(256) }],
      ['a line break in the subject', { sub: 'refused\n' }],
      ['an unverified email', { email_verified: false }],
      ['no word on the verification', { email_verified: undefined }],
      ['no email', { email: undefined }],
      ['an email whose Kelvin sign would become a k', { email: '\u212aumar@example.org' }],
      ['an email whose long s would become an s', { email: 'a\u017fha@example.org' }],
      ['an email whose dotted I would become an i', { email: '\u0130ndira@example.org' }],
      ['an email of full-width letters', { email: '\uff41sha@example.org' }],
      ['an email with an invisible character', { email: 'a\u200bsha@example.org' }],
      ['an email with a line break', { email: 'asha@example.org\n' }],
      ['an email of two addresses', { email: 'a@b@example.org' }],
    ])('refuses an ID token with %s', async (_, claims) => {
      const { status, body } = await signIn(
        idToken({ sub: 'refused', email: 'refused@example.org', ...claims }),
      );
      expect([status, body.error.code]).toEqual([401, 'UNAUTHORIZED']);
    });

    it('refuses a token signed by another provider, an unknown key, HS256, none, and a tampered one', async () => {
      const good = await idToken({ sub: 'x', email: 'x@example.org' });
      const [header, payload, signature] = good.split('.') as [string, string, string];
      const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
      const hmac = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url');
      const publicKey = JSON.stringify(provider.issuer.keys.toJSON()[0]);
      const forged = createHmac('sha256', publicKey).update(`${hmac}.${payload}`).digest('base64url');
      const tampered = Buffer.from(
        JSON.stringify({ ...claimsOf(good), email: 'chief@example.org' }),
      ).toString('base64url');
      const tokens = [
        await idToken({ iss: provider.issuer.url, sub: 'x', email: 'x@example.org' }, otherProvider),
        `${unsigned}.${payload}.`,
        `${hmac}.${payload}.${forged}`,
        `${header}.${tampered}.${signature}`,
        `${header}.${payload}`,
        'x',
        'a'.repeat(10_000),
      ];
      for (const token of tokens) expect((await signIn(token)).status).toBe(401);
    });

    it('moves an email to the account that verified it last, and removes it from the former one', async () => {
      const first = await signIn(idToken({ sub: 'first-owner', email: 'recycled@example.org' }));
      const second = await signIn(idToken({ sub: 'second-owner', email: 'recycled@example.org' }));
      expect([second.status, second.body.data.user.email]).toEqual([200, 'recycled@example.org']);
      expect(second.body.data.user.userId).not.toBe(first.body.data.user.userId);
      const again = await signIn(idToken({ sub: 'first-owner', email: 'moved@example.org' }));
      expect(again.body.data.user).toMatchObject({
        userId: first.body.data.user.userId,
        email: 'moved@example.org',
      });
    });

    it('updates the email from the token, and with it the official role', async () => {
      const email = 'ward.officer@example.org';
      await addedRecord(service, 'officials', {
        name: 'Ward Officer',
        designation: 'Ward Officer',
        city: 'mumbai',
        ward: 'A',
        email,
      });
      const officer = await signIn(idToken({ sub: 'officer', email }));
      expect(officer.body.data.user.role).toBe('official');
      await signIn(idToken({ sub: 'plain', email: 'plain-person@example.org' }));
      const moved = await signIn(idToken({ sub: 'officer', email: 'plain-person@example.org' }));
      expect(moved.body.data.user).toMatchObject({ email: 'plain-person@example.org', role: 'citizen' });
      const old = await signIn(idToken({ sub: 'plain', email: 'elsewhere@example.org' }));
      expect(old.body.data.user.email).toBe('elsewhere@example.org');
    });

    it.each([
      ['issued in the future', { iat: Math.floor(Date.now() / 1000) + 600 }],
      ['with an address no mail could reach', { email: `${'x'.repeat(9000)}@example.org` }],
      ['with an address that is none', { email: 'two words@example.org' }],
    ])('refuses an ID token %s', async (_, claims) => {
      expect((await signIn(idToken({ sub: 'odd', email: 'odd@example.org', ...claims }))).status).toBe(401);
    });

    it('links an identity of the local provider with the same verified email', async () => {
      const { body } = await signIn(idToken({ sub: 'both', email: 'both@example.org' }));
      const local = await service.tokenApi.post<{ idToken: string }>('/dev/identity', {
        email: 'both@example.org',
        name: 'Both',
      });
      expect((await signIn(local.body.idToken)).body.data.user.userId).toBe(body.data.user.userId);
    });

    it('refuses an access token of the service as an ID token', async () => {
      const { accessToken, refreshToken } = await person(service);
      for (const token of [accessToken, refreshToken]) expect((await signIn(token)).status).toBe(401);
    });

    it.each([{}, { idToken: 7 }, { idToken: '' }, { idToken: null }, { idToken: { a: 1 } }])(
      'refuses the body %j',
      async (body) => {
        const { status, body: error } = await service.tokenApi.post<ErrorEnvelope>('/api/auth/google', body);
        expect([status, error.error.details?.[0]?.field]).toEqual([400, 'idToken']);
      },
    );

    it('answers 503 while the provider’s keys cannot be fetched', async () => {
      const lonely = await startService({
        settings: {
          OIDC_ISSUER: provider.issuer.url!,
          OIDC_AUDIENCE: AUDIENCE,
          OIDC_JWKS_URI: 'http://127.0.0.1:9/jwks',
        },
      });
      try {
        const { status, body, headers } = await lonely.tokenApi.post<ErrorEnvelope>('/api/auth/google', {
          idToken: await idToken({ sub: 'y', email: 'y@example.org' }),
        });
        expect([status, body.error.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
        expect(headers['retry-after']).toMatch(/^\d+$/);
      } finally {
        await lonely.stop();
      }
    });
  });

  describe('POST /dev/identity', () => {
    it('answers an ID token to anyone', async () => {
      const { status, body } = await service.tokenApi.post<{ idToken: string }>('/dev/identity', {
        email: 'dev@example.org',
      });
      expect(status).toBe(200);
      expect((await signIn(body.idToken)).body.data.user).toMatchObject({
        email: 'dev@example.org',
        displayName: 'Citizen',
      });
    });

    it('refuses an invalid email', async () => {
      expect((await service.tokenApi.post('/dev/identity', { email: 'nobody', name: 'x' })).status).toBe(400);
    });

    it.each([
      ['localhost:3000', 200],
      ['192.0.2.7:3000', 200],
      ['[2001:db8::7]:3000', 200],
      ['rebound.example', 403],
      ['192.0.2.7.rebound.example:3000', 403],
      ['localhost.rebound.example', 403],
    ])('answers under host %j with %i: another name may be a page of a stranger', async (host, expected) => {
      const url = `${service.url}/dev/identity`;
      const payload = JSON.stringify({ email: 'dev@example.org' });
      const headers = { host, 'content-type': 'application/json' };
      const { status, text } = await send({ method: 'POST', url, headers, payload });
      expect([status, text.includes('idToken')]).toEqual([expected, expected === 200]);
    });

    it('does not exist if local identity is off, and its tokens are refused', async () => {
      const { body } = await service.tokenApi.post<{ idToken: string }>('/dev/identity', {
        email: 'dev@example.org',
      });
      const strict = await startService({ settings: { LOCAL_IDENTITY: 'false' } });
      try {
        expect((await strict.tokenApi.post('/dev/identity', { email: 'dev@example.org' })).status).toBe(404);
        expect((await strict.tokenApi.post('/api/auth/google', { idToken: body.idToken })).status).toBe(401);
      } finally {
        await strict.stop();
      }
    });
  });
});
