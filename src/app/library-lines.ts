import { format } from 'node:util';
import type { Logger } from '../platform/logging/logger';

/**
 * Logs what libraries and Node.js would print beside the log: calls of `console`, and warnings of the process. A line
 * of several becomes one.
 */
export function logLibraryLines(logger: Logger): void {
  const log = (text: string) => logger.warn({ text }, 'a library printed a line');
  const print = (...parts: unknown[]) => log(format(...parts));
  Object.assign(console, { debug: print, info: print, log: print, warn: print, error: print, trace: print });
  // Node.js prints warnings by a listener of its own.
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => log(`${name}: ${message}`));
}
