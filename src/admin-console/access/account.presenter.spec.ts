import { columnsNotPresented } from '../../../test/support/every-column';
import {
  presentAccount,
  presentInvite,
  presentOpenInvite,
  presentRole,
  presentWithdrawnInvite,
} from './account.presenter';
import type { ListedAccount } from './account-administration.service';

const ACCOUNT: ListedAccount = {
  id: 'adm_1',
  email: 'asha@city.example',
  name: 'Asha Kulkarni',
  role: 'reviewer',
  cityScope: ['pune'],
  active: true,
  createdAt: new Date('2026-03-01T10:00:00.123Z'),
  lastLoginAt: new Date('2026-03-02T10:00:00.123Z'),
};
const SHOWN = {
  id: 'adm_1',
  email: 'asha@city.example',
  name: 'Asha Kulkarni',
  role: 'reviewer',
  cityScope: ['pune'],
  active: true,
  createdAt: '2026-03-01T10:00:00.123Z',
  lastLoginAt: '2026-03-02T10:00:00.123Z',
};

describe('an account of the console', () => {
  it('is shown with each of its columns', () => {
    expect(presentAccount(ACCOUNT)).toStrictEqual(SHOWN);
    expect(columnsNotPresented(ACCOUNT, presentAccount)).toEqual([]);
  });

  it('has no time of a sign-in before the first', () => {
    expect(presentAccount({ ...ACCOUNT, lastLoginAt: null }).lastLoginAt).toBeNull();
  });

  it('shows nothing else of it, such as the hash of its password', () => {
    const whole = { ...ACCOUNT, passwordHash: 'secret' };
    expect(presentAccount(whole)).toStrictEqual(SHOWN);
  });
});

describe('an invitation to the console', () => {
  it('shows its token and until when it is good', () => {
    const invite = {
      token: 'once',
      expiresAt: new Date('2026-03-04T10:00:00.123Z'),
      email: 'ravi@city.example',
    };
    expect(presentInvite(invite)).toStrictEqual({ token: 'once', expiresAt: '2026-03-04T10:00:00.123Z' });
  });
});

describe('a role of the console', () => {
  it('shows what it is meant for', () => {
    const role = { role: 'auditor', label: 'Auditor', description: 'Reads', permissions: ['ops'] } as const;
    expect(presentRole({ ...role, hidden: 'x' } as typeof role)).toStrictEqual(role);
  });
});

describe('an invitation that nobody has accepted yet', () => {
  const INVITE = {
    email: 'ravi@city.example',
    name: 'Ravi Menon',
    role: 'reviewer' as const,
    cityScope: null,
  };
  const OPEN = {
    ...INVITE,
    inviterId: 'adm_1',
    inviterName: 'Asha Kulkarni',
    createdAt: new Date('2026-03-01T10:00:00.123Z'),
    expiresAt: new Date('2026-03-04T10:00:00.123Z'),
  };

  it('says who is invited, by whom and until when, and nothing it is accepted with', () => {
    expect(presentOpenInvite({ ...OPEN, tokenHash: 'secret' } as typeof OPEN)).toStrictEqual({
      ...INVITE,
      invitedBy: { id: 'adm_1', name: 'Asha Kulkarni' },
      createdAt: '2026-03-01T10:00:00.123Z',
      expiresAt: '2026-03-04T10:00:00.123Z',
    });
  });

  it('is answered once it is withdrawn', () => {
    expect(presentWithdrawnInvite(INVITE)).toStrictEqual({ ...INVITE, withdrawn: true });
  });
});
