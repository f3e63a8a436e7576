import { OperatorError } from './config/operator-error';
import { errorFields } from './logging/error-fields';
import type { Logger } from './logging/logger';

/** A step of the shutdown; resolves to false if it was not finished in time. */
type Step = () => Promise<unknown>;

/** After this time the process exits even if steps are still running. */
const FORCED_END_MS = 4200;
/** Ctrl-C under `npm start` arrives twice: from the terminal, and forwarded by npm. */
const SAME_SIGNAL_MS = 500;

export interface ShutdownOptions {
  /** The exit code after a failure. */
  failureCode?: number;
  /** Reports the failure that ends the process, once; by default to the log. */
  report?: (error: unknown) => void;
  /** What is stopped, in log messages. */
  subject?: string;
}

/** Logs the failure that ends the process. */
function inLog(logger: Logger): (error: unknown) => void {
  return (error) => {
    if (error instanceof OperatorError) logger.error({}, error.message);
    else logger.error({ err: error }, 'the service ends because of a failure');
  };
}

/** Writes the failure that ends the process to standard error, in a few lines. */
export function writeToStandardError(error: unknown): void {
  const { type, message, stack } = errorFields(error);
  const text = error instanceof OperatorError ? message : [`${type}: ${message}`, stack].join('\n');
  process.stderr.write(`${text}\n`);
}

/**
 * Ends the process in order: the reverse order of the start. A second signal, or a stop that takes too long, ends it at
 * once.
 */
export class Shutdown {
  private readonly steps: Step[] = [];
  /** Whether the process is stopping. */
  isEnding = false;
  private signalledAt = 0;
  private readonly failureCode: number;
  private readonly report: (error: unknown) => void;
  private readonly subject: string;

  constructor(
    private readonly logger: Logger,
    { failureCode = 1, report = inLog(logger), subject = 'the service' }: ShutdownOptions = {},
  ) {
    this.failureCode = failureCode;
    this.report = report;
    this.subject = subject;
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
      process.on(signal, () => void this.onSignal(signal));
    // A closed pipe is no reason to end, and reporting it would fail the same way, again and again.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
    process.on('uncaughtException', (error) => void this.abort(error));
    process.on('unhandledRejection', (reason) => void this.abort(reason));
  }

  /** Adds a step; steps run in reverse order. One that a start adds while the process stops runs, too. */
  add(step: Step): void {
    this.steps.unshift(step);
  }

  /** Ends the process because of a failure, with a non-zero code. */
  async abort(error: unknown): Promise<void> {
    if (this.isEnding) return;
    this.report(error);
    await this.end(this.failureCode);
  }

  private async onSignal(signal: NodeJS.Signals): Promise<void> {
    if (this.isEnding) {
      if (performance.now() - this.signalledAt > SAME_SIGNAL_MS) await this.exit(1);
      return;
    }
    this.signalledAt = performance.now();
    this.logger.info({ signal }, 'stopping: requests under way are finished');
    await this.end(0);
  }

  /** Ends the process in order, with this exit code unless a step fails. */
  async end(code: number): Promise<void> {
    if (this.isEnding) return;
    this.isEnding = true;
    const forced = setTimeout(() => {
      this.logger.error({}, 'the stop took too long and was forced');
      void this.exit(1);
    }, FORCED_END_MS);
    for (let step = this.steps.shift(); step !== undefined; step = this.steps.shift()) {
      try {
        if ((await step()) === false) code = 1;
      } catch (error) {
        code = 1;
        this.logger.error({ err: error }, 'a step of the stop failed');
      }
    }
    clearTimeout(forced);
    await this.exit(code);
  }

  private async exit(code: number): Promise<void> {
    this.logger.info({ code }, `${this.subject} stopped`);
    if (!(await this.logger.flush())) {
      // A write that is blocked by its reader would prevent a normal exit for ever.
      process.emit('exit', code);
      process.kill(process.pid, 'SIGKILL');
    }
    process.exit(code);
  }
}
