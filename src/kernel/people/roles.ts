/** The one role an account has. `viewer` may only read. */
export const ACCOUNT_ROLES = ['superadmin', 'admin', 'power_user', 'user', 'viewer'] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

/** The role a token and a user object carry, derived from the account. */
export const TOKEN_ROLES = ['citizen', 'official', 'admin'] as const;
export type TokenRole = (typeof TOKEN_ROLES)[number];

/** Maps an account role to a token role. This is the only place that does so. */
export function tokenRoleOf(role: AccountRole, linkedToOfficial: boolean): TokenRole {
  if (role === 'superadmin' || role === 'admin') return 'admin';
  return linkedToOfficial ? 'official' : 'citizen';
}
