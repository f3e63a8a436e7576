import { tokenRoleOf } from './roles';

describe('tokenRoleOf', () => {
  it.each([
    ['superadmin', false, 'admin'],
    ['superadmin', true, 'admin'],
    ['admin', false, 'admin'],
    ['admin', true, 'admin'],
    ['power_user', false, 'citizen'],
    ['power_user', true, 'official'],
    ['user', false, 'citizen'],
    ['user', true, 'official'],
    ['viewer', false, 'citizen'],
    ['viewer', true, 'official'],
  ] as const)('maps %s (linked to an official: %s) to %s', (role, isLinked, expected) => {
    expect(tokenRoleOf(role, isLinked)).toBe(expected);
  });
});
