import type { ExecutionContext } from '@nestjs/common';
import type { Actor } from '../kernel/people/actor';
import type { ConsoleActor } from '../kernel/console';
import { ACCESS, type Access } from './access.decorator';
import { AccessGuard } from './access.guard';
import type { Caller } from './access.policy';
import { DomainError } from '../platform/http/domain-error';

const person = (role: Actor['role'], tokenRole: Actor['tokenRole']): Caller => ({
  actor: { role, tokenRole } as Actor,
});
const staff = (role: ConsoleActor['role']): Caller => ({ consoleActor: { role } as ConsoleActor });

const CALLERS: Record<string, Caller> = {
  nobody: {},
  viewer: person('viewer', 'citizen'),
  'viewer with the email of an official': person('viewer', 'official'),
  citizen: person('user', 'citizen'),
  official: person('user', 'official'),
  admin: person('admin', 'admin'),
  reviewer: staff('reviewer'),
  super_admin: staff('super_admin'),
  'client of Open311': { apiClient: { id: 'cli_1', name: 'Relay', cityScope: null } },
};

/** The outcome per caller, in the order of the callers: + passes, 1 is Unauthorized, 3 is Forbidden. */
const TABLE: Record<Access, string> = {
  public: '+++++++++',
  optional: '+++++++++',
  'refresh-cookie': '+++++++++',
  'signed-in': '1+++++111',
  contributor: '133+++111',
  official: '1333++111',
  admin: '13333+111',
  console: '111111++1',
  'super-admin': '1111113+1',
  'api-client': '33333333+',
  'client-key': '11111111+',
};

describe('the access guard', () => {
  const guard = new AccessGuard();

  function answer(caller: Caller, access?: Access): string {
    const handler = () => undefined;
    if (access) Reflect.defineMetadata(ACCESS, access, handler);
    const context = {
      getHandler: () => handler,
      switchToHttp: () => ({ getRequest: () => caller }),
    } as unknown as ExecutionContext;
    try {
      return guard.canActivate(context) ? '+' : 'false';
    } catch (error) {
      const { kind } = error as DomainError;
      return { unauthorized: '1', forbidden: '3' }[kind as string] ?? kind;
    }
  }

  it.each(Object.entries(TABLE))('lets only permitted callers pass: %s', (access, row) => {
    expect(
      Object.values(CALLERS)
        .map((caller) => answer(caller, access as Access))
        .join(''),
    ).toBe(row);
  });

  it('refuses a route without a policy to everyone, as an internal error', () => {
    for (const caller of Object.values(CALLERS)) expect(answer(caller)).toBe('internal');
  });
});
