import { setTimeout as delay } from 'node:timers/promises';
import { isatty } from 'node:tty';
import { Injectable, type LoggerService } from '@nestjs/common';
import pino from 'pino';
import { SonicBoom } from 'sonic-boom';
import { errorFields, stackFrames } from './error-fields';
import { type Paint, terminalLine } from './terminal-line';

/**
 * The service's logger: one line per event, as JSON in files and pipes, and readable on a terminal. An error is passed
 * in the field `err`, of which `errorFields` picks what is logged.
 */
export abstract class Logger {
  abstract debug(fields: object, message: string): void;
  abstract info(fields: object, message: string): void;
  abstract warn(fields: object, message: string): void;
  abstract error(fields: object, message: string): void;
  /**
   * Writes out buffered lines, as far as that is possible within a moment; called before the process ends.
   * @returns false if a write is still blocked by its reader
   */
  abstract flush(): Promise<boolean>;
}

/** Lines are written in blocks of this size, or when the oldest has waited this long. */
const BLOCK_BYTES = 8192;
const MAX_WAIT_MS = 200;
/** How much is buffered when the output is blocked or the disk is full; further lines are dropped. */
const MAX_WAITING_BYTES = 8 * 1024 * 1024;
/** With the time limit of the stop less than five seconds. */
const FLUSH_TIMEOUT_MS = 700;

/** Where the lines go. */
export interface LogOutput {
  /** A file descriptor. */
  fd: number;
  /** Whether the output is a terminal. */
  isTerminal: boolean;
}

const COLOURS: Record<string, number> = { error: 31, warn: 33, info: 32 };
const painted: Paint = (level, text) => `\x1b[${COLOURS[level] ?? 90}m${text}\x1b[0m`;
const unpainted: Paint = (_, text) => text;

/**
 * A logger that writes asynchronously: a write per line would cost as much as a small request. If lines cannot be
 * written, the service continues without them.
 * @param level the least severe level that is written
 */
export function createLogger(
  level: string,
  { fd, isTerminal }: LogOutput = { fd: 1, isTerminal: isatty(1) },
): Logger {
  // Not pino's own destination: it writes synchronously at exit and retries for ever.
  const destination = new SonicBoom({
    fd,
    sync: false,
    minLength: isTerminal ? 1 : BLOCK_BYTES,
    maxLength: MAX_WAITING_BYTES,
  });
  // The next block is tried again; there is nowhere else to report the error.
  destination.on('error', () => undefined);
  setInterval(() => destination.flush(), MAX_WAIT_MS).unref();
  const logger = pino(
    {
      level,
      timestamp: pino.stdTimeFunctions.isoTime,
      base: undefined,
      formatters: { level: (name) => ({ level: name }) },
      serializers: { err: errorFields },
    },
    isTerminal ? forTerminal(destination) : destination,
  );
  return {
    debug: logger.debug.bind(logger),
    info: logger.info.bind(logger),
    warn: logger.warn.bind(logger),
    error: logger.error.bind(logger),
    flush: () => Promise.race([emptied(destination).then(() => true), delay(FLUSH_TIMEOUT_MS, false)]),
  };
}

/**
 * Waits until every buffered line is written. One flush is not enough: it reports the end of a write that is under way,
 * with the lines logged since then still in the buffer.
 */
async function emptied(destination: SonicBoom): Promise<void> {
  let bytes = 0;
  const count = (written: number) => (bytes += written);
  const flushed = () => new Promise<void>((done) => destination.flush(() => done()));
  await flushed();
  destination.on('write', count);
  do {
    bytes = 0;
    await flushed();
  } while (bytes > 0);
  destination.off('write', count);
}

function forTerminal(destination: SonicBoom): pino.DestinationStream {
  const paint = process.stdout.isTTY && process.stdout.hasColors() ? painted : unpainted;
  return { write: (line) => void destination.write(terminalLine(line, paint)) };
}

const OF_STARTS: ReadonlySet<unknown> = new Set(['ExceptionHandler', 'NestApplication', 'TypeOrmModule']);

/** Passes the framework's messages to the service's logger, at level debug for those of a successful start. */
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
    const context = details.at(-1);
    const stack = details.length > 1 ? stackFrames(String(details[0])) : undefined;
    // An error that ends the start is also thrown to `main`, which logs it.
    const level = OF_STARTS.has(context) ? 'debug' : 'error';
    this.logger[level]({ context, stack }, String(message));
  }
}
