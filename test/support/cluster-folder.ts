import { mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** What Linux calls a file system in memory. */
const TMPFS_MAGIC = 0x01021994;
/** A run of all specs takes a third of that. */
const ROOM_BYTES = 4 * 1024 ** 3;
const PREFIX = 'civic-test-';
const HOUR_MS = 3_600_000;

/**
 * Makes the folder of the cluster of a test run: in memory where there is room for it. Each spec file has a database of
 * its own made, which took 30 ms there and 250 to 600 on a disk.
 */
export function makeClusterFolder(): string {
  const parent = hasRoom() ? MEMORY : tmpdir();
  if (parent === MEMORY) removeLeftovers();
  return mkdtempSync(join(parent, PREFIX));
}

function hasRoom(): boolean {
  try {
    const { type, bavail, bsize } = statfsSync(MEMORY);
    return type === TMPFS_MAGIC && bavail * bsize >= ROOM_BYTES;
  } catch {
    return false;
  }
}

/** What a run left that was killed would take memory until the machine starts again. */
function removeLeftovers(): void {
  for (const name of readdirSync(MEMORY).filter((each) => each.startsWith(PREFIX))) {
    const folder = join(MEMORY, name);
    if (!isInUse(folder)) rmSync(folder, { recursive: true, force: true });
  }
}

function isInUse(folder: string): boolean {
  try {
    const [pid = ''] = readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Another user's is theirs; one that is just made has not started yet.
    return code === 'EPERM' || code === 'EACCES' || (code === 'ENOENT' && isNew(folder));
  }
}

function isNew(folder: string): boolean {
  const made = statSync(folder, { throwIfNoEntry: false })?.mtimeMs;
  return made !== undefined && Date.now() - made < HOUR_MS;
}
