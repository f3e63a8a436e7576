import { tokenRoleOf } from '../kernel/people/roles';
import type { Account } from './account';
import type { AccessClaims } from './token.service';

/** The claims of an access token for an account (docs/api/auth.md#access-token). */
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
