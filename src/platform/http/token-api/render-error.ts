import { assertUnreachable } from '../../../kernel/assert-unreachable';
import type { DomainError, ErrorKind, FieldProblem } from '../domain-error';
import type { ErrorCode } from './error-envelope.dto';

/** The code the token API gives each kind of failure (document 1, section 7). */
export function codeOf(kind: ErrorKind): ErrorCode {
  switch (kind) {
    case 'invalid':
    case 'unprocessable':
      return 'VALIDATION_ERROR';
    case 'unauthorized':
      return 'UNAUTHORIZED';
    case 'forbidden':
      return 'FORBIDDEN';
    case 'notFound':
      return 'NOT_FOUND';
    case 'conflict':
      return 'CONFLICT';
    case 'tooLarge':
      return 'PAYLOAD_TOO_LARGE';
    case 'limited':
      return 'RATE_LIMITED';
    case 'unavailable':
      return 'SERVICE_UNAVAILABLE';
    case 'internal':
      return 'INTERNAL_ERROR';
    default:
      return assertUnreachable(kind);
  }
}

export interface ErrorEnvelope {
  success: false;
  error: { code: ErrorCode; message: string; details?: readonly FieldProblem[] };
}

/** A failure as the token API's envelope. */
export function renderTokenError(error: DomainError): ErrorEnvelope {
  const details = error.details && error.details.length > 0 ? { details: error.details } : {};
  return { success: false, error: { code: codeOf(error.kind), message: error.message, ...details } };
}
