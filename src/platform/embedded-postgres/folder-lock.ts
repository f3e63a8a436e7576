import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A second process was started on a folder that a living one uses. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(
      `The folder ${folder} is in use by process ${pid}. Stop that process, or set DATA_DIR to another folder for this one.`,
    );
  }
}

interface Holder {
  pid: number;
  /** When the process started, in the kernel's own words; tells a reused pid from the real holder. */
  startedAt: string;
}

/**
 * Claims a folder for this process until it ends; what a killed process left behind is taken over.
 * The claim is a hard link, which one of several starters can make. PostgreSQL's own interlock stands behind it.
 * @returns a function that gives the folder back
 * @throws FolderInUse when a living process holds it
 */
export function lockFolder(folder: string): () => void {
  const lock = join(folder, 'service.lock');
  const mine = join(folder, `service.lock.${process.pid}`);
  const holder: Holder = { pid: process.pid, startedAt: startOf(process.pid) ?? '' };
  writeFileSync(mine, JSON.stringify(holder));
  try {
    for (let attempt = 0; attempt < 3; attempt++) {
      if (tryLink(mine, lock)) return () => rmSync(lock, { force: true });
      const current = readHolder(lock);
      if (current && isAlive(current)) throw new FolderInUse(folder, current.pid);
      removeStale(lock, mine);
    }
    throw new FolderInUse(folder, readHolder(lock)?.pid ?? 0);
  } finally {
    rmSync(mine, { force: true });
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
function removeStale(lock: string, mine: string): void {
  const aside = `${mine}.stale`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const moved = readHolder(aside);
  if (moved && isAlive(moved)) tryLink(aside, lock);
  rmSync(aside, { force: true });
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

function isAlive(holder: Holder): boolean {
  const startedAt = startOf(holder.pid);
  return startedAt !== undefined && startedAt === holder.startedAt;
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
