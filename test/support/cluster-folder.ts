import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clearLeftovers } from '../../src/embedded-postgres/postmaster';

const MEMORY = '/dev/shm';
/** What Linux calls a file system in memory. */
const TMPFS_MAGIC = 0x01021994;
/** A run of all specs takes a third of that. */
const ROOM_BYTES = 4 * 1024 ** 3;
const PREFIX = 'civic-test-';
/** Holds the id of the process whose run a folder is of. */
const OWNER_FILE = 'run.pid';

/**
 * Makes the folder of the cluster of a test run: in memory where there is room for it. Each spec file has a database of
 * its own made, which took 30 ms there and 250 to 600 on a disk.
 */
export async function makeClusterFolder(): Promise<string> {
  if (existsSync(MEMORY)) await removeLeftovers();
  const folder = mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), PREFIX));
  writeFileSync(join(folder, OWNER_FILE), String(process.pid));
  return folder;
}

function hasRoom(): boolean {
  try {
    const { type, bavail, bsize } = statfsSync(MEMORY);
    return type === TMPFS_MAGIC && bavail * bsize >= ROOM_BYTES;
  } catch {
    return false;
  }
}

/** What a run left that was killed, its server among it, would take memory until the machine starts again. */
async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(MEMORY).filter((each) => each.startsWith(PREFIX))) {
    const folder = join(MEMORY, name);
    if (!isLeftOver(folder)) continue;
    await clearLeftovers(join(folder, 'postgres'));
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether the run of a folder has ended. Another user's is theirs, and one without an id is just being made. */
function isLeftOver(folder: string): boolean {
  try {
    process.kill(Number(readFileSync(join(folder, OWNER_FILE), 'utf8')), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
