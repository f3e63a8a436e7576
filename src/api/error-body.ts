import type { Type } from '@nestjs/common';
import type { DomainError } from '../platform/http/domain-error';

/** The form of the errors of an API: the class of their body, and the function that renders it. */
export interface ErrorBody {
  errorType: Type;
  /** The class of a 422, if it differs. */
  refusalType?: Type;
  /** Whether errors are answered as a list. */
  listsErrors?: boolean;
  renderError: (error: DomainError) => object;
}
