import type { Type } from '@nestjs/common';
import type { Response } from 'express';
import type { DomainError } from './domain-error';

/** The form of the errors of an API. */
export interface ErrorForm {
  /** The class of the body. */
  errorType: Type;
  /** The class of a 422, if it differs. */
  refusalType?: Type;
  /** Whether errors are answered as a list. */
  listsErrors?: boolean;
  /** Renders the body. */
  renderError: (error: DomainError) => object;
  /** The headers beside those of the errors of every API. */
  headersOf?: (error: DomainError) => Readonly<Record<string, string>>;
  /** Writes the body, if it is not always JSON. @param path the path of the request */
  write?: (body: object, path: string, response: Response) => void;
}
