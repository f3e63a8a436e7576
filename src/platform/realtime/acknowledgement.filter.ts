import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { toDomainError } from '../http/to-domain-error';
import { codeOf } from '../http/error-codes';
import { Logger } from '../logging/logger';
import type { Acknowledgement } from './acknowledgement';
import { EventDropped } from './event-limit.guard';

/** Where Nest keeps a client's acknowledgement among the arguments of a handler: socket, payload, acknowledgement. */
const ACKNOWLEDGEMENT_INDEX = 2;

/**
 * Acknowledges an event that failed with `{ ok: false, error }`, and logs what nobody expected. Every gateway carries
 * it: global filters do not hold for gateways, and Nest's own emits an event `exception` and acknowledges nothing.
 *
 * It never throws: Nest catches nothing a gateway's filter throws, and the process would end.
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
      // Neither the client nor the log can be reached: there is nobody left to report to.
    }
  }
}

/** A client that asked for no acknowledgement gets none. */
function acknowledge(host: ArgumentsHost, answer: Acknowledgement): void {
  const callback: unknown = host.getArgByIndex(ACKNOWLEDGEMENT_INDEX);
  if (typeof callback === 'function') (callback as (answer: Acknowledgement) => void)(answer);
}
