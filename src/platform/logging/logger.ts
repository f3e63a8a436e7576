import { Injectable, type LoggerService } from '@nestjs/common';
import pino from 'pino';
import { SonicBoom } from 'sonic-boom';

/** The service's one logger: a JSON line per event on standard output. */
export abstract class Logger {
  abstract debug(fields: object, message: string): void;
  abstract info(fields: object, message: string): void;
  abstract warn(fields: object, message: string): void;
  abstract error(fields: object, message: string): void;
  /**
   * Writes out what is still in memory, as far as that can be done in a moment; called before the process ends.
   * @returns false when a write still waits for its reader
   */
  abstract flush(): Promise<boolean>;
}

/** Lines are written in blocks of this size, or when the oldest has waited this long. */
const BLOCK_BYTES = 8192;
const FLUSH_INTERVAL_MS = 200;
/** What waits for a reader that does not come, or for room on the disk; lines beyond it are dropped. */
const MAX_BUFFERED_BYTES = 8 * 1024 * 1024;
const FLUSH_TIMEOUT_MS = 300;

/**
 * A logger that writes off the request path: a write for every line would cost as much as a small request. When its
 * lines cannot be written the service goes on without them.
 */
export function createLogger(level: string): Logger {
  // Not pino's own: that writes synchronously when the process exits, and tries for ever.
  const destination = new SonicBoom({
    fd: 1,
    sync: false,
    minLength: BLOCK_BYTES,
    maxLength: MAX_BUFFERED_BYTES,
  });
  // Tried again with the next block; there is nobody else to tell.
  destination.on('error', () => undefined);
  setInterval(() => destination.flush(), FLUSH_INTERVAL_MS).unref();
  const logger = pino({ level, timestamp: pino.stdTimeFunctions.isoTime, base: undefined }, destination);
  return {
    debug: logger.debug.bind(logger),
    info: logger.info.bind(logger),
    warn: logger.warn.bind(logger),
    error: logger.error.bind(logger),
    flush: () =>
      new Promise((done) => {
        setTimeout(() => done(false), FLUSH_TIMEOUT_MS);
        destination.flush(() => done(true));
      }),
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
