import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { Actor } from '../kernel/actor';
import type { ConsoleActor } from '../kernel/console';
import type { ApiRequest } from '../platform/http/request';
import type { ApiClientIdentity } from '../kernel/api-client';
import type { ConsoleRequest } from './console-api/console-request';
import type { ApiClientRequest } from './open311-api/api-client-request';

/**
 * Who may call a route:
 * - `public`: anyone; a credential is not looked at
 * - `optional`: anyone; a valid access token makes the caller known, an invalid one counts as none
 * - `refresh-cookie`: whoever holds a refresh cookie; the handler looks at it
 * - `signed-in`: a valid access token
 * - `contributor`: signed in, and not barred to reading (role viewer)
 * - `official`: a contributor whose token role is official or admin
 * - `admin`: a contributor whose token role is admin
 * - `console`: whoever has a session of the console
 * - `super-admin`: whose session of the console is a super_admin's
 * - `api-client`: whoever sends the key of a registered client of Open311, as a field of a form
 * - `client-key`: whoever sends that key as a bearer token
 */
export type Access =
  | 'public'
  | 'optional'
  | 'refresh-cookie'
  | 'signed-in'
  | 'contributor'
  | 'official'
  | 'admin'
  | 'console'
  | 'super-admin'
  | 'api-client'
  | 'client-key';

export const ACCESS = 'route:access';

/** What a caller is known by. */
export type Credential = 'access-token' | 'console-session' | 'site-session' | 'api-key' | 'client-key';

/** Who may call a route, and by which credential they are known. */
export interface AccessPolicy {
  access: Access;
  /** undefined: no guard looks at one. */
  credential: Credential | undefined;
}

/** The credential of each policy, which the guard for that credential checks. */
const CREDENTIALS: Record<Access, Credential | undefined> = {
  public: undefined,
  optional: 'access-token',
  'refresh-cookie': undefined,
  'signed-in': 'access-token',
  contributor: 'access-token',
  official: 'access-token',
  admin: 'access-token',
  console: 'console-session',
  'super-admin': 'console-session',
  'api-client': 'api-key',
  'client-key': 'client-key',
};

/** Declares who may call the route: to the guard, the OpenAPI document and the index. Without it a route is refused. */
export const Allow = (access: Access): MethodDecorator => SetMetadata(ACCESS, access);

const ON_SITE = 'route:on-site';

/**
 * Declares who may open a page of the citizen site: as `Allow`, but people are known by the session cookie of the site
 * instead of an access token.
 */
export const AllowOnSite = (access: 'optional' | 'signed-in' | 'contributor'): MethodDecorator =>
  applyDecorators(Allow(access), SetMetadata(ON_SITE, true));

/** Several guards ask for it with every request. */
const policies = new WeakMap<object, AccessPolicy>();

/** The policy a route declares with `@Allow` and the credential it looks at, or undefined where it declares none. */
export function accessPolicyOf(handler: object): AccessPolicy | undefined {
  const known = policies.get(handler);
  if (known) return known;
  const access = Reflect.getMetadata(ACCESS, handler) as Access | undefined;
  if (access === undefined) return undefined;
  const isOnSite = Reflect.hasMetadata(ON_SITE, handler);
  const policy: AccessPolicy = { access, credential: isOnSite ? 'site-session' : CREDENTIALS[access] };
  policies.set(handler, policy);
  return policy;
}

/** The signed-in person, or undefined on a route anyone may call. */
export const CurrentActor = createParamDecorator(
  (_: unknown, context: ExecutionContext): Actor | undefined =>
    context.switchToHttp().getRequest<ApiRequest>().actor,
);

/** Which member of city staff asks, on a route of the console. */
export const CurrentConsoleActor = createParamDecorator(
  (_: unknown, context: ExecutionContext): ConsoleActor | undefined =>
    context.switchToHttp().getRequest<ConsoleRequest>().consoleActor,
);

/** Which registered client asks, on a route for clients. */
export const CurrentApiClient = createParamDecorator(
  (_: unknown, context: ExecutionContext): ApiClientIdentity | undefined =>
    context.switchToHttp().getRequest<ApiClientRequest>().apiClient,
);
