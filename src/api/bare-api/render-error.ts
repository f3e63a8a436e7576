import { STATUS_CODES } from 'node:http';
import type { DomainError } from '../../platform/http/domain-error';
import type { ErrorForm } from '../../platform/http/error-form';
import { statusOf } from '../error-status';
import { BareErrorDto } from './bare-error.dto';

/**
 * A failure as the framework's default body, which the public and the console API answer
 * (docs/api/conventions.md#errors).
 */
export function renderBareError(error: DomainError): object {
  const statusCode = statusOf(error.kind);
  const message = error.details?.length
    ? error.details.map((problem) => `${problem.field} ${problem.message}`)
    : error.message;
  return { statusCode, message, error: STATUS_CODES[statusCode] };
}

/** Without a challenge: there is no scheme of WWW-Authenticate for the console's sessions, which are cookies. */
export const BARE_ERRORS: ErrorForm = { errorType: BareErrorDto, renderError: renderBareError };
