import type {
  ConsoleAccountDto,
  ConsoleRoleDto,
  InvitedDto,
  OpenInviteDto,
  WithdrawnInviteDto,
} from './access.dto';
import type { Invite, OpenInvite } from './invite.queries';
import type { ListedAccount } from './account-administration.service';
import type { RolePurpose } from './role-matrix';

/** An account of the console (docs/api/console.md#accounts). */
export function presentAccount(account: ListedAccount): ConsoleAccountDto {
  return {
    id: account.id,
    email: account.email,
    name: account.name,
    role: account.role,
    cityScope: account.cityScope,
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
  const { email, name, role, cityScope, inviterId, inviterName, createdAt, expiresAt } = invite;
  return {
    email,
    name,
    role,
    cityScope,
    invitedBy: { id: inviterId, name: inviterName },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

/** An invitation that was withdrawn. */
export function presentWithdrawnInvite({ email, name, role, cityScope }: Invite): WithdrawnInviteDto {
  return { email, name, role, cityScope, withdrawn: true };
}

/** The purpose of a role. */
export function presentRole({ role, label, description, permissions }: RolePurpose): ConsoleRoleDto {
  return { role, label, description, permissions: [...permissions] };
}
