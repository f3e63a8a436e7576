import type { ExecutionContext } from '@nestjs/common';
import { SystemClock } from '../../kernel/time/clock';
import type { ConsoleActor } from '../../kernel/console';
import type { Config } from '../../platform/config/config';
import { type Access, ACCESS } from '../../api/access.decorator';
import type { KnownOrigins } from '../../platform/http/known-origin';
import { ConsoleCookiesService } from './console-cookies.service';
import { ConsoleSessionCookieService } from './console-session-cookie.service';
import { ConsoleSessionGuard } from './console-session.guard';
import type { ConsoleSessionService, ResumedSession } from './console-session.service';
import type { SessionChecksService } from './oidc/session-checks.service';

const ACTOR = { id: 'adm_1', role: 'reviewer' } as ConsoleActor;

describe('the guard for sessions of the console', () => {
  const resume = jest.fn<Promise<ResumedSession | undefined>, [string]>();
  const check = jest.fn<Promise<boolean>, [string]>();
  const accepts = jest.fn<boolean, [object]>();
  const guard = new ConsoleSessionGuard(
    { resume } as unknown as ConsoleSessionService,
    { check } as unknown as SessionChecksService,
    new ConsoleSessionCookieService(
      new SystemClock(),
      new ConsoleCookiesService({
        settings: { NODE_ENV: 'test' },
        publicBaseUrl: 'http://localhost:3000',
      } as Config),
    ),
    { accepts } as unknown as KnownOrigins,
  );

  beforeEach(() => {
    resume.mockReset().mockResolvedValue({ actor: ACTOR });
    accepts.mockReset().mockReturnValue(false);
  });

  async function ask(method: string, cookie?: string, access: Access = 'console') {
    const handler = () => undefined;
    Reflect.defineMetadata(ACCESS, access, handler);
    const request: { method: string; headers: object; consoleActor?: ConsoleActor } = {
      method,
      headers: { cookie },
    };
    const cookies: string[] = [];
    const response = { appendHeader: (_name: string, value: string) => cookies.push(value) };
    const http = { getRequest: () => request, getResponse: () => response };
    const context = { getHandler: () => handler, switchToHttp: () => http } as unknown as ExecutionContext;
    const outcome = await Promise.resolve()
      .then(() => guard.canActivate(context))
      .catch((error: Error) => error.message);
    return { outcome, actor: request.consoleActor, cookies };
  }

  it('ignores the cookie if the policy of the route uses none', async () => {
    for (const access of ['public', 'optional', 'refresh-cookie', 'signed-in', 'admin'] as const)
      expect(await ask('POST', 'admin_session=x', access)).toEqual({ outcome: true, cookies: [] });
    expect(resume).not.toHaveBeenCalled();
  });

  it('allows pages of other origins to read, but not to change anything', async () => {
    for (const method of ['GET', 'HEAD'])
      expect(await ask(method, 'admin_session=x')).toEqual({ outcome: true, actor: ACTOR, cookies: [] });
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect(await ask(method, 'admin_session=x')).toEqual({
        outcome: 'Requests from this origin are not accepted',
        cookies: [],
      });
    accepts.mockReturnValue(true);
    expect(await ask('DELETE', 'admin_session=x')).toMatchObject({ outcome: true, actor: ACTOR });
  });

  it('removes the cookie of an ended session, and no other', async () => {
    resume.mockResolvedValue(undefined);
    expect(await ask('GET', 'admin_session=x')).toEqual({
      outcome: 'Session expired',
      cookies: ['admin_session=; HttpOnly; SameSite=Lax; Max-Age=0; Path=/api/admin'],
    });
    expect(await ask('GET', 'another=x')).toEqual({ outcome: 'Not signed in', cookies: [] });
  });

  it('has the identity provider asked first where that is due', async () => {
    resume.mockResolvedValueOnce({ actor: ACTOR, isCheckDue: true });
    check.mockResolvedValueOnce(true);
    resume.mockResolvedValueOnce({ actor: { ...ACTOR, role: 'agent' } });
    expect(await ask('GET', 'admin_session=x')).toMatchObject({ outcome: true, actor: { role: 'agent' } });
    resume.mockResolvedValueOnce({ actor: ACTOR, isCheckDue: true });
    check.mockResolvedValueOnce(false);
    expect(await ask('GET', 'admin_session=x')).toMatchObject({ outcome: 'Session expired' });
    expect(check.mock.calls).toEqual([['x'], ['x']]);
  });

  it('extends the expiry of the cookie with a renewed session', async () => {
    const renewedUntil = new Date(Date.now() + 60_000);
    resume.mockResolvedValue({ actor: ACTOR, renewedUntil });
    const { cookies } = await ask('GET', 'admin_session=x');
    expect(cookies).toEqual([expect.stringMatching(/^admin_session=x; HttpOnly; .*Max-Age=(60|59);/)]);
  });
});
