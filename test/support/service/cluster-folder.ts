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
import { clearLeftovers } from '../../../src/platform/embedded-postgres/postmaster';

const MEMORY = '/dev/shm';
/** The number of tmpfs in Linux. */
const TMPFS_MAGIC = 0x01021994;
/** A run of all specs needs a third of that. */
const ROOM_BYTES = 4 * 1024 ** 3;
const PREFIX = 'civic-test-';
/** The file with the id of the process that owns a folder. */
export const OWNER_FILE = 'run.pid';

/**
 * Creates the folder of a test run's cluster, in memory if there is space. Each spec file gets its own database, which
 * takes 30 ms to create there, and 250 to 600 ms on a disk.
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

/** Removes folders of killed runs and stops their servers, which would use memory until the machine restarts. */
async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(MEMORY).filter((each) => each.startsWith(PREFIX))) {
    const folder = join(MEMORY, name);
    if (!isLeftOver(folder)) continue;
    await clearLeftovers(join(folder, 'postgres'));
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether the run of a folder has ended. Folders of other users, and those without an id yet, are kept. */
export function isLeftOver(folder: string): boolean {
  try {
    process.kill(Number(readFileSync(join(folder, OWNER_FILE), 'utf8')), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
