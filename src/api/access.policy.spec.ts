import type { Actor } from '../kernel/people/actor';
import type { ConsoleActor } from '../kernel/console';
import { assertAccess, type Caller } from './access.policy';

const person = (role: Actor['role'], tokenRole: Actor['tokenRole']): Caller => ({
  actor: { role, tokenRole } as Actor,
});
const client: Caller = { apiClient: { id: 'cli_1', name: 'Works', cityScope: null } };
const staff = (role: ConsoleActor['role']): Caller => ({ consoleActor: { role } as ConsoleActor });

describe('assertAccess', () => {
  it.each(['public', 'optional', 'refresh-cookie'] as const)('requires nothing of a %s route', (access) => {
    expect(() => assertAccess(access, {})).not.toThrow();
  });

  it.each([
    ['signed-in', person('viewer', 'citizen')],
    ['contributor', person('user', 'citizen')],
    ['official', person('user', 'official')],
    ['official', person('admin', 'admin')],
    ['admin', person('admin', 'admin')],
    ['console', staff('auditor')],
    ['super-admin', staff('super_admin')],
    ['api-client', client],
    ['client-key', client],
  ] as const)('on a %s route accepts %j', (access, caller) => {
    expect(() => assertAccess(access, caller)).not.toThrow();
  });

  it.each([
    ['signed-in', {}, { kind: 'unauthorized' }],
    ['contributor', {}, { kind: 'unauthorized' }],
    [
      'contributor',
      person('viewer', 'citizen'),
      { kind: 'forbidden', message: 'Your account may only read' },
    ],
    ['official', {}, { kind: 'unauthorized' }],
    ['official', person('viewer', 'official'), { kind: 'forbidden', message: 'Your account may only read' }],
    [
      'official',
      person('user', 'citizen'),
      { kind: 'forbidden', message: 'Only officials and admins may do this' },
    ],
    ['admin', {}, { kind: 'unauthorized' }],
    ['admin', person('viewer', 'admin'), { kind: 'forbidden', message: 'Your account may only read' }],
    ['admin', person('user', 'official'), { kind: 'forbidden', message: 'Only admins may do this' }],
    ['console', {}, { kind: 'unauthorized', message: 'Not signed in' }],
    ['console', person('superadmin', 'admin'), { kind: 'unauthorized', message: 'Not signed in' }],
    ['super-admin', {}, { kind: 'unauthorized', message: 'Not signed in' }],
    ['super-admin', staff('city_admin'), { kind: 'forbidden', message: 'Only a super_admin may do this' }],
    [
      'api-client',
      person('superadmin', 'admin'),
      {
        kind: 'forbidden',
        message: 'api_key is missing, unknown, revoked, or not for this jurisdiction',
      },
    ],
    [
      'client-key',
      staff('super_admin'),
      {
        kind: 'unauthorized',
        message: 'The key of a registered client is missing, unknown or revoked',
      },
    ],
  ] as const)('on a %s route refuses %j', (access, caller, refusal) => {
    expect(() => assertAccess(access, caller)).toThrow(expect.objectContaining(refusal) as Error);
  });
});
