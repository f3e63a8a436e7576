import { columnsNotPresented } from '../../../test/support/source/every-column';
import type { ConsolePerson } from '../../kernel/console';
import { presentPrincipal } from './console-auth.presenter';

const ADMIN: ConsolePerson = {
  id: 'adm_1',
  email: 'asha@city.example',
  name: 'Asha Kulkarni',
  role: 'reviewer',
  cityScope: ['pune'],
};

const EVERYTHING = { of: () => ({ permissions: null }) };

describe('the account that is signed in to the console', () => {
  it('is shown', () => {
    expect(presentPrincipal(ADMIN, EVERYTHING)).toStrictEqual({ admin: ADMIN });
    expect(columnsNotPresented(ADMIN, (admin) => presentPrincipal(admin, EVERYTHING))).toEqual([]);
  });

  it('shows what its role may do where roles are enforced, and a notice', () => {
    expect(presentPrincipal(ADMIN, { of: () => ({ permissions: ['feed'], notice: 'Look' }) })).toStrictEqual({
      admin: ADMIN,
      permissions: ['feed'],
      notice: 'Look',
    });
  });

  it('shows nothing else, such as the hash of its password', () => {
    const account = { ...ADMIN, passwordHash: 'secret' } as ConsolePerson;
    expect(presentPrincipal(account, EVERYTHING)).toStrictEqual({ admin: ADMIN });
  });
});
