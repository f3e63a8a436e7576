import type { OpenAPIObject } from '@nestjs/swagger';
import type { Access } from '../access.decorator';
import type { CataloguedRoute } from '../route-catalog';
import { responsesOf } from './responses';

export type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Parameters = NonNullable<Operation['parameters']>;

/** The operation of a route, with what our own decorators declare of it. @param isLimited whether a rate limit counts it */
export function describeOperation(
  operation: Operation,
  route: CataloguedRoute,
  isLimited: boolean,
): Operation {
  const { answer, access, group } = route;
  if (!answer) throw new Error(`${route.method} ${route.path} does not declare its answer`);
  return {
    ...operation,
    summary: route.summary,
    tags: [group],
    parameters: [...(operation.parameters ?? []), ...headersOf(route)],
    responses: responsesOf(route, answer, isLimited),
    security: securityOf(access),
  };
}

function headersOf({ idempotent, shared, surface }: CataloguedRoute): Parameters {
  const key = { $ref: '#/components/parameters/IdempotencyKey' };
  return [...(idempotent ? [key] : []), ...(shared ? [surfaceHeader(surface)] : [])];
}

/** On a path two APIs have, the header decides: whoever means this one says so. */
function surfaceHeader(surface: string): Parameters[number] {
  const required = surface === 'public';
  return {
    name: 'X-Api-Surface',
    in: 'header',
    required,
    description: 'Chooses this API: the path is shared with another one',
    schema: { type: 'string', enum: [surface] },
    example: surface,
  };
}

function securityOf(access: Access | undefined): Array<Record<string, string[]>> {
  // The key of a client is a field of the body.
  if (access === 'public' || access === 'api-client') return [];
  if (access === 'optional') return [{}, { bearer: [] }];
  if (access === 'refresh-cookie') return [{ refresh_token: [] }];
  if (access === 'console' || access === 'super-admin') return [{ admin_session: [] }];
  return [{ bearer: [] }];
}
