import { STATUS_CODES } from 'node:http';
import type { DomainError } from '../../platform/http/domain-error';
import type { ErrorBody } from '../error-body';
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

export const BARE_ERRORS: ErrorBody = { errorType: BareErrorDto, renderError: renderBareError };
