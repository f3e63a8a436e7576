import { execFile } from 'node:child_process';
import { join } from 'node:path';

const COMMANDS = join(__dirname, '../../dist/src/commands');

/** How a command ended, and what it wrote. */
export interface Ended {
  code: number;
  /** Standard output. */
  output: string;
  /** Standard error. */
  complaint: string;
}

/**
 * Runs a built command as an operator would, in a process of its own.
 * @param name of its file in `dist/src/commands`
 * @param settings its environment
 */
export function runBuiltCommand(
  name: string,
  settings: Record<string, string>,
  args: string[] = [],
): Promise<Ended> {
  return new Promise((done) => {
    const env = { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...settings };
    execFile(process.execPath, [join(COMMANDS, name), ...args], { env }, (error, output, complaint) =>
      done({ code: error ? Number(error.code) : 0, output, complaint }),
    );
  });
}
