import {
  linkSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { OperatorError } from '../config/operator-error';

/** Another running process uses the folder. */
export class FolderInUse extends OperatorError {
  constructor(folder: string, holder?: Holder) {
    super(
      `The folder ${folder} is in use by ${nameOf(holder)}. Stop that process, or set DATA_DIR to another folder for this one.`,
    );
  }
}

function nameOf(holder: Holder | undefined): string {
  if (!holder) return 'another process';
  const isNear = holder.place === placeOfThisProcess();
  return `process ${holder.pid}${isNear ? '' : ` on ${holder.place.split(' ')[0]}`}`;
}

interface Holder {
  pid: number;
  /**
   * The start time of the process as the kernel gives it; distinguishes the holder from a later process with its pid.
   */
  startedAt: string;
  /** The machine or container in which the pid is valid. */
  place: string;
}

export interface FolderLockOptions {
  /** How often the holder updates its lock. */
  heartbeatMs?: number;
  /** How long a lock of another container or machine must be unchanged to count as abandoned. */
  silenceMs?: number;
  /** Called if another process took over the folder, which happens if this one was suspended for long. */
  onLost?: (error: Error) => void;
}

/**
 * Locks a folder for this process until it ends, and takes over the lock of a dead process. The lock is a hard link,
 * which only one of several processes can create. Whether its holder is alive is checked by its pid or, if it runs in
 * another container or on another machine, by its heartbeat. PostgreSQL's own lock is the second safeguard.
 * @returns a function that unlocks the folder
 * @throws FolderInUse if a running process holds it
 */
export async function lockFolder(folder: string, options: FolderLockOptions = {}): Promise<() => void> {
  const { heartbeatMs = 1000, silenceMs = 8000, onLost } = options;
  const lock = join(folder, 'service.lock');
  const mine = join(folder, `service.lock.${process.pid}.${Date.now().toString(36)}`);
  const holder: Holder = {
    pid: process.pid,
    startedAt: startOf(process.pid) ?? '',
    place: placeOfThisProcess(),
  };
  writeFileSync(mine, JSON.stringify(holder));
  try {
    for (let attempt = 0; attempt < 3; attempt++) {
      if (tryLink(mine, lock)) return keep(lock, holder, heartbeatMs, onLost);
      const current = readHolder(lock);
      if (current === 'unreadable') throw new FolderInUse(folder);
      if (current && (await isAlive(lock, current, silenceMs))) throw new FolderInUse(folder, current);
      removeStale(lock, mine, current);
    }
    throw new FolderInUse(folder);
  } finally {
    rmSync(mine, { force: true });
  }
}

function keep(lock: string, holder: Holder, heartbeatMs: number, onLost?: (error: Error) => void) {
  const heart = setInterval(() => {
    const current = readHolder(lock);
    if (current === 'unreadable') return;
    if (isSame(current, holder)) return touch(lock);
    clearInterval(heart);
    onLost?.(
      new OperatorError(`${lock} is no longer this process's own: another has taken the folder over.`),
    );
  }, heartbeatMs).unref();
  return () => {
    clearInterval(heart);
    if (isSame(readHolder(lock), holder)) rmSync(lock, { force: true });
  };
}

function touch(lock: string): void {
  const now = new Date();
  try {
    utimesSync(lock, now, now);
  } catch {
    // A temporary disk error; the next heartbeat tries again.
  }
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Renames the stale lock first: if another process has replaced it meanwhile, its new lock is put back. */
function removeStale(lock: string, mine: string, stale: Read): void {
  const aside = `${mine}.stale`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const moved = readHolder(aside);
  if (!isSame(moved, stale)) tryLink(aside, lock);
  rmSync(aside, { force: true });
}

/** Undefined if there is no lock; `unreadable` if it is incomplete. */
function readHolder(file: string): Holder | 'unreadable' | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : 'unreadable';
  }
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return undefined;
  }
}

type Read = ReturnType<typeof readHolder>;

function isSame(one: Read, other: Read): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

async function isAlive(lock: string, holder: Holder, silenceMs: number): Promise<boolean> {
  if (holder.place !== placeOfThisProcess()) return hasHeartbeat(lock, silenceMs);
  const startedAt = startOf(holder.pid);
  return startedAt !== undefined && startedAt === holder.startedAt;
}

/** Compares only for changes, as the clocks of two machines may differ. */
async function hasHeartbeat(lock: string, silenceMs: number): Promise<boolean> {
  const before = touchedAt(lock);
  for (let waited = 0; waited < silenceMs; waited += 100) {
    await delay(100);
    if (touchedAt(lock) !== before) return true;
  }
  return false;
}

function touchedAt(lock: string): number | undefined {
  return statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
}

/**
 * Identifies the container or machine. Two containers share neither pids nor, usually, a host name; if the kernel gives
 * no id, the host name is used.
 */
function placeOfThisProcess(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/**
 * The start time of a process, which distinguishes it from an earlier one with the same pid; undefined if there is
 * none.
 */
function startOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return '';
  }
}
