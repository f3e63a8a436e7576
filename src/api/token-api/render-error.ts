import type { DomainError, FieldProblem } from '../../platform/http/domain-error';
import { codeOf, type ErrorCode } from '../../platform/http/error-codes';
import type { ErrorForm } from '../../platform/http/error-form';
import { ErrorEnvelopeDto } from './error-envelope.dto';

export interface ErrorEnvelope {
  success: false;
  error: { code: ErrorCode; message: string; details?: readonly FieldProblem[] };
}

/** A failure as the token API's envelope. */
export function renderTokenError(error: DomainError): ErrorEnvelope {
  const details = error.details && error.details.length > 0 ? { details: error.details } : {};
  return { success: false, error: { code: codeOf(error.kind), message: error.message, ...details } };
}

/** The challenge to send a bearer token. */
export const bearerChallenge = (error: DomainError): Readonly<Record<string, string>> =>
  error.kind === 'unauthorized' ? { 'WWW-Authenticate': 'Bearer' } : {};

export const ENVELOPE_ERRORS: ErrorForm = {
  errorType: ErrorEnvelopeDto,
  renderError: renderTokenError,
  headersOf: bearerChallenge,
};
