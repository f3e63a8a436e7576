import { tokenRoleOf } from '../kernel/roles';
import type { Account } from './account';
import type { UserDto } from './dto/session.dto';
import type { AccessClaims } from './token.service';

/** The user object of a sign-in (document 1, section 2.2). */
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

/** The claims of an access token for an account (document 1, section 5.3). */
export function accessClaims(account: Account, sessionId: string): AccessClaims {
  return {
    sub: account.id,
    email: account.email ?? '',
    displayName: account.displayName,
    role: tokenRoleOf(account.role, account.official),
    city: account.city,
    sid: sessionId,
  };
}
