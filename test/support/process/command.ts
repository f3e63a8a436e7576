import { type ChildProcess, execFile, type ExecFileException } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { PERSONAL_DATA_KEY_FILE } from '../service/key-file';

const COMMANDS = join(__dirname, '../../../dist/src/commands');

/** The exit code of a command, and its output. One that a signal ended has the code that a shell says: 128 and more. */
export interface Ended {
  code: number;
  /** Standard output. */
  output: string;
  /** Standard error. */
  complaint: string;
}

/**
 * Runs a built command in a separate process, as an operator would.
 * @param name the name of its file in `dist/src/commands`
 * @param settings its environment
 */
export function runBuiltCommand(
  name: string,
  settings: Record<string, string>,
  args: string[] = [],
): Promise<Ended> {
  return startBuiltCommand(name, settings, args).ended;
}

/** Starts a built command as `runBuiltCommand` does, to observe and kill it. */
export function startBuiltCommand(
  name: string,
  settings: Record<string, string>,
  args: string[] = [],
): { process: ChildProcess; ended: Promise<Ended> } {
  const env = { PATH: process.env.PATH, LOG_LEVEL: 'silent', PERSONAL_DATA_KEY_FILE, ...settings };
  let child: ChildProcess | undefined;
  const ended = new Promise<Ended>((done) => {
    const end = (error: ExecFileException | null, output: string, complaint: string) =>
      done({ code: codeOf(error), output, complaint });
    child = execFile(process.execPath, [join(COMMANDS, name), ...args], { env }, end);
  });
  return { process: child as ChildProcess, ended };
}

function codeOf(error: ExecFileException | null): number {
  if (error === null) return 0;
  return error.signal ? 128 + constants.signals[error.signal] : Number(error.code);
}
