import type { DomainError } from '../../platform/http/domain-error';
import type { ErrorBody } from '../error-body';
import { statusOf } from '../error-status';
import { Open311ErrorDto } from './open311-error.dto';

/** Renders an error of GeoReport (docs/open311.md#errors): a list with an entry for each refused argument. */
export function renderOpen311Error(error: DomainError): Open311ErrorDto[] {
  const code = statusOf(error.kind);
  const problems = error.details?.map(({ field, message }) => `${field} ${message}`) ?? [];
  return (problems.length > 0 ? problems : [error.message]).map((description) => ({ code, description }));
}

export const OPEN311_ERRORS: ErrorBody = {
  errorType: Open311ErrorDto,
  listsErrors: true,
  renderError: renderOpen311Error,
};
