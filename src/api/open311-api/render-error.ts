import type { Response } from 'express';
import type { DomainError } from '../../platform/http/domain-error';
import type { ErrorForm } from '../../platform/http/error-form';
import { xmlText } from '../../platform/http/xml';
import { statusOf } from '../error-status';
import { elementOf, errorFormatOf, XML_TYPE } from './format';
import { Open311ErrorDto } from './open311-error.dto';

/** When to retry a request while another one with the same key is running. */
const RETRY_AFTER_S = '1';

/** Renders an error of GeoReport (docs/open311.md#errors): a list with an entry for each refused argument. */
export function renderOpen311Error(error: DomainError): Open311ErrorDto[] {
  const code = statusOf(error.kind);
  const problems = error.details?.map(({ field, message }) => `${field} ${message}`) ?? [];
  return (problems.length > 0 ? problems : [error.message]).map((description) => ({ code, description }));
}

const headersOf = ({ kind }: DomainError): Readonly<Record<string, string>> =>
  kind === 'conflict' ? { 'Retry-After': RETRY_AFTER_S } : {};

/** In the format of the path. */
function write(body: object, path: string, response: Response): void {
  if (errorFormatOf(path) === 'json') return void response.json(body);
  const text = `<?xml version="1.0" encoding="utf-8"?>\n${xmlText(elementOf('errors', body))}\n`;
  response.setHeader('Content-Type', XML_TYPE);
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
}

/** The errors of GeoReport, feeds and data sets. */
export const OPEN311_ERRORS: ErrorForm = {
  errorType: Open311ErrorDto,
  listsErrors: true,
  renderError: renderOpen311Error,
  headersOf,
  write,
};
