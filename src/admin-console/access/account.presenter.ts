import type {
  ConsoleAccountDto,
  ConsoleRoleDto,
  InvitedDto,
  OpenInviteDto,
  WithdrawnInviteDto,
} from './access.dto';
import type { Invite, OpenInvite } from './invite.queries';
import type { ListedAccount } from './account-rights.service';
import type { RolePurpose } from './role-matrix';

/** An account of the console (docs/api/console.md#accounts). */
export function presentAccount(account: ListedAccount): ConsoleAccountDto {
  return {
    id: account.id,
    email: account.email,
    name: account.name,
    role: account.role,
    cityScope: account.cityScope,
    wards: account.wards,
    categories: account.categories,
    contacts: account.contacts,
    active: account.active,
    createdAt: account.createdAt.toISOString(),
    lastLoginAt: account.lastLoginAt?.toISOString() ?? null,
  };
}

/** An invitation, with its token, which is shown only once. */
export function presentInvite({ token, expiresAt }: { token: string; expiresAt: Date }): InvitedDto {
  return { token, expiresAt: expiresAt.toISOString() };
}

/** An invitation that was not accepted yet, without its token. */
export function presentOpenInvite(invite: OpenInvite): OpenInviteDto {
  const { inviterId, inviterName } = invite;
  return {
    ...invited(invite),
    invitedBy: { id: inviterId, name: inviterName },
    createdAt: invite.createdAt.toISOString(),
    expiresAt: invite.expiresAt.toISOString(),
  };
}

/** An invitation that was withdrawn. */
export function presentWithdrawnInvite(invite: Invite): WithdrawnInviteDto {
  return { ...invited(invite), withdrawn: true };
}

/** The account of an invitation; its wards and categories only if it is restricted to some. */
function invited({ email, name, role, cityScope, wards, categories }: Invite) {
  return {
    email,
    name,
    role,
    cityScope,
    ...(wards.length > 0 && { wards }),
    ...(categories.length > 0 && { categories }),
  };
}

/** The purpose of a role. */
export function presentRole({ role, label, description, permissions }: RolePurpose): ConsoleRoleDto {
  return { role, label, description, permissions: [...permissions] };
}
