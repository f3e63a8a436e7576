import { createHmac } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ExecutionContext } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Actor } from '../../kernel/people/actor';
import { Clock } from '../../kernel/time/clock';
import type { Config } from '../../platform/config/config';
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

/** The guard in an application with the given secret, time and people. */
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
  it('identifies the person of a token', async () => {
    const { ask, tokenOf } = application();
    expect(await ask(`Bearer ${tokenOf('asha')}`)).toBe('asha');
  });

  it('accepts the scheme in any case, and only one token of three parts within 8192 characters', async () => {
    const { ask, tokenOf } = application();
    const token = tokenOf('asha');
    expect(await ask(`bEARER ${token}`)).toBe('asha');
    const others = [token, `Basic ${token}`, `Bearer  ${token}`, ` Bearer ${token}`, `Bearer ${token} x`];
    for (const header of [...others, 'Bearer', 'Bearer x', `Bearer ${'a'.repeat(8192)}.b.c`])
      expect([header, await ask(header)]).toEqual([header, undefined]);
  });

  it('does not query the database if the policy uses no access token, or there is none', async () => {
    const actorOf = jest.fn(known);
    const { ask, tokenOf } = application({ actorOf });
    const authenticate = jest.spyOn(JwtStrategy.prototype, 'authenticate');
    for (const access of ['public', 'refresh-cookie', 'console', 'super-admin'] as const)
      expect(await ask(`Bearer ${tokenOf('asha')}`, access)).toBeUndefined();
    expect(await ask(undefined, 'admin')).toBeUndefined();
    expect([authenticate.mock.calls, actorOf.mock.calls]).toEqual([[], []]);
    authenticate.mockRestore();
  });

  it('ignores an invalid token', async () => {
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

  it('compares times with the clock of the application only', async () => {
    const past = application({ now: new Date('2001-01-01T00:00:00Z') });
    const present = application();
    expect(await past.ask(`Bearer ${past.tokenOf('asha')}`)).toBe('asha');
    expect(await present.ask(`Bearer ${past.tokenOf('asha')}`)).toBeUndefined();
    expect(await past.ask(`Bearer ${present.tokenOf('asha')}`)).toBeUndefined();
  });

  it('throws the error of the database, also on a route that allows anonymous callers', async () => {
    const failure = new Error('the database is unavailable');
    const { ask, tokenOf } = application({ actorOf: () => Promise.reject(failure) });
    for (const access of ['optional', 'contributor'] as const)
      await expect(ask(`Bearer ${tokenOf('asha')}`, access)).rejects.toBe(failure);
  });

  it('uses the keys and people of its own application, among several in one process', async () => {
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

  it('does not mix up a thousand concurrent requests, in whatever order they are answered', async () => {
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
