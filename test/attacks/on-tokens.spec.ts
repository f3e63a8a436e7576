import { createHmac, generateKeyPairSync } from 'node:crypto';
import { connect } from 'node:net';
import { sign } from 'jsonwebtoken';
import type { Logger } from '../../src/platform/logging/logger';
import { staffMember } from '../factories/console';
import { person, type TestPerson } from '../factories/people';
import type { Envelope } from '../support/network/client';
import { type HttpAnswer, send } from '../support/network/http';
import { JWT_SECRET, startService, type TestService } from '../support/service/service';

type Claims = Record<string, unknown>;

const SECOND_MS = 1000;
const json = { 'content-type': 'application/json' };
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('an attacker with forged tokens', () => {
  let service: TestService;
  let asha: TestPerson;
  const warned: Array<[object, string]> = [];

  beforeAll(async () => {
    const nothing = () => undefined;
    const logger: Logger = {
      debug: nothing,
      info: nothing,
      warn: (fields, message) => warned.push([fields, message]),
      error: nothing,
      flush: () => Promise.resolve(true),
    };
    service = await startService({ logger });
  });
  beforeEach(async () => {
    asha = await person(service);
  });
  afterEach(() => service.clock.set());
  afterAll(() => service.stop());

  const claimsOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Claims;
  /** Requests something that is answered 404 to an authenticated caller, and 401 to others. */
  const asked = async (accessToken: string) =>
    (await service.tokenApi.as({ accessToken }).patch('/api/issues/iss_none', { priority: 'low' })).status;
  const refresh = (token: string) =>
    service.tokenApi
      .with({ cookie: `refresh_token=${token}` })
      .post<Envelope<{ accessToken: string }>>('/api/auth/refresh');
  const cookieOf = ({ headers }: HttpAnswer) =>
    /^refresh_token=([^;]*);/.exec(headers['set-cookie']?.[0] ?? '')?.[1] ?? '';
  /** A token signed with the service's secret, with changed claims; undefined removes a claim. */
  const forged = (changes: Claims, header: object = {}, secret = JWT_SECRET) => {
    const head = part({ alg: 'HS256', typ: 'at+jwt', ...header });
    const body = part({ ...claimsOf(asha.accessToken), ...changes });
    const mac = createHmac('sha256', secret).update(`${head}.${body}`).digest('base64url');
    return `${head}.${body}.${mac}`;
  };

  it('is refused with claims of wrong types, even if signed with the service’s secret', async () => {
    expect(await asked(forged({}))).toBe(404);
    const { exp, iat } = claimsOf(asha.accessToken) as { exp: number; iat: number };
    const changes: Claims[] = [
      { exp: String(exp) },
      { exp: null },
      { exp: { $gt: 0 } },
      { exp: iat - 1 },
      { iat: String(iat) },
      { iat: undefined },
      { nbf: 'now' },
      { sub: [asha.id] },
      { sub: '' },
      { sid: { toString: 1 } },
      { sid: "' or true --" },
      { sid: 'x'.repeat(3000) },
      { jti: 7 },
    ];
    for (const change of changes) expect([change, await asked(forged(change))]).toEqual([change, 401]);
    for (const body of ['"text"', '[]', 'null', '{', '']) {
      const head = part({ alg: 'HS256', typ: 'at+jwt' });
      const signed = `${head}.${Buffer.from(body).toString('base64url')}`;
      const token = `${signed}.${createHmac('sha256', JWT_SECRET).update(signed).digest('base64url')}`;
      expect([body, await asked(token)]).toEqual([body, 401]);
    }
  });

  it('is refused with another algorithm, or with a key in the header', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const claims = claimsOf(asha.accessToken);
    const jwk = publicKey.export({ format: 'jwk' });
    const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const tokens = [
      sign(claims, privateKey, { algorithm: 'RS256', header: { alg: 'RS256', typ: 'at+jwt' } }),
      sign(claims, privateKey, {
        algorithm: 'PS256',
        header: { alg: 'PS256', typ: 'at+jwt', jwk } as never,
      }),
      forged({}, { jwk }, pem),
      forged({}, { kid: '/dev/null' }, ''),
      forged({}, { kid: "' union select 'x", jku: 'http://127.0.0.1:9/keys' }, 'x'),
      forged({}, { alg: 'none' }),
      forged({}, { alg: 'None' }).replace(/[^.]*$/, ''),
      forged({}, { alg: 'HS384' }),
      forged({}, { typ: 'JWT' }),
      forged({}, { typ: undefined }),
      forged({}, { crit: ['exp'], b64: false }, 'x'),
    ];
    for (const token of tokens)
      expect([token.slice(0, 80), await asked(token)]).toEqual([token.slice(0, 80), 401]);
  });

  it('is refused if any character of a token is changed or missing', async () => {
    const { accessToken } = asha;
    const step = Math.ceil(accessToken.length / 60);
    for (let at = 0; at < accessToken.length; at += step) {
      // The last character of a part may have bits that are not used.
      if (/^.(\.|$)/.test(accessToken.slice(at))) continue;
      const other = accessToken[at] === 'A' ? 'B' : 'A';
      for (const token of [
        accessToken.slice(0, at) + other + accessToken.slice(at + 1),
        accessToken.slice(0, at) + accessToken.slice(at + 1),
        accessToken.slice(0, at),
      ])
        expect([at, token, await asked(token)]).toEqual([at, token, 401]);
    }
    expect(await asked(accessToken)).toBe(404);
  });

  it('is refused with a token of 64 KB in any place, without effect on others', async () => {
    const long = `${'a'.repeat(64 * 1024)}.b.c`;
    const url = `${service.url}/api/auth/refresh`;
    for (const [name, value] of [
      ['authorization', `Bearer ${long}`],
      ['cookie', `refresh_token=${long}`],
    ] as const) {
      const { status } = await send({ method: 'POST', url, headers: { [name]: value } });
      expect(status).toBe(431);
    }
    expect((await service.tokenApi.post('/api/auth/google', { idToken: long })).status).toBe(400);
    expect(await asked(asha.accessToken)).toBe(404);
  });

  it('is refused with one kind of token in place of another', async () => {
    const { body } = await service.tokenApi.post<{ idToken: string }>('/dev/identity', { email: asha.email });
    const kinds = { id: body.idToken, access: asha.accessToken, refresh: asha.refreshToken };
    const places: Record<keyof typeof kinds, (token: string) => Promise<number>> = {
      id: async (idToken) => (await service.tokenApi.post('/api/auth/google', { idToken })).status,
      access: asked,
      refresh: async (token) => (await refresh(token)).status,
    };
    const answers: Record<string, number> = {};
    for (const [place, ask] of Object.entries(places))
      for (const [kind, token] of Object.entries(kinds)) answers[`${kind} as ${place}`] = await ask(token);
    expect(answers).toEqual({
      'id as id': 200,
      'access as id': 401,
      'refresh as id': 401,
      'id as access': 401,
      'access as access': 404,
      'refresh as access': 401,
      'id as refresh': 401,
      'access as refresh': 401,
      'refresh as refresh': 200,
    });
  });

  it('ends the family by replaying a used refresh token, which is logged', async () => {
    const rotated = await refresh(asha.refreshToken);
    service.clock.advance(11 * SECOND_MS);
    warned.length = 0;
    expect((await refresh(asha.refreshToken)).status).toBe(401);
    const { sid } = claimsOf(asha.accessToken);
    expect(
      await service.database.sql('select revoked_because as why from refresh_families where id = $1', [sid]),
    ).toEqual([{ why: 'replay' }]);
    expect(warned).toEqual([[{ user: asha.id, session: sid }, 'a used refresh token was replayed']]);
    expect(JSON.stringify(warned)).not.toContain(asha.refreshToken);
    for (const token of [cookieOf(rotated), asha.refreshToken])
      expect((await refresh(token)).status).toBe(401);
    for (const token of [asha.accessToken, rotated.body.data.accessToken])
      expect(await asked(token)).toBe(401);
  });

  it('does not end a session when an answer to a refresh is lost', async () => {
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
    socket.pause();
    socket.write(
      `POST /api/auth/refresh HTTP/1.1\r\nHost: x\r\nCookie: refresh_token=${asha.refreshToken}\r\nContent-Length: 0\r\n\r\n`,
    );
    const { sid } = claimsOf(asha.accessToken);
    const used = () =>
      service.database.sql('select from refresh_tokens where family_id = $1 and used_at is not null', [sid]);
    while ((await used()).length === 0) await new Promise((done) => setTimeout(done, 10));
    socket.resetAndDestroy();
    service.clock.advance(9 * SECOND_MS);
    expect((await refresh(asha.refreshToken)).status).toBe(401);
    expect(await asked(asha.accessToken)).toBe(404);
  });

  it('finds no two equal tokens', async () => {
    const now = service.clock.now();
    const frozen = jest.spyOn(service.clock, 'now').mockReturnValue(now);
    try {
      const tokens = new Set([asha.refreshToken, asha.accessToken]);
      let { refreshToken } = asha;
      for (let times = 0; times < 5; times++) {
        const answer = await refresh(refreshToken);
        expect(answer.status).toBe(200);
        refreshToken = cookieOf(answer);
        tokens.add(refreshToken).add(answer.body.data.accessToken);
      }
      expect(tokens.size).toBe(12);
    } finally {
      frozen.mockRestore();
    }
  });

  it('finds no token in the database, nor data to make one', async () => {
    await refresh(asha.refreshToken);
    const rows = await service.database.sql<{ row: string }>(
      `select t::text as row from refresh_tokens t union all select f::text from refresh_families f
       union all select u::text from users u`,
    );
    const stored = rows.map(({ row }) => row).join('\n');
    expect(stored).toContain(asha.id);
    const secrets = [
      JWT_SECRET,
      ...[asha.accessToken, asha.refreshToken].flatMap((token) => token.split('.').slice(1)),
    ];
    for (const secret of secrets) expect(stored).not.toContain(secret);
  });

  it('cannot read the console’s cookie by script in production, nor have it sent without TLS', async () => {
    const production = await startService({
      settings: { NODE_ENV: 'production', ALLOW_EMBEDDED: 'true', LOCAL_IDENTITY: 'false', JWT_SECRET },
    });
    try {
      const { email, password, cookie } = await staffMember(production);
      const login = await production.consoleApi.post('/api/admin/auth/login', { email, password });
      expect(login.headers['set-cookie']?.[0]).toMatch(
        /^admin_session=[\w-]{43}; HttpOnly; Secure; SameSite=Lax; Max-Age=43200; Path=\/api\/admin$/,
      );
      const out = await production.consoleApi.with({ cookie }).post('/api/admin/auth/logout');
      expect(out.headers['set-cookie']).toEqual([
        'admin_session=; HttpOnly; Secure; SameSite=Lax; Max-Age=0; Path=/api/admin',
      ]);
      const local = await send({
        method: 'POST',
        url: `${production.url}/dev/identity`,
        headers: json,
        payload: '{"email":"asha@example.org"}',
      });
      expect(local.status).toBe(404);
    } finally {
      await production.stop();
    }
  });
});
