import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { ApiClientIdentity } from '../../kernel/people/api-client';
import type { Open311Request } from './open311-request';

/** The registered client whose key was sent with the form, on a route for clients. */
export const CurrentClient = createParamDecorator(
  (_: unknown, context: ExecutionContext): ApiClientIdentity | undefined =>
    context.switchToHttp().getRequest<Open311Request>().apiClient,
);
