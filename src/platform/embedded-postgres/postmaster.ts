import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { OperatorError } from '../config/operator-error';
import { program } from './binaries';
import { type Cluster, dataArgument, adviceFor } from './cluster';

/** It listens on loopback only, and requires its password. */
const ALWAYS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC'];
const PID_FILE = 'postmaster.pid';
const START_TIMEOUT_MS = 30_000;
/** A checkpoint takes time; a server that takes longer is hung, and its committed data is in its log. */
const STOP_TIMEOUT_MS = 3_000;
const ORPHAN_STOP_TIMEOUT_MS = 10_000;

/**
 * Removes the remains of an earlier run. A killed service leaves its server running, which is stopped, as this process
 * now holds the folder. After a crash of the machine the pid file may name another process, and the server would refuse
 * to start.
 */
export async function clearLeftovers(data: string): Promise<void> {
  const pid = postmasterPid(data);
  // If the owner of the process is unknown, it is not touched; PostgreSQL's own lock then refuses the start.
  if (pid === undefined || process.platform !== 'linux' || !existsSync(`/proc/${pid}`)) return;
  if (worksIn(data, pid)) await endOrphan(pid, data);
  else rmSync(join(data, PID_FILE), { force: true });
}

async function endOrphan(pid: number, data: string): Promise<void> {
  for (const [target, signal] of [
    [pid, 'SIGINT'],
    // The process group, as child processes would stay and wait for their parent.
    [-pid, 'SIGKILL'],
  ] as const) {
    process.kill(target, signal);
    const deadline = Date.now() + ORPHAN_STOP_TIMEOUT_MS;
    while (worksIn(data, pid) && Date.now() < deadline) await delay(50);
    if (!worksIn(data, pid)) return;
  }
  throw new OperatorError(`The database server left behind as process ${pid} does not end.`);
}

/** The port of the server that runs in a folder; undefined if none does, as far as this process can tell. */
export function runningPort(data: string): number | undefined {
  const pid = postmasterPid(data);
  if (pid === undefined || (process.platform === 'linux' && !worksIn(data, pid))) return undefined;
  return pidFileNumber(data, 3);
}

function postmasterPid(data: string): number | undefined {
  return pidFileNumber(data, 0);
}

function pidFileNumber(data: string, line: number): number | undefined {
  try {
    const number = Number(readFileSync(join(data, PID_FILE), 'utf8').split('\n')[line]);
    return Number.isInteger(number) && number > 0 ? number : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a process is the server of this folder: the pid may belong to another process now. */
function worksIn(data: string, pid: number): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
  } catch {
    return false;
  }
}

/**
 * Starts the server of a cluster and waits until it accepts connections.
 * @throws Error with its output if it does not within 30 s
 */
export function launch(cluster: Cluster, port: number, parameters: readonly string[]): Promise<ChildProcess> {
  // Detached: Ctrl-C reaches the whole foreground process group, and the server must outlast the running requests.
  const server = spawn(
    program(cluster.bin, 'postgres'),
    [
      '-D',
      dataArgument(cluster),
      '-p',
      String(port),
      ...[...ALWAYS, ...parameters].flatMap((setting) => ['-c', setting]),
    ],
    { ...cluster.identity, cwd: cluster.data, detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  endTogether(server);
  return new Promise((done, fail) => {
    let said = '';
    const give = (reason: string) =>
      fail(new OperatorError(`The embedded database did not start: ${reason}\n${said}${adviceFor(said)}`));
    const timer = setTimeout(() => {
      server.kill('SIGQUIT');
      give(`no answer within ${START_TIMEOUT_MS / 1000} s`);
    }, START_TIMEOUT_MS);
    server.once('error', (error) => give(error.message));
    server.once('exit', (code) => {
      clearTimeout(timer);
      give(`it ended with code ${code}`);
    });
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4000);
      if (!said.includes('ready to accept connections')) return;
      clearTimeout(timer);
      done(server);
    });
  });
}

/** Stops the server when this process ends, even if it ends before the server is ready. */
function endTogether(server: ChildProcess): void {
  const end = () => server.kill('SIGINT');
  process.once('exit', end);
  server.once('exit', () => process.off('exit', end));
}

/** Stops the server and closes its connections; one that does not answer is killed. */
export async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise<true>((done) => server.once('exit', () => done(true)));
  server.kill('SIGINT');
  if (await Promise.race([ended, delay(STOP_TIMEOUT_MS, false, { ref: false })])) return;
  if (server.pid !== undefined) process.kill(-server.pid, 'SIGKILL');
  await ended;
}
