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

const SIGNED_IN = { ...ADMIN, hasTotp: true, language: null };
const GIVEN = { permissions: ['feed'], secondFactor: 'on', notice: 'Look' } as const;
const EVERYTHING = { of: () => ({ permissions: null }) };

describe('the account that is signed in to the console', () => {
  it('is shown', () => {
    expect(presentPrincipal(SIGNED_IN, EVERYTHING)).toStrictEqual({ admin: ADMIN });
    expect(
      columnsNotPresented(ADMIN, (admin) => presentPrincipal({ ...SIGNED_IN, ...admin }, EVERYTHING)),
    ).toEqual([]);
  });

  it('is shown with the language it chose', () => {
    expect(presentPrincipal({ ...SIGNED_IN, language: 'hi' }, EVERYTHING)).toStrictEqual({
      admin: { ...ADMIN, language: 'hi' },
    });
  });

  it('shows what its role may do where roles are enforced, and a notice', () => {
    expect(presentPrincipal(SIGNED_IN, { of: () => GIVEN })).toStrictEqual({
      admin: ADMIN,
      permissions: ['feed'],
      secondFactor: 'on',
      notice: 'Look',
    });
  });

  it('shows nothing else, such as the hash of its password', () => {
    const account = { ...SIGNED_IN, passwordHash: 'secret' };
    expect(presentPrincipal(account, EVERYTHING)).toStrictEqual({ admin: ADMIN });
  });
});
