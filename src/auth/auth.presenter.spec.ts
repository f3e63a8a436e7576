import { columnsNotPresented } from '../../test/support/source/every-column';
import type { Account } from './account';
import { accessClaims } from './access-claims';
import {
  presentAccessToken,
  presentRoleHolder,
  presentSession,
  presentUser,
  presentUsers,
  presentErasure,
} from './auth.presenter';

const AT = new Date('2026-03-01T10:00:00.123Z');
const SHOWN_AT = '2026-03-01T10:00:00.123Z';
const ACCOUNT: Account = {
  id: 'usr_1',
  email: 'asha@example.org',
  displayName: 'Asha',
  avatarUrl: 'https://pictures.example/asha.png',
  role: 'user',
  city: 'pune',
  createdAt: AT,
  official: true,
};

describe('a row', () => {
  it('of an account is presented with each of its columns', () => {
    // An admin's token role is the same for officials and others, so `official` shows only for another role.
    const present = (row: Account) => [presentUser(row), presentUser({ ...row, role: 'user' })];
    expect(columnsNotPresented({ ...ACCOUNT, role: 'admin' }, present)).toEqual([]);
  });

  it('of a list or of a role change is presented with each of its columns', () => {
    const listed = {
      id: 'usr_1',
      email: 'asha@example.org',
      displayName: 'Asha',
      avatarUrl: 'https://pictures.example/asha.png',
      role: 'user',
      createdAt: AT,
      lastSeenAt: AT,
    } as const;
    expect(columnsNotPresented(listed, (row) => presentUsers({ shown: [row], nextKey: null }))).toEqual([]);
    const holder = {
      id: 'usr_1',
      displayName: 'Asha',
      email: 'a@example.org',
      role: 'viewer',
      updatedAt: AT,
    } as const;
    expect(columnsNotPresented(holder, presentRoleHolder)).toEqual([]);
  });
});

describe('the user of a sign-in', () => {
  it('is the account as the token names it', () => {
    expect(presentUser(ACCOUNT)).toStrictEqual({
      userId: 'usr_1',
      email: 'asha@example.org',
      displayName: 'Asha',
      avatarUrl: 'https://pictures.example/asha.png',
      role: 'official',
      city: 'pune',
      createdAt: SHOWN_AT,
    });
  });

  it('has an empty address if another account has verified it since', () => {
    expect(presentUser({ ...ACCOUNT, email: null }).email).toBe('');
  });
});

describe('a session', () => {
  const pair = { accessToken: 'access', refreshToken: 'refresh' };

  it('that has begun shows its access token and its account, and no refresh token', () => {
    expect(presentSession({ ...pair, account: ACCOUNT })).toStrictEqual({
      accessToken: 'access',
      user: {
        userId: 'usr_1',
        email: 'asha@example.org',
        displayName: 'Asha',
        avatarUrl: 'https://pictures.example/asha.png',
        role: 'official',
        city: 'pune',
        createdAt: '2026-03-01T10:00:00.123Z',
      },
    });
  });

  it('that was renewed shows only its access token', () => {
    expect(presentAccessToken(pair)).toStrictEqual({ accessToken: 'access' });
  });
});

describe('the claims of an access token', () => {
  it('name the account and the session', () => {
    expect(accessClaims(ACCOUNT, 'ses_1')).toStrictEqual({
      sub: 'usr_1',
      email: 'asha@example.org',
      displayName: 'Asha',
      role: 'official',
      city: 'pune',
      sid: 'ses_1',
    });
  });

  it('have an empty address if another account has verified it since', () => {
    expect(accessClaims({ ...ACCOUNT, email: null }, 'ses_1').email).toBe('');
  });
});

describe('an account after a role change', () => {
  const holder = { id: 'usr_1', displayName: 'Asha', email: null, role: 'viewer', updatedAt: AT } as const;

  it('shows the role it has now', () => {
    expect(presentRoleHolder({ ...holder, email: 'asha@example.org' })).toStrictEqual({
      userId: 'usr_1',
      name: 'Asha',
      email: 'asha@example.org',
      role: 'viewer',
      updatedAt: SHOWN_AT,
    });
  });

  it('has an empty address if it has none', () => {
    expect(presentRoleHolder(holder).email).toBe('');
  });
});

describe('a page of accounts', () => {
  const listed = {
    id: 'usr_1',
    displayName: 'Asha',
    email: 'asha@example.org',
    role: 'admin',
    avatarUrl: 'https://pictures.example/asha.png',
    createdAt: AT,
    lastSeenAt: new Date('2026-03-02T00:00:00Z'),
  } as const;

  it('shows each as admins see it', () => {
    expect(presentUsers({ shown: [listed], nextKey: 'next' })).toStrictEqual({
      count: 1,
      items: [
        {
          userId: 'usr_1',
          name: 'Asha',
          email: 'asha@example.org',
          role: 'admin',
          avatar: 'https://pictures.example/asha.png',
          createdAt: SHOWN_AT,
          lastSeen: '2026-03-02T00:00:00.000Z',
        },
      ],
      nextKey: 'next',
    });
  });

  it('shows an account without an address that never signed in', () => {
    expect(
      presentUsers({ shown: [{ ...listed, email: null, lastSeenAt: null }], nextKey: null }),
    ).toMatchObject({
      items: [{ email: '', lastSeen: null }],
      nextKey: null,
    });
  });
});

describe('an erasure', () => {
  it('has its time and the wish', () => {
    const dueAt = new Date('2026-02-01T00:00:00Z');
    const shown = { due: '2026-02-01T00:00:00.000Z', words: 'keep', place: 'grid' };
    expect(presentErasure({ dueAt, words: 'keep', place: 'grid' })).toEqual(shown);
  });
});
