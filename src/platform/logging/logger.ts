import { Injectable, type LoggerService } from '@nestjs/common';
import pino from 'pino';

/** The service's one logger: a JSON line per event on standard output. */
export abstract class Logger {
  abstract debug(fields: object, message: string): void;
  abstract info(fields: object, message: string): void;
  abstract warn(fields: object, message: string): void;
  abstract error(fields: object, message: string): void;
  /** Writes out what is still in memory; called before the process ends. */
  abstract flush(): void;
}

/** Lines are written in blocks of this size, or when the oldest has waited this long. */
const BLOCK_BYTES = 8192;
const LONGEST_WAIT_MS = 200;

/** A logger that writes off the request path: a write for every line would cost as much as a small request. */
export function createLogger(level: string): Logger {
  const destination = pino.destination({ dest: 1, sync: false, minLength: BLOCK_BYTES });
  setInterval(() => destination.flush(), LONGEST_WAIT_MS).unref();
  const logger = pino({ level, timestamp: pino.stdTimeFunctions.isoTime, base: undefined }, destination);
  return {
    debug: logger.debug.bind(logger),
    info: logger.info.bind(logger),
    warn: logger.warn.bind(logger),
    error: logger.error.bind(logger),
    flush: () => {
      try {
        destination.flushSync();
      } catch {
        // Not yet open, or standard output is gone: nothing to write to.
      }
    },
  };
}

/** Lets the framework speak through the service's logger; what it says of a healthy start is detail. */
@Injectable()
export class FrameworkLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }

  warn(message: unknown, context?: string): void {
    this.logger.warn({ context }, String(message));
  }

  error(message: unknown, ...details: unknown[]): void {
    this.logger.error(
      { context: details.at(-1), stack: details.length > 1 ? details[0] : undefined },
      String(message),
    );
  }
}
