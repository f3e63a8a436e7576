import { columnsNotPresented } from '../../../test/support/source/every-column';
import type { ConsoleActor } from '../../kernel/console';
import { presentPrincipal } from './console-auth.presenter';

const ADMIN: ConsoleActor = {
  id: 'adm_1',
  email: 'asha@city.example',
  name: 'Asha Kulkarni',
  role: 'reviewer',
  cityScope: ['pune'],
};

describe('the account that is signed in to the console', () => {
  it('is shown', () => {
    expect(presentPrincipal(ADMIN)).toStrictEqual({ admin: ADMIN });
    expect(columnsNotPresented(ADMIN, presentPrincipal)).toEqual([]);
  });

  it('shows nothing else, such as the hash of its password', () => {
    const account = { ...ADMIN, passwordHash: 'secret' } as ConsoleActor;
    expect(presentPrincipal(account)).toStrictEqual({ admin: ADMIN });
  });
});
