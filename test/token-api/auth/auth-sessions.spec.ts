import { sign } from 'jsonwebtoken';
import { reportedIssue } from '../../factories/issues';
import { officialPerson, person } from '../../factories/people';
import type { Envelope, ErrorEnvelope } from '../../support/network/client';
import { JWT_SECRET, startService, type TestService } from '../../support/service/service';
import { type Claims, claimsOf, refreshTokenOf as cookieOf } from '../../support/service/tokens';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

describe('authentication', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  const idToken = async (email: string) =>
    (await service.tokenApi.post<{ idToken: string }>('/dev/identity', { email })).body.idToken;
  const signIn = (token: string) =>
    service.tokenApi.post<Envelope<{ accessToken: string }>>('/api/auth/google', { idToken: token });
  const refresh = (cookie: string, headers: Record<string, string> = {}) =>
    service.tokenApi
      .with({ cookie: `refresh_token=${cookie}`, ...headers })
      .post<Envelope<{ accessToken: string }>>('/api/auth/refresh');
  const whoCan = (accessToken: string) =>
    service.tokenApi.as({ accessToken }).patch('/api/issues/iss_none', { priority: 'low' });

  describe('POST /api/auth/refresh', () => {
    it('answers a new access token and rotates the cookie', async () => {
      const { refreshToken } = await person(service);
      const answer = await refresh(refreshToken);
      expect(answer.status).toBe(200);
      expect(Object.keys(answer.body.data)).toEqual(['accessToken']);
      expect((await whoCan(answer.body.data.accessToken)).status).toBe(404);
      expect(cookieOf(answer)).not.toBe(refreshToken);
      expect((await refresh(cookieOf(answer))).status).toBe(200);
    });

    it('refuses a used token, and keeps its family within ten seconds', async () => {
      const { refreshToken } = await person(service);
      const next = cookieOf(await refresh(refreshToken));
      service.clock.advance(9 * SECOND);
      expect((await refresh(refreshToken)).status).toBe(401);
      expect((await refresh(next)).status).toBe(200);
    });

    it('revokes the whole family when a used token comes back later', async () => {
      const { refreshToken } = await person(service);
      const rotated = await refresh(refreshToken);
      service.clock.advance(11 * SECOND);
      expect((await refresh(refreshToken)).status).toBe(401);
      expect((await refresh(cookieOf(rotated))).status).toBe(401);
      expect((await whoCan(rotated.body.data.accessToken)).status).toBe(401);
    });

    it('accepts one of twenty concurrent requests and keeps the family', async () => {
      const { refreshToken } = await person(service);
      const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
      const winners = answers.filter((answer) => answer.status === 200);
      expect(winners).toHaveLength(1);
      expect(answers.filter((answer) => answer.status === 401)).toHaveLength(19);
      expect((await refresh(cookieOf(winners[0]!))).status).toBe(200);
    });

    it('refuses a token after seven days, and a family after thirty however often it rotated', async () => {
      const idle = await person(service);
      const busy = await person(service);
      let cookie = busy.refreshToken;
      for (let day = 6; day < 30; day += 6) {
        service.clock.advance(6 * DAY);
        const answer = await refresh(cookie);
        expect(answer.status).toBe(200);
        cookie = cookieOf(answer);
      }
      expect((await refresh(idle.refreshToken)).status).toBe(401);
      service.clock.advance(6 * DAY + SECOND);
      expect((await refresh(cookie)).status).toBe(401);
    });

    it.each([
      ['no cookie', undefined],
      ['an empty cookie', 'refresh_token='],
      ['a cookie that is an object', 'refresh_token=j:{"$ne":1}'],
      ['nonsense', 'refresh_token=a.b.c'],
    ])('refuses %s', async (_, cookie) => {
      const client = cookie === undefined ? service.tokenApi : service.tokenApi.with({ cookie });
      const { status, body } = await client.post<ErrorEnvelope>('/api/auth/refresh');
      expect([status, body.error.code]).toEqual([401, 'UNAUTHORIZED']);
    });

    it('refuses an access token in the cookie', async () => {
      const { accessToken } = await person(service);
      expect((await refresh(accessToken)).status).toBe(401);
    });

    it('refuses a foreign web page, and does not use the token', async () => {
      const { refreshToken } = await person(service);
      for (const origin of ['https://evil.example.org', 'null']) {
        expect((await refresh(refreshToken, { origin })).status).toBe(403);
      }
      expect((await refresh(refreshToken, { origin: service.url })).status).toBe(200);
    });
  });

  describe('POST /api/auth/logout', () => {
    it('ends the session: refresh token and access token are refused, and the cookie is cleared', async () => {
      const { accessToken, refreshToken } = await person(service);
      const answer = await service.tokenApi
        .as({ accessToken })
        .post<Envelope<{ message: string }>>('/api/auth/logout');
      expect(answer.status).toBe(200);
      expect(typeof answer.body.data.message).toBe('string');
      expect(answer.headers['set-cookie']).toEqual([
        'refresh_token=; HttpOnly; Secure; Max-Age=0; Path=/api/auth/refresh',
      ]);
      expect((await refresh(refreshToken)).status).toBe(401);
      expect((await whoCan(accessToken)).status).toBe(401);
    });

    it('keeps the person’s other sessions', async () => {
      const token = await idToken('two@example.org');
      const [phone, laptop] = [await signIn(token), await signIn(token)];
      await service.tokenApi.as(phone.body.data).post('/api/auth/logout');
      expect((await whoCan(laptop.body.data.accessToken)).status).toBe(404);
    });

    it('is open to a viewer, and needs a token', async () => {
      expect(
        (await service.tokenApi.as(await person(service, { role: 'viewer' })).post('/api/auth/logout'))
          .status,
      ).toBe(200);
      expect((await service.tokenApi.post('/api/auth/logout')).status).toBe(401);
    });
  });

  describe('access tokens', () => {
    const forge = (
      claims: Claims,
      {
        secret = JWT_SECRET,
        typ = 'at+jwt',
        algorithm = 'HS256' as const,
      }: { secret?: string; typ?: string; algorithm?: 'HS256' | 'HS512' } = {},
    ) =>
      sign(JSON.parse(JSON.stringify(claims)) as Claims, secret, {
        algorithm,
        header: { alg: algorithm, typ },
      });

    it('end after fifteen minutes', async () => {
      const { accessToken } = await person(service);
      service.clock.advance(14 * 60 * SECOND);
      expect((await whoCan(accessToken)).status).toBe(404);
      service.clock.advance(61 * SECOND);
      expect((await whoCan(accessToken)).status).toBe(401);
    });

    it('are refused if any part of them differs from those the service signs', async () => {
      const { accessToken, refreshToken } = await person(service);
      const claims = claimsOf(accessToken);
      const later = (claims.iat as number) + 3600;
      const [header, payload, signature] = accessToken.split('.') as [string, string, string];
      const none = `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${payload}.`;
      const tokens = [
        refreshToken,
        forge(claims, { secret: 'another secret that is long enough to sign' }),
        forge(claims, { typ: 'JWT' }),
        forge(claims, { typ: 'rt+jwt' }),
        forge(claims, { algorithm: 'HS512' }),
        forge({ ...claims, exp: undefined }),
        forge({ ...claims, nbf: later }),
        forge({ ...claims, iat: later }),
        forge({ ...claims, sub: (await person(service)).id }),
        forge({ ...claims, sid: undefined }),
        forge({ ...claims, jti: undefined }),
        none,
        `${header}.${payload}.${signature.slice(0, -2)}`,
        `${header}.${payload}`,
        `${'a'.repeat(60_000)}.b.c`.slice(0, 15_000),
      ];
      expect((await whoCan(forge(claims))).status).toBe(404);
      for (const token of tokens) expect((await whoCan(token)).status).toBe(401);
    });

    it('differ even within one second', async () => {
      const token = await idToken('same@example.org');
      const [a, b] = await Promise.all([signIn(token), signIn(token)]);
      expect(a.body.data.accessToken).not.toBe(b.body.data.accessToken);
      expect(cookieOf(a)).not.toBe(cookieOf(b));
    });

    it('have the current role of the account', async () => {
      const admin = await person(service, { role: 'admin' });
      const move = () =>
        service.tokenApi
          .as(admin)
          .post('/api/issues/bulk/status', { issueIds: ['iss_none'], status: 'open' });
      expect((await move()).status).toBe(200);
      await service.database.sql(`update users set role = 'user' where id = $1`, [admin.id]);
      expect((await move()).status).toBe(403);
      await service.database.sql(`update users set role = 'viewer' where id = $1`, [admin.id]);
      expect((await service.tokenApi.as(admin).post('/api/issues', {})).status).toBe(403);
    });

    it('are those of an official while the verified email is an official’s', async () => {
      const official = await officialPerson(service);
      const id = await reportedIssue(service);
      const edit = () => service.tokenApi.as(official).patch(`/api/issues/${id}`, { priority: 'high' });
      expect((await edit()).status).toBe(200);
      await service.database.sql('delete from officials where id = $1', [official.officialId]);
      expect((await edit()).status).toBe(403);
    });
  });
});
