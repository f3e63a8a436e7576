import { tokenRoleOf } from '../kernel/people/roles';
import type { CutPage } from '../api/page';
import type { Account } from './account';
import type { ChangedRoleDto, UserListDto } from './dto/user-administration.dto';
import type { ErasureDto } from './dto/erasure.dto';
import type { Erasure } from './entities/erasure.entity';
import type { PrivacyChoicesDto } from './dto/privacy-choices.dto';
import type { PrivacyChoices } from './privacy-choices.service';
import type { RoleHolder } from './role.service';
import type { ListedUser } from './user.queries';
import type { AccessTokenDto, SessionDto, UserDto } from './dto/session.dto';

/** A session that has begun (docs/api/auth.md#routes); its refresh token is sent only in the cookie. */
export function presentSession({
  accessToken,
  account,
}: {
  accessToken: string;
  account: Account;
}): SessionDto {
  return { accessToken, user: presentUser(account) };
}

/** A renewed session (docs/api/auth.md#refresh). */
export function presentAccessToken({ accessToken }: { accessToken: string }): AccessTokenDto {
  return { accessToken };
}

/** The user object of a sign-in (docs/api/auth.md#user-object). */
export function presentUser(account: Account): UserDto {
  return {
    userId: account.id,
    email: account.email ?? '',
    displayName: account.displayName,
    avatarUrl: account.avatarUrl,
    role: tokenRoleOf(account.role, account.official),
    city: account.city,
    createdAt: account.createdAt.toISOString(),
  };
}

/** An account after a role change (docs/api/auth.md#role-changes). */
export function presentRoleHolder({ id, displayName, email, role, updatedAt }: RoleHolder): ChangedRoleDto {
  return { userId: id, name: displayName, email: email ?? '', role, updatedAt: updatedAt.toISOString() };
}

/** What a person chose about how they are shown (docs/api/privacy.md#choices). */
export function presentPrivacyChoices(choices: PrivacyChoices): PrivacyChoicesDto {
  const { shownAs, pseudonym, ownName, showPicture, listed, placeDefault } = choices;
  return { shownAs, pseudonym, ownName, showPicture, listed, placeDefault };
}

/** A page of accounts (docs/api/auth.md#user-list). */
export function presentUsers({ shown, nextKey }: CutPage<ListedUser>): UserListDto {
  return { count: shown.length, items: shown.map(presentListed), nextKey };
}

function presentListed(user: ListedUser): UserListDto['items'][number] {
  return {
    userId: user.id,
    name: user.displayName,
    email: user.email ?? '',
    role: user.role,
    avatar: user.avatarUrl,
    createdAt: user.createdAt.toISOString(),
    lastSeen: user.lastSeenAt?.toISOString() ?? null,
  };
}

/** An erasure that was asked for (docs/api/privacy.md#erasure). */
export function presentErasure({
  dueAt,
  words,
  place,
}: Pick<Erasure, 'dueAt' | 'words' | 'place'>): ErasureDto {
  return { due: dueAt.toISOString(), words, place };
}
