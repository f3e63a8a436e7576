import { Injectable } from '@nestjs/common';
import { OutageLog } from '../platform/database/outage-log';
import { sqlStateOf } from '../platform/database/sql-errors';
import { Logger } from '../platform/logging/logger';
import { Metrics } from '../platform/metrics/metrics';
import { LimitReached } from './limit-reached';
import { type DomainError, MethodNotAllowed } from '../platform/http/domain-error';
import { statusOf } from './error-status';
import type { ApiRequest, ApiResponse } from '../platform/http/request';
import { toDomainError } from '../platform/http/to-domain-error';

const RETRY_AFTER_S = '2';

/** Answers an error, and logs it if the service is at fault. */
@Injectable()
export class ErrorResponder {
  constructor(
    private readonly logger: Logger,
    private readonly metrics: Metrics,
    private readonly outage: OutageLog,
  ) {}

  /**
   * @param write writes the answer, whose status is already set; by default in the form of the API that the request
   * matched
   */
  respond(
    thrown: unknown,
    request: ApiRequest,
    response: ApiResponse,
    write: (error: DomainError) => void = (error) => writeInForm(error, request, response),
  ): void {
    const error = this.begin(thrown, request, response);
    if (error) write(error);
  }

  /** @returns the error; undefined if an answer has already begun, which is then cut off */
  private begin(thrown: unknown, request: ApiRequest, response: ApiResponse): DomainError | undefined {
    const error = toDomainError(thrown);
    this.log(error, thrown, request);
    if (response.headersSent) {
      response.destroy();
      return undefined;
    }
    if (error instanceof MethodNotAllowed) response.setHeader('Allow', error.methods.join(', '));
    if (error.kind === 'unavailable') response.setHeader('Retry-After', RETRY_AFTER_S);
    if (error instanceof LimitReached) response.setHeader('Retry-After', String(error.retryAfterS));
    response.status(statusOf(error.kind));
    return error;
  }

  private log(error: DomainError, thrown: unknown, request: ApiRequest): void {
    if (error.isFault || error.kind === 'unavailable')
      this.metrics.count('civic_failures_total', { kind: error.kind, cause: causeOf(error, thrown) });
    if (error.isFault) {
      this.logger.error({ requestId: request.id, err: thrown }, 'a request failed unexpectedly');
    } else if (error.kind === 'unavailable') {
      const cause = thrown instanceof Error ? thrown.message : String(thrown);
      // During an outage of the database there is already one log line; these add nothing to it.
      const level = this.outage.isOutageAndLogged(thrown) ? 'debug' : 'warn';
      this.logger[level]({ requestId: request.id, cause }, 'a request could not be served');
    }
  }
}

function writeInForm(
  error: DomainError,
  { path, matched: { errorForm } }: ApiRequest,
  response: ApiResponse,
): void {
  for (const [name, value] of Object.entries(errorForm.headersOf?.(error) ?? {}))
    response.setHeader(name, value);
  const body = errorForm.renderError(error);
  if (errorForm.write) errorForm.write(body, path, response);
  else response.json(body);
}

/** The cause as a metrics label: the database, by SQLSTATE or because it was unreachable, or something else. */
function causeOf(error: DomainError, thrown: unknown): string {
  const isDatabase = error.kind === 'unavailable' && error !== thrown;
  return sqlStateOf(thrown) ?? (isDatabase ? 'unreachable' : 'other');
}
