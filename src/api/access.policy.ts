import { type ConsolePermission, isPermitted } from '../kernel/console';
import type { Access } from './access.decorator';
import { Forbidden, Unauthorized } from '../platform/http/domain-error';
import type { ConsoleRequest } from './console-api/console-request';
import type { ApiClientRequest } from './open311-api/api-client-request';

/** The caller of a request, as the credential guards have identified them. */
export type Caller = Pick<ConsoleRequest & ApiClientRequest, 'actor' | 'consoleActor' | 'apiClient'>;

type Requirement = (caller: Caller) => void;

const nothing: Requirement = () => undefined;

const signedIn: Requirement = ({ actor }) => {
  if (!actor) throw new Unauthorized();
};

const contributor: Requirement = (caller) => {
  signedIn(caller);
  if (caller.actor?.role === 'viewer') throw new Forbidden('Your account may only read');
};

const official: Requirement = (caller) => {
  contributor(caller);
  if (caller.actor?.tokenRole === 'citizen') throw new Forbidden('Only officials and admins may do this');
};

const admin: Requirement = (caller) => {
  contributor(caller);
  if (caller.actor?.tokenRole !== 'admin') throw new Forbidden('Only admins may do this');
};

const consoleSession: Requirement = ({ consoleActor }) => {
  if (!consoleActor) throw new Unauthorized('Not signed in');
};

const superAdmin: Requirement = (caller) => {
  consoleSession(caller);
  if (caller.consoleActor?.role !== 'super_admin') throw new Forbidden('Only a super_admin may do this');
};

const apiClient: Requirement = ({ apiClient: client }) => {
  if (!client) throw new Forbidden('api_key is missing, unknown, revoked, or not for this jurisdiction');
};

const clientKey: Requirement = ({ apiClient: client }) => {
  if (!client) throw new Unauthorized('The key of a registered client is missing, unknown or revoked');
};

/** What each policy requires of a caller. */
const REQUIREMENTS: Record<Access, Requirement> = {
  public: nothing,
  optional: nothing,
  'refresh-cookie': nothing,
  'signed-in': signedIn,
  contributor,
  official,
  admin,
  console: consoleSession,
  'super-admin': superAdmin,
  'api-client': apiClient,
  'client-key': clientKey,
};

/**
 * @param permission what a role of the console needs where roles are enforced
 * @throws Unauthorized, Forbidden if the caller does not meet the policy
 */
export function assertAccess(access: Access, caller: Caller, permission?: ConsolePermission): void {
  REQUIREMENTS[access](caller);
  if (permission && caller.consoleActor && !isPermitted(caller.consoleActor, permission))
    throw new Forbidden('Your role may not do this');
}
