import { columnsNotPresented } from '../../../test/support/source/every-column';
import {
  presentAccount,
  presentInvite,
  presentOpenInvite,
  presentRole,
  presentWithdrawnInvite,
} from './account.presenter';
import type { Invite } from './invite.queries';
import type { ListedAccount } from './account-rights.service';

const ACCOUNT: ListedAccount = {
  id: 'adm_1',
  email: 'asha@city.example',
  name: 'Asha Kulkarni',
  role: 'reviewer',
  cityScope: ['pune'],
  wards: ['A'],
  categories: ['road'],
  contacts: false,
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
  wards: ['A'],
  categories: ['road'],
  contacts: false,
  active: true,
  createdAt: '2026-03-01T10:00:00.123Z',
  lastLoginAt: '2026-03-02T10:00:00.123Z',
};

describe('an account of the console', () => {
  it('shows each of its columns', () => {
    expect(presentAccount(ACCOUNT)).toStrictEqual(SHOWN);
    expect(columnsNotPresented(ACCOUNT, presentAccount)).toEqual([]);
  });

  it('has null as the time of the last sign-in before the first one', () => {
    expect(presentAccount({ ...ACCOUNT, lastLoginAt: null }).lastLoginAt).toBeNull();
  });

  it('shows nothing else, such as the hash of its password', () => {
    const whole = { ...ACCOUNT, passwordHash: 'secret' };
    expect(presentAccount(whole)).toStrictEqual(SHOWN);
  });
});

describe('an invitation to the console', () => {
  it('shows its token and its expiry', () => {
    const invite = {
      token: 'once',
      expiresAt: new Date('2026-03-04T10:00:00.123Z'),
      email: 'ravi@city.example',
    };
    expect(presentInvite(invite)).toStrictEqual({ token: 'once', expiresAt: '2026-03-04T10:00:00.123Z' });
  });
});

describe('a role of the console', () => {
  it('shows its purpose', () => {
    const role = { role: 'auditor', label: 'Auditor', description: 'Reads', permissions: ['ops'] } as const;
    expect(presentRole({ ...role, hidden: 'x' } as typeof role)).toStrictEqual(role);
  });
});

describe('an invitation that was not accepted yet', () => {
  const INVITE = {
    email: 'ravi@city.example',
    name: 'Ravi Menon',
    role: 'reviewer' as const,
    cityScope: null,
    wards: ['A'],
    categories: [] as Invite['categories'],
  };
  const OPEN = {
    ...INVITE,
    inviterId: 'adm_1',
    inviterName: 'Asha Kulkarni',
    createdAt: new Date('2026-03-01T10:00:00.123Z'),
    expiresAt: new Date('2026-03-04T10:00:00.123Z'),
  };

  it('shows who is invited, by whom and until when, but not the token', () => {
    const { categories, ...shown } = INVITE;
    expect(categories).toEqual([]);
    expect(presentOpenInvite({ ...OPEN, tokenHash: 'secret' } as typeof OPEN)).toStrictEqual({
      ...shown,
      invitedBy: { id: 'adm_1', name: 'Asha Kulkarni' },
      createdAt: '2026-03-01T10:00:00.123Z',
      expiresAt: '2026-03-04T10:00:00.123Z',
    });
  });

  it('is returned after it was withdrawn', () => {
    const { categories, ...shown } = INVITE;
    expect(presentWithdrawnInvite(INVITE)).toStrictEqual({ ...shown, withdrawn: true });
    const restricted = { ...INVITE, wards: [], categories: ['road' as const] };
    const { wards, ...other } = restricted;
    expect(presentWithdrawnInvite(restricted)).toStrictEqual({ ...other, withdrawn: true });
    expect([categories, wards]).toEqual([[], []]);
  });
});
