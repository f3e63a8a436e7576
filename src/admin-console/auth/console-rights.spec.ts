import { type ConsolePermission, CONSOLE_ROLES, isPermitted, ROLE_PERMISSIONS } from '../../kernel/console';
import type { Config } from '../../platform/config/config';
import type { Logger } from '../../platform/logging/logger';
import { ConsoleRightsService } from './console-rights.service';

const REVIEWER = { role: 'reviewer' } as const;
const SUPER_ADMIN = { role: 'super_admin' } as const;

function rightsWith(NODE_ENV: string, CONSOLE_ACCESS: string) {
  const warn = jest.fn<void, [object, string]>();
  const settings = { NODE_ENV, CONSOLE_ACCESS };
  return { warn, rights: new ConsoleRightsService({ settings } as Config, { warn } as unknown as Logger) };
}

describe('the rights of console accounts', () => {
  it('are those of the role only where roles are enforced', () => {
    expect(rightsWith('test', 'session').rights.permissionsOf(REVIEWER)).toBeNull();
    expect(rightsWith('test', 'roles').rights.permissionsOf(REVIEWER)).toBe(ROLE_PERMISSIONS.reviewer);
  });

  it.each([
    ['production', 'session', true],
    ['production', 'roles', false],
    ['development', 'session', false],
  ])('in %s with CONSOLE_ACCESS=%s are warned of: %s', (environment, access, isWarned) => {
    const { rights, warn } = rightsWith(environment, access);
    rights.warnIfOpen();
    expect(warn.mock.calls.map(([, text]) => text.includes('CONSOLE_ACCESS'))).toEqual(
      isWarned ? [true] : [],
    );
    expect(rights.noticeFor(SUPER_ADMIN)?.includes('CONSOLE_ACCESS') ?? false).toBe(isWarned);
    expect(rights.noticeFor(REVIEWER)).toBeUndefined();
  });
});

describe('the permissions of a role', () => {
  const roles = (permission: ConsolePermission) =>
    CONSOLE_ROLES.filter((role) => isPermitted({ permissions: ROLE_PERMISSIONS[role] }, permission));

  it.each([
    ['access', ['super_admin']],
    ['config', ['super_admin']],
    ['geo', ['super_admin', 'city_admin']],
    ['feed', ['super_admin', 'city_admin', 'reviewer']],
    ['status', ['super_admin', 'city_admin', 'reviewer', 'agent', 'contractor']],
    ['notes', ['super_admin', 'city_admin', 'reviewer', 'agent', 'call_taker', 'contractor']],
    ['answers', ['super_admin', 'city_admin', 'reviewer', 'agent']],
    ['intake', ['super_admin', 'city_admin', 'reviewer', 'call_taker']],
    ['photos', ['super_admin', 'city_admin', 'reviewer', 'agent', 'contractor']],
    ['export', ['super_admin', 'city_admin', 'reviewer', 'auditor', 'agent']],
    ['ops.read', ['super_admin', 'auditor']],
    ['integrations.read', ['super_admin', 'city_admin', 'auditor']],
    ['reporters.read', ['super_admin', 'city_admin']],
    ['geo.read', CONSOLE_ROLES],
    ['own', CONSOLE_ROLES],
  ] as const)('%s', (permission, permitted) => {
    expect(roles(permission)).toEqual(permitted);
  });

  it('are everything where roles are not enforced', () => {
    expect(isPermitted({ permissions: null }, 'access')).toBe(true);
  });
});
