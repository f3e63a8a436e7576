import { OAuth2Server } from 'oauth2-mock-server';
import { FreshSignInService } from '../../../src/auth';
import { AuthService } from '../../../src/auth/auth.service';
import { OidcClientService } from '../../../src/auth/oidc-client.service';
import type { Actor } from '../../../src/kernel/people/actor';
import { startService, type TestService } from '../../support/service/service';
import type { Claims } from '../../support/service/tokens';

const AUDIENCE = 'our-client-id';

describe('a fresh sign-in', () => {
  let service: TestService;
  let provider: OAuth2Server;
  let asha: Actor;
  let fresh: FreshSignInService;

  beforeAll(async () => {
    provider = new OAuth2Server();
    await provider.issuer.keys.generate('RS256');
    await provider.start(0, '127.0.0.1');
    service = await startService({
      settings: {
        OIDC_ISSUER: provider.issuer.url!,
        OIDC_CLIENT_ID: AUDIENCE,
        OIDC_JWKS_URI: `${provider.issuer.url!}/jwks`,
      },
    });
    fresh = service.app.get(FreshSignInService, { strict: false });
    const auth = service.app.get(AuthService, { strict: false });
    const { account } = await auth.signIn(await idToken());
    await auth.signIn(await idToken({ sub: 'ravi', email: 'ravi@example.org' }));
    asha = { ...account, displayName: 'Asha', role: 'user', tokenRole: 'citizen', sessionId: 'session-1' };
  });
  afterEach(() => service.clock.set());
  afterAll(async () => {
    await service.stop();
    await provider.stop();
  });

  const seconds = (ago = 0) => Math.floor(service.clock.now().getTime() / 1000) - ago;
  function idToken(claims: Claims = {}): Promise<string> {
    return provider.issuer.buildToken({
      scopesOrTransform: (_header, payload) => {
        const usual = { aud: AUDIENCE, sub: 'asha', email: 'asha@example.org', email_verified: true };
        Object.assign(payload, usual, { iat: seconds(), exp: seconds(-3600) }, claims);
      },
    });
  }
  const verify = async (claims: Claims = {}, nonce?: string) =>
    fresh.verify(asha.id, await idToken(claims), nonce).then(
      () => 'fresh',
      (error: { kind?: string }) => error.kind,
    );

  it('is at most five minutes old, by the time of the sign-in if the provider says it', async () => {
    expect(await verify()).toBe('fresh');
    expect(await verify({ iat: seconds(240) })).toBe('fresh');
    expect(await verify({ iat: seconds(360) })).toBe('forbidden');
    expect(await verify({ auth_time: seconds(240), iat: seconds() })).toBe('fresh');
    // A token issued now for a person who signed in at the provider this morning.
    expect(await verify({ auth_time: seconds(3600) })).toBe('forbidden');
    expect(await verify({ auth_time: seconds(-60) })).toBe('forbidden');
    expect(await verify({ auth_time: String(seconds()) })).toBe('forbidden');
  });

  it('is of the account itself, with the nonce of the attempt, and signed by the provider', async () => {
    expect(await verify({ sub: 'ravi' })).toBe('forbidden');
    expect(await verify({ sub: 'nobody' })).toBe('forbidden');
    expect(await verify({ aud: 'another-client' })).toBe('forbidden');
    expect(await verify({ nonce: 'n-1' }, 'n-1')).toBe('fresh');
    expect(await verify({ nonce: 'n-1' }, 'n-2')).toBe('forbidden');
    await expect(fresh.verify(asha.id, 'no token')).rejects.toMatchObject({ kind: 'forbidden' });
  });

  it('makes the provider ask again, on the site', () => {
    const oidc = service.app.get(OidcClientService, { strict: false });
    const url = (isFresh: boolean) => new URL(oidc.urlOf(oidc.attempt(), isFresh)).searchParams;
    expect([url(true).get('prompt'), url(true).get('max_age')]).toEqual(['login', '0']);
    expect([url(false).has('prompt'), url(false).has('max_age')]).toEqual([false, false]);
    expect(url(true).get('nonce')).not.toBe(url(true).get('nonce'));
  });

  it('is kept for one act of one session, for five minutes', async () => {
    const proof = await fresh.prove(asha, 'erasure', await idToken());
    expect(fresh.isProven(asha, 'erasure', proof)).toBe(true);
    expect(fresh.isProven(asha, 'export', proof)).toBe(false);
    expect(fresh.isProven({ ...asha, sessionId: 'session-2' }, 'erasure', proof)).toBe(false);
    expect(fresh.isProven({ ...asha, id: 'usr_other' }, 'erasure', proof)).toBe(false);
    expect(fresh.isProven(asha, 'erasure', undefined)).toBe(false);
    expect(fresh.isProven(asha, 'erasure', `${proof}x`)).toBe(false);
    service.clock.advance(5 * 60_000 + 1000);
    expect(fresh.isProven(asha, 'erasure', proof)).toBe(false);
    await expect(fresh.prove(asha, 'export', await idToken({ sub: 'ravi' }))).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });
});
