import type { OpenAPIObject } from '@nestjs/swagger';
import type { Access } from '../access.decorator';
import type { CataloguedRoute } from '../route-catalog';
import { responsesOf } from './responses';

export type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Parameters = NonNullable<Operation['parameters']>;

/** Path parameters by name. */
export type PathParameters = Readonly<
  Record<string, { description: string; schema: { type: 'string'; enum: string[] }; example: string }>
>;

/**
 * Adds the parameters that are in the path but not declared by the method: two controllers that inherit a method cannot
 * declare a parameter that only one of their paths has.
 */
export function withPathParameters(
  operation: Operation,
  path: string,
  known: PathParameters = {},
): Operation {
  const declared = (operation.parameters ?? []).map((each) => ('name' in each ? each.name : undefined));
  const missing = Object.entries(known).filter(
    ([name]) => path.includes(`{${name}}`) && !declared.includes(name),
  );
  const added = missing.map(
    ([name, parameter]) => ({ ...parameter, name, in: 'path', required: true }) as const,
  );
  return { ...operation, parameters: [...added, ...(operation.parameters ?? [])] };
}

/** The operation of a route, including what our own decorators declare. */
export function describeOperation(operation: Operation, route: CataloguedRoute): Operation {
  const { answer, access, group, limits } = route;
  if (!answer) throw new Error(`${route.method} ${route.path} does not declare its answer`);
  return {
    ...operation,
    summary: route.summary,
    tags: [group],
    parameters: [...(operation.parameters ?? []), ...headersOf(route)],
    responses: responsesOf(route, answer, limits.length > 0),
    security: securityOf(access),
  };
}

function headersOf({ idempotent, shared, surface }: CataloguedRoute): Parameters {
  const key = { $ref: '#/components/parameters/IdempotencyKey' };
  return [...(idempotent ? [key] : []), ...(shared ? [surfaceHeader(surface)] : [])];
}

/** The header that chooses the API on a shared path; required where the path's default is the other API. */
function surfaceHeader(surface: string): Parameters[number] {
  const required = surface === 'public';
  return {
    name: 'X-Api-Surface',
    in: 'header',
    required,
    description: 'Selects this API: another API has the same path',
    schema: { type: 'string', enum: [surface] },
    example: surface,
  };
}

function securityOf(access: Access | undefined): Array<Record<string, string[]>> {
  // The key of a client is a member of the body.
  if (access === 'public' || access === 'api-client') return [];
  if (access === 'optional') return [{}, { bearer: [] }];
  if (access === 'client-key') return [{ client_key: [] }];
  if (access === 'refresh-cookie') return [{ refresh_token: [] }];
  if (access === 'console' || access === 'super-admin') return [{ admin_session: [] }];
  return [{ bearer: [] }];
}
