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

/** A second process was started on a folder that a living one uses. */
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
  /** When the process started, in the kernel's own words; tells a reused pid from the real holder. */
  startedAt: string;
  /** The machine and container in which the pid means something. */
  place: string;
}

export interface FolderLockOptions {
  /** How often the holder touches its lock. */
  heartbeatMs?: number;
  /** How long a lock from another container or machine must stay untouched to count as left behind. */
  silenceMs?: number;
  /** Called when another process has taken the folder over, which it does when this one was frozen for long. */
  onLost?: (error: Error) => void;
}

/**
 * Claims a folder for this process until it ends; what a killed process left behind is taken over. The claim is a
 * hard link, which one of several starters can make. Whether its holder lives is asked of the kernel, or, when it
 * runs in another container or on another machine, seen by its heartbeat. PostgreSQL's own interlock stands behind it.
 * @returns a function that gives the folder back
 * @throws FolderInUse when a living process holds it
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
    // A disk that fails for a moment; the next beat tries again.
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

/** Moves the stale lock aside first: had another starter replaced it meanwhile, its fresh claim is put back. */
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

/** Undefined when there is no lock, or half of one. */
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

/** Looks for a change alone: two machines' clocks need not agree. */
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
 * Two containers share neither pids nor, as a rule, a host name; where the kernel gives no id, the host name is
 * compared.
 */
function placeOfThisProcess(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/** What tells this process from an earlier one of the same number; undefined when no such process lives. */
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
