import type { ErrorKind } from '../platform/http/domain-error';

const STATUS: Record<ErrorKind, number> = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  methodNotAllowed: 405,
  conflict: 409,
  tooLarge: 413,
  unsupportedMedia: 415,
  unprocessable: 422,
  limited: 429,
  internal: 500,
  unavailable: 503,
};

/** The HTTP status of each kind of failure. */
export function statusOf(kind: ErrorKind): number {
  return STATUS[kind];
}
