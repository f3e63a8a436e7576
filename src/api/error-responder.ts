import { Injectable } from '@nestjs/common';
import { OutageLog } from '../platform/database/outage-log';
import { sqlStateOf } from '../platform/database/sql-errors';
import { Logger } from '../platform/logging/logger';
import { Metrics } from '../platform/metrics/metrics';
import { renderBareError } from './bare-api/render-error';
import { renderChannelError, renderWebhookError } from './channel-api/render-error';
import { LimitReached } from './limit-reached';
import { type DomainError, MethodNotAllowed } from '../platform/http/domain-error';
import { statusOf } from './error-status';
import type { ApiRequest, ApiResponse } from '../platform/http/request';
import { toDomainError } from '../platform/http/to-domain-error';
import { renderTokenError } from './token-api/render-error';

const RETRY_AFTER_S = '2';

/** Writes an error in the form of an API, and logs it if the service is at fault. */
@Injectable()
export class ErrorResponder {
  constructor(
    private readonly logger: Logger,
    private readonly metrics: Metrics,
    private readonly outage: OutageLog,
  ) {}

  asEnvelope(thrown: unknown, request: ApiRequest, response: ApiResponse): void {
    this.respond(thrown, request, response, renderTokenError);
  }

  asBareBody(thrown: unknown, request: ApiRequest, response: ApiResponse): void {
    this.respond(thrown, request, response, renderBareError);
  }

  asChannelError(thrown: unknown, request: ApiRequest, response: ApiResponse): void {
    this.respond(thrown, request, response, renderChannelError);
  }

  asWebhookError(thrown: unknown, request: ApiRequest, response: ApiResponse): void {
    this.respond(thrown, request, response, renderWebhookError);
  }

  /**
   * Writes an error that is not answered as JSON.
   * @param write writes the answer; its status, and Retry-After if needed, are already set
   */
  asWritten(
    thrown: unknown,
    request: ApiRequest,
    response: ApiResponse,
    write: (error: DomainError) => void,
  ): void {
    const error = this.begin(thrown, request, response);
    if (error) write(error);
  }

  private respond(
    thrown: unknown,
    request: ApiRequest,
    response: ApiResponse,
    render: (error: DomainError) => object,
  ): void {
    const error = this.begin(thrown, request, response);
    if (!error) return;
    // The console's sessions are cookies, for which there is no WWW-Authenticate scheme.
    if (error.kind === 'unauthorized' && render !== renderBareError)
      response.setHeader('WWW-Authenticate', 'Bearer');
    response.json(render(error));
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

/** The cause as a metrics label: the database, by SQLSTATE or because it was unreachable, or something else. */
function causeOf(error: DomainError, thrown: unknown): string {
  const isDatabase = error.kind === 'unavailable' && error !== thrown;
  return sqlStateOf(thrown) ?? (isDatabase ? 'unreachable' : 'other');
}
