import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiSecurity } from '@nestjs/swagger';
import type { Actor } from '../../kernel/actor';
import type { ApiRequest } from './request';

/**
 * Who may call a route:
 * - `public`: anyone; a credential is not looked at
 * - `optional`: anyone; a valid access token makes the caller known, an invalid one counts as none
 * - `signed-in`: a valid access token
 * - `contributor`: signed in, and not barred to reading (role viewer)
 * - `official`: a contributor whose token role is official or admin
 * - `admin`: a contributor whose token role is admin
 */
export type Access = 'public' | 'optional' | 'signed-in' | 'contributor' | 'official' | 'admin';

export const ACCESS = 'route:access';

/** Declares who may call the route, to the guard and to the OpenAPI document. A route without it is refused. */
export function Allow(access: Access): MethodDecorator {
  const declared = SetMetadata(ACCESS, access);
  if (access === 'public') return applyDecorators(declared);
  if (access === 'optional') return applyDecorators(declared, ApiSecurity({}), ApiBearerAuth());
  return applyDecorators(declared, ApiBearerAuth());
}

/** The signed-in person, or undefined on a route anyone may call. */
export const CurrentActor = createParamDecorator(
  (_: unknown, context: ExecutionContext): Actor | undefined => context.switchToHttp().getRequest<ApiRequest>().actor,
);
