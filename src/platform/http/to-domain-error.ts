import { isNativeError } from 'node:util/types';
import { HttpException } from '@nestjs/common';
import { fromDatabaseError } from '../database/sql-errors';
import { Busy, DomainError, type ErrorKind } from './domain-error';

const KIND_OF_STATUS: Record<number, ErrorKind> = {
  400: 'invalid',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  405: 'methodNotAllowed',
  409: 'conflict',
  413: 'tooLarge',
  415: 'invalid',
  422: 'unprocessable',
  429: 'limited',
  503: 'unavailable',
};

/** The body-parser failures by type. Its own messages quote the client's bytes or its internals. */
const BODY_FAILURES: Record<string, [ErrorKind, string]> = {
  'entity.parse.failed': ['invalid', 'The body is not a valid JSON object'],
  'entity.too.large': ['tooLarge', 'The body is too large once it is unpacked'],
  'parameters.too.many': ['invalid', 'The form has too many fields'],
  'encoding.unsupported': ['invalid', 'The Content-Encoding of the body is not supported'],
  'charset.unsupported': ['invalid', 'The body must be encoded in UTF-8'],
  'request.aborted': ['invalid', 'The request ended before its body did'],
  'request.size.invalid': ['invalid', 'The body has another length than Content-Length says'],
};

/** Converts anything thrown to a domain error; an unexpected one becomes `internal`. */
export function toDomainError(thrown: unknown): DomainError {
  if (thrown instanceof DomainError) return thrown;
  if (thrown instanceof HttpException) return fromHttpException(thrown);
  return (
    fromBodyParser(thrown) ??
    fromDatabaseError(thrown) ??
    new DomainError('internal', 'The service failed unexpectedly')
  );
}

/** Whether the failure would also affect the next attempt: the database is unreachable. A held lock is no outage. */
export function isOutage(thrown: unknown): boolean {
  const error = toDomainError(thrown);
  return error.kind === 'unavailable' && !(error instanceof Busy);
}

function fromHttpException(exception: HttpException): DomainError {
  const kind = KIND_OF_STATUS[exception.getStatus()] ?? 'internal';
  if (kind === 'notFound') return new DomainError(kind, 'There is nothing at this path');
  return new DomainError(kind, kind === 'internal' ? 'The service failed unexpectedly' : exception.message);
}

function fromBodyParser(thrown: unknown): DomainError | undefined {
  if (!isNativeError(thrown)) return undefined;
  const { type, status } = thrown as { type?: unknown; status?: unknown };
  const failure = typeof type === 'string' ? BODY_FAILURES[type] : undefined;
  if (failure) return new DomainError(...failure);
  // A path parameter that cannot be decoded matches nothing that exists.
  if (thrown.name === 'URIError') return new DomainError('notFound', 'There is nothing at this path');
  if (typeof status === 'number' && status < 500) {
    return new DomainError(KIND_OF_STATUS[status] ?? 'invalid', 'The request could not be read');
  }
  return undefined;
}
