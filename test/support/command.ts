import { type ChildProcess, execFile, type ExecFileException } from 'node:child_process';
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
  return startBuiltCommand(name, settings, args).ended;
}

/** Starts a built command as `runBuiltCommand` does, to be watched and killed. */
export function startBuiltCommand(
  name: string,
  settings: Record<string, string>,
  args: string[] = [],
): { process: ChildProcess; ended: Promise<Ended> } {
  const env = { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...settings };
  let child: ChildProcess | undefined;
  const ended = new Promise<Ended>((done) => {
    const end = (error: ExecFileException | null, output: string, complaint: string) =>
      done({ code: error ? Number(error.code) : 0, output, complaint });
    child = execFile(process.execPath, [join(COMMANDS, name), ...args], { env }, end);
  });
  return { process: child as ChildProcess, ended };
}
