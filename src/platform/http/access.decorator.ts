import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { Actor } from '../../kernel/actor';
import type { ConsoleActor } from '../../kernel/console';
import type { ApiRequest } from './request';

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
  | 'super-admin';

export const ACCESS = 'route:access';

/** Declares who may call the route: to the guard, the OpenAPI document and the index. Without it a route is refused. */
export const Allow = (access: Access): MethodDecorator => SetMetadata(ACCESS, access);

/** The signed-in person, or undefined on a route anyone may call. */
export const CurrentActor = createParamDecorator(
  (_: unknown, context: ExecutionContext): Actor | undefined =>
    context.switchToHttp().getRequest<ApiRequest>().actor,
);

/** Who of the city desk asks, on a route of the console. */
export const CurrentConsoleActor = createParamDecorator(
  (_: unknown, context: ExecutionContext): ConsoleActor | undefined =>
    context.switchToHttp().getRequest<ApiRequest>().consoleActor,
);
