import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { Actor } from '../kernel/people/actor';
import type { ConsoleActor, ConsolePermission } from '../kernel/console';
import type { ApiRequest } from '../platform/http/request';
import type { ApiClientIdentity } from '../kernel/people/api-client';
import type { ConsoleRequest } from './console-api/console-request';
import type { ApiClientRequest } from './open311-api/api-client-request';

/**
 * Who may call a route:
 * - `public`: anyone; a credential is ignored
 * - `optional`: anyone; a valid access token identifies the caller, an invalid one is ignored
 * - `refresh-cookie`: callers with a refresh cookie, which the handler checks
 * - `signed-in`: callers with a valid access token
 * - `contributor`: signed in, except for the role viewer, which may only read
 * - `official`: a contributor whose token role is official or admin
 * - `admin`: a contributor whose token role is admin
 * - `console`: callers with a console session; where roles are enforced, those whose role has a permission
 * - `super-admin`: callers with a console session of a super_admin
 * - `api-client`: callers who send the key of a registered Open311 client as a form field
 * - `client-key`: callers who send that key as a bearer token
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

/** The kinds of credentials that identify a caller. */
export type Credential = 'access-token' | 'console-session' | 'site-session' | 'api-key' | 'client-key';

/** Who may call a route, and the credential that identifies them. */
export interface AccessPolicy {
  access: Access;
  /** undefined: no credential is checked. */
  credential: Credential | undefined;
  /** What a role of the console needs where roles are enforced. */
  permission?: ConsolePermission;
}

/** The credential of each policy, checked by the guard for that kind of credential. */
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

const PERMISSION = 'route:permission';

/**
 * Declares who may call a route, for the guard, the OpenAPI document and the index. Without it a route is refused.
 * @param permission what a role of the console needs where roles are enforced: each route of the console says it
 */
export function Allow(access: Exclude<Access, 'console'>): MethodDecorator;
export function Allow(access: 'console', permission: ConsolePermission): MethodDecorator;
export function Allow(access: Access, permission?: ConsolePermission): MethodDecorator {
  return applyDecorators(SetMetadata(ACCESS, access), SetMetadata(PERMISSION, permission));
}

const ON_SITE = 'route:on-site';

/**
 * Declares who may open a page of the citizen site: as `Allow`, but identified by the site's session cookie instead of
 * an access token.
 */
export const AllowOnSite = (access: 'optional' | 'signed-in' | 'contributor'): MethodDecorator =>
  applyDecorators(Allow(access), SetMetadata(ON_SITE, true));

/** Cached by handler, as several guards need the policy of each request. */
const policies = new WeakMap<object, AccessPolicy>();

/** The policy a route declares with `@Allow` and the credential it checks; undefined if it declares none. */
export function accessPolicyOf(handler: object): AccessPolicy | undefined {
  const known = policies.get(handler);
  if (known) return known;
  const access = Reflect.getMetadata(ACCESS, handler) as Access | undefined;
  if (access === undefined) return undefined;
  const isOnSite = Reflect.hasMetadata(ON_SITE, handler);
  const permission = Reflect.getMetadata(PERMISSION, handler) as ConsolePermission | undefined;
  const credential = isOnSite ? 'site-session' : CREDENTIALS[access];
  const policy: AccessPolicy = { access, credential, ...(permission && { permission }) };
  policies.set(handler, policy);
  return policy;
}

/** The signed-in person, or undefined on a route anyone may call. */
export const CurrentActor = createParamDecorator(
  (_: unknown, context: ExecutionContext): Actor | undefined =>
    context.switchToHttp().getRequest<ApiRequest>().actor,
);

/** The signed-in member of city staff, on a route of the console. */
export const CurrentConsoleActor = createParamDecorator(
  (_: unknown, context: ExecutionContext): ConsoleActor | undefined =>
    context.switchToHttp().getRequest<ConsoleRequest>().consoleActor,
);

/** The registered Open311 client that sent the request, on a route for clients. */
export const CurrentApiClient = createParamDecorator(
  (_: unknown, context: ExecutionContext): ApiClientIdentity | undefined =>
    context.switchToHttp().getRequest<ApiClientRequest>().apiClient,
);
