import type { Type } from '@nestjs/common';
import type { Access } from '../access.decorator';
import type { Answer } from '../answers.decorator';
import { DomainError, InvalidInput, Unauthorized, Unavailable } from '../../platform/http/domain-error';
import { statusOf } from '../error-status';
import type { CataloguedRoute } from '../route-catalog';
import { check, refusalOf } from '../validation/request-validation.pipe';

/** The errors any route can have: an invalid query string, an internal error, an unavailable database. */
const ALWAYS = [400, 500, 503];
/** The errors of a route that uses no database. */
const SELF_CONTAINED = [400, 500];

const MEANING: Record<number, string> = {
  400: 'The request is not valid; the body names each invalid field and the reason',
  401: 'There is no valid credential',
  403: 'The caller may not do this',
  404: 'It does not exist, or it is hidden from the caller',
  409: 'The current state does not allow this',
  413: 'The body is too large',
  415: 'The route does not accept the content type of the body',
  422: 'The request was understood but cannot be processed',
  429: 'Too many requests; Retry-After says when to try again',
  500: 'The service failed unexpectedly',
  503: 'The database cannot be reached right now; Retry-After says when to try again',
};

/** An error status of an operation: its meaning, and examples of its bodies. */
interface ExampleError {
  description: string;
  examples: Record<string, { summary: string; value: object }>;
}

/**
 * The error statuses of a route, each with examples that can really occur: the declared errors, and those that follow
 * from its DTO classes, its access policy and the service as a whole.
 */
export function exampleErrors(
  route: CataloguedRoute,
  answer: Answer,
  isLimited: boolean,
): Array<[number, ExampleError]> {
  const declared = answer.errors.filter((error) => error instanceof DomainError);
  const always = answer.selfContained ? SELF_CONTAINED : ALWAYS;
  const withBody = route.method === 'GET' ? [] : [413];
  const limited = isLimited ? [429] : [];
  const statuses = new Set([...answer.errors.map(statusIn), ...always, ...limited, ...withBody]);
  return [...statuses]
    .sort((a, b) => a - b)
    .map((status) => {
      const own = declared.filter((error) => statusOf(error.kind) === status);
      const errors = own.length > 0 ? own : [usualError(status, route)];
      const examples = errors.map((error, n) => [
        errors.length === 1 ? 'example' : `example${n + 1}`,
        { summary: error.message, value: answer.renderError(error) },
      ]);
      return [
        status,
        {
          description: MEANING[status] ?? 'Error',
          examples: Object.fromEntries(examples) as ExampleError['examples'],
        },
      ];
    });
}

/** The status of a declared error. */
export function statusIn(error: number | DomainError): number {
  return typeof error === 'number' ? error : statusOf(error.kind);
}

/** The error of a status for which the route declares no specific one. */
function usualError(status: number, route: CataloguedRoute): DomainError {
  switch (status) {
    case 400:
    case 422:
      return refused(status, route);
    case 401:
      return new Unauthorized(unknownTo(route.access));
    case 403:
      return new DomainError('forbidden', forbiddenTo(route.access));
    case 404:
      return new DomainError('notFound', 'There is nothing at this path');
    case 409:
      return new DomainError('conflict', 'The first request with this Idempotency-Key is still running');
    case 413:
      return new DomainError('tooLarge', 'The body is larger than 1 MB');
    case 415:
      return new DomainError('unsupportedMedia', 'The body must be a form');
    case 429:
      return new DomainError('limited', 'Too many requests; see Retry-After');
    case 503:
      return new Unavailable();
    default:
      return new DomainError('internal', 'The service failed unexpectedly');
  }
}

/**
 * Produces an example of a refusal: validates an empty body, or a query with invalid values, by the route's own
 * classes.
 */
function refused(status: number, { body, query, idempotent }: CataloguedRoute): DomainError {
  const error = (body && refusalOfPlain(body, {})) ?? (query && refusalOfPlain(query, unfitting(query)));
  if (error && statusOf(error.kind) === status) return error;
  if (status === 422 && idempotent) {
    return new DomainError('unprocessable', 'This Idempotency-Key was used for another request', [
      { field: 'Idempotency-Key', message: 'belongs to a request with another path or body' },
    ]);
  }
  return new InvalidInput([{ field: 'query', message: 'must be valid UTF-8 without NUL' }]);
}

function refusalOfPlain(type: Type, plain: object): DomainError | undefined {
  const { problems } = check(type as new () => object, plain);
  return problems && refusalOf(type, problems);
}

function unfitting(type: Type): object {
  return Object.fromEntries(Object.keys(new type() as object).map((name) => [name, 'unknown']));
}

function unknownTo(access: Access | undefined): string | undefined {
  if (access === 'client-key') return 'The key of a registered client is missing, unknown or revoked';
  return access === 'console' || access === 'super-admin' ? 'Not signed in' : undefined;
}

function forbiddenTo(access: Access | undefined): string {
  if (access === 'admin') return 'Only admins may do this';
  if (access === 'official') return 'Only officials and admins may do this';
  if (access === 'super-admin') return 'Only a super_admin may do this';
  if (access === 'api-client') return 'api_key is missing, unknown, revoked, or not for this jurisdiction';
  if (access === 'contributor') return 'Your account may only read';
  return 'Requests from this origin are not accepted';
}
