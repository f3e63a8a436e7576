import { HeldRows } from '../personal-data';
import { columnsOf } from '../platform/database/columns';
import { RefreshFamily } from './entities/refresh-family.entity';
import { UserIdentity } from './entities/user-identity.entity';
import { User } from './entities/user.entity';

/** What is held of a person as an account. */
export const HELD_OF_ACCOUNTS = [
  new HeldRows({
    kind: 'profile',
    columns: columnsOf(
      User,
      [
        'id',
        'email',
        'displayName',
        'avatarUrl',
        'ownName',
        'pseudonym',
        'pseudonymKey',
        'pseudonymChangedAt',
        'role',
        'city',
        'createdAt',
        'lastSeenAt',
        'welcomedAt',
        'adultAt',
        'childSince',
      ],
      'u',
    ),
    from: 'users u',
    where: `u.id = $1`,
    by: 'userId',
    key: `u.id`,
  }),
  new HeldRows({
    kind: 'choices',
    columns: columnsOf(
      User,
      ['shownAs', 'pseudonym', 'ownName', 'showPicture', 'listed', 'placeDefault'],
      'u',
    ),
    from: 'users u',
    where: `u.id = $1`,
    by: 'userId',
    key: `u.id`,
  }),
  new HeldRows({
    kind: 'identities',
    columns: columnsOf(UserIdentity, ['issuer', 'subject', 'userId', 'createdAt'], 'p'),
    from: 'user_identities p',
    where: `p.user_id = $1`,
    by: 'userId',
    key: `p.issuer || ' ' || p.subject`,
  }),
  new HeldRows({
    kind: 'sessions',
    columns: columnsOf(
      RefreshFamily,
      ['id', 'userId', 'createdAt', 'expiresAt', 'revokedAt', 'revokedBecause'],
      'f',
    ),
    from: 'refresh_families f',
    where: `f.user_id = $1`,
    by: 'userId',
    key: `f.id`,
  }),
];
