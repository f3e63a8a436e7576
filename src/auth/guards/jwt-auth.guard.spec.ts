import { createHmac } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ExecutionContext } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Actor } from '../../kernel/actor';
import { Clock } from '../../kernel/clock';
import type { Config } from '../../config/config';
import { type Access, ACCESS } from '../../api/access.decorator';
import type { ApiRequest } from '../../platform/http/request';
import { jwtOptions } from '../jwt-options';
import { JwtStrategy } from '../strategies/jwt.strategy';
import type { TokenAuthenticator } from '../token-authenticator';
import { type AccessProof, TokenService } from '../token.service';
import { JwtAuthGuard } from './jwt-auth.guard';

const SECRET = 'a secret of the tests, longer than thirty-two bytes';

class FixedClock extends Clock {
  constructor(private readonly time: Date) {
    super();
  }

  override now(): Date {
    return this.time;
  }
}

type ActorOf = (proof: AccessProof) => Promise<Actor | undefined>;

const actorNamed = (id: string) => ({ id }) as Actor;
const known: ActorOf = ({ userId }) => Promise.resolve(actorNamed(userId));

/** The guard of an application of its own: with a secret, a time, and people who are known. */
function application({ secret = SECRET, actorOf = known, now = new Date() } = {}) {
  const config = { jwtSecret: secret } as Config;
  const tokens = new TokenService(new JwtService(jwtOptions(config)), new FixedClock(now));
  const authenticator = { actorOf } as TokenAuthenticator;
  const guard = new JwtAuthGuard(new JwtStrategy(config, tokens, authenticator));
  const ask = async (authorization?: string, access: Access = 'contributor') => {
    const request = { headers: { authorization } } as ApiRequest;
    expect(await guard.canActivate(contextOf(request, access))).toBe(true);
    return request.actor?.id;
  };
  const tokenOf = (id: string) =>
    tokens.signAccess({
      sub: id,
      email: '',
      displayName: id,
      role: 'citizen',
      city: 'pune',
      sid: `of ${id}`,
    });
  return { ask, tokenOf, tokens };
}

function contextOf(request: ApiRequest, access: Access): ExecutionContext {
  const handler = () => undefined;
  Reflect.defineMetadata(ACCESS, access, handler);
  const http = { getRequest: () => request, getResponse: () => ({}) };
  return { getHandler: () => handler, switchToHttp: () => http } as unknown as ExecutionContext;
}

const part = (text: string) => Buffer.from(text).toString('base64url');
function signed(header: object, payload: string): string {
  const text = `${part(JSON.stringify(header))}.${part(payload)}`;
  return `${text}.${createHmac('sha256', SECRET).update(text).digest('base64url')}`;
}

describe('the guard for access tokens', () => {
  it('finds out whose token a request carries', async () => {
    const { ask, tokenOf } = application();
    expect(await ask(`Bearer ${tokenOf('asha')}`)).toBe('asha');
  });

  it('takes the scheme in any case, and nothing but one token of three parts in 8192 characters', async () => {
    const { ask, tokenOf } = application();
    const token = tokenOf('asha');
    expect(await ask(`bEARER ${token}`)).toBe('asha');
    const others = [token, `Basic ${token}`, `Bearer  ${token}`, ` Bearer ${token}`, `Bearer ${token} x`];
    for (const header of [...others, 'Bearer', 'Bearer x', `Bearer ${'a'.repeat(8192)}.b.c`])
      expect([header, await ask(header)]).toEqual([header, undefined]);
  });

  it('asks no database where the policy of the route looks at no access token, or there is none', async () => {
    const actorOf = jest.fn(known);
    const { ask, tokenOf } = application({ actorOf });
    const authenticate = jest.spyOn(JwtStrategy.prototype, 'authenticate');
    for (const access of ['public', 'refresh-cookie', 'console', 'super-admin'] as const)
      expect(await ask(`Bearer ${tokenOf('asha')}`, access)).toBeUndefined();
    expect(await ask(undefined, 'admin')).toBeUndefined();
    expect([authenticate.mock.calls, actorOf.mock.calls]).toEqual([[], []]);
    authenticate.mockRestore();
  });

  it('counts a token that is not valid as none', async () => {
    const { ask, tokenOf, tokens } = application({ actorOf: () => Promise.resolve(undefined) });
    const [header, payload] = tokenOf('asha').split('.');
    const invalid = [
      tokenOf('somebody who has signed out'),
      `${header}.${payload}.${'A'.repeat(43)}`,
      tokens.signRefresh({ sub: 'asha', sid: 's', jti: 'j' }, new Date(Date.now() + 60_000)),
      signed({ alg: 'HS256', typ: 'JWT' }, 'null'),
      signed({ alg: 'HS256', typ: 'at+jwt' }, 'null'),
      signed({ alg: 'HS256', typ: 'at+jwt' }, '{'),
    ];
    for (const token of invalid)
      expect([token, await ask(`Bearer ${token}`, 'optional')]).toEqual([token, undefined]);
  });

  it('judges times by the clock of the application alone', async () => {
    const past = application({ now: new Date('2001-01-01T00:00:00Z') });
    const present = application();
    expect(await past.ask(`Bearer ${past.tokenOf('asha')}`)).toBe('asha');
    expect(await present.ask(`Bearer ${past.tokenOf('asha')}`)).toBeUndefined();
    expect(await past.ask(`Bearer ${present.tokenOf('asha')}`)).toBeUndefined();
  });

  it('throws what the database fails with, also where one may be anonymous', async () => {
    const failure = new Error('the database is away');
    const { ask, tokenOf } = application({ actorOf: () => Promise.reject(failure) });
    for (const access of ['optional', 'contributor'] as const)
      await expect(ask(`Bearer ${tokenOf('asha')}`, access)).rejects.toBe(failure);
  });

  it('knows the keys and people of its own application only, of several in one process', async () => {
    const first = application({ secret: `${SECRET} 1`, actorOf: () => Promise.resolve(actorNamed('first')) });
    const second = application({
      secret: `${SECRET} 2`,
      actorOf: () => Promise.resolve(actorNamed('second')),
    });
    expect(await first.ask(`Bearer ${first.tokenOf('x')}`)).toBe('first');
    expect(await second.ask(`Bearer ${second.tokenOf('x')}`)).toBe('second');
    expect(await first.ask(`Bearer ${second.tokenOf('x')}`)).toBeUndefined();
    expect(await second.ask(`Bearer ${first.tokenOf('x')}`)).toBeUndefined();
  });

  it('mixes up none of a thousand concurrent requests, whichever is answered first', async () => {
    const { ask, tokenOf } = application({
      actorOf: async ({ userId }) => {
        await delay(Number(userId) % 7);
        return Number(userId) % 10 === 0 ? undefined : actorNamed(userId);
      },
    });
    const ids = Array.from({ length: 1000 }, (_, number) => String(number));
    const found = await Promise.all(ids.map((id) => ask(`Bearer ${tokenOf(id)}`)));
    expect(found).toEqual(ids.map((id) => (Number(id) % 10 === 0 ? undefined : id)));
  });
});
