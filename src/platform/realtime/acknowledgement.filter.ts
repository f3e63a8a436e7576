import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { toDomainError } from '../http/to-domain-error';
import { codeOf } from '../http/error-codes';
import { Logger } from '../logging/logger';
import type { Acknowledgement } from './acknowledgement';
import { EventDropped } from './event-limit.guard';

/** The index of the client's acknowledgement among a handler's arguments: socket, payload, acknowledgement. */
const ACKNOWLEDGEMENT_INDEX = 2;

/**
 * Acknowledges a failed event with `{ ok: false, error }`, and logs unexpected errors. Every gateway needs it: global
 * filters do not apply to gateways, and Nest's own filter emits an event `exception` and acknowledges nothing.
 *
 * It never throws: Nest does not catch errors of a gateway's filter, so the process would end.
 */
@Catch()
export class AcknowledgementFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    if (thrown instanceof EventDropped) return;
    try {
      const error = toDomainError(thrown);
      acknowledge(host, { ok: false, error: { code: codeOf(error.kind), message: error.message } });
      if (error.kind === 'internal') this.logger.error({ err: thrown }, 'an event could not be handled');
    } catch {
      // Neither the client nor the log can be reached.
    }
  }
}

/** Does nothing for a client that asked for no acknowledgement. */
function acknowledge(host: ArgumentsHost, answer: Acknowledgement): void {
  const callback: unknown = host.getArgByIndex(ACKNOWLEDGEMENT_INDEX);
  if (typeof callback === 'function') (callback as (answer: Acknowledgement) => void)(answer);
}
