import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { MIGRATIONS } from '../../../src/app/migrations';
import { startEmbeddedPostgres } from '../../../src/platform/embedded-postgres/embedded-postgres';
import { migrate } from '../../../src/platform/database/migrate';

export const DATABASE = 'civic';
/** Nothing must be flushed to disk during the preparation. */
const FAST = ['fsync=off', 'full_page_writes=off'];

/** Reserves a path for the folder that all specs of a run copy. Called once, by the global set-up. */
export function reservePreparedFolder(): void {
  process.env.TEST_PREPARED_FOLDER = mkdtempSync(join(tmpdir(), 'civic-prepared-'));
}

/** Removes the folder. Called once, by the global teardown. */
export function removePreparedFolder(): void {
  rmSync(process.env.TEST_PREPARED_FOLDER!, { recursive: true, force: true });
}

/**
 * Creates an embedded database of the newest schema in a folder, as the first start of a service does. It is created
 * once per run, which takes several seconds, and then copied.
 * @param folder does not exist, or is empty
 */
export async function prepareFolder(folder: string): Promise<void> {
  const place = process.env.TEST_PREPARED_FOLDER;
  if (!place) throw new Error('the global set-up did not run');
  const [made, making] = [join(place, 'made'), join(place, 'making')];
  while (!existsSync(made)) {
    if (claimed(making)) await make(making, made);
    else await delay(50);
  }
  mkdirSync(folder, { recursive: true });
  // With its owner, as which the server runs.
  execFileSync('cp', ['-a', `${made}/.`, folder]);
}

/** Whether this process creates it: another worker may need it at the same time. */
function claimed(making: string): boolean {
  try {
    mkdirSync(making);
    return true;
  } catch {
    return false;
  }
}

async function make(making: string, made: string): Promise<void> {
  try {
    const server = await startEmbeddedPostgres({ folder: making, parameters: FAST });
    try {
      await server.ensureDatabase(DATABASE);
      await migrate(server.url(DATABASE), MIGRATIONS);
    } finally {
      await server.stop();
    }
    renameSync(making, made);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    throw error;
  }
}
