import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLeftOver, OWNER_FILE } from './cluster-folder';

const PREFIX = 'civic-tests-';

/**
 * Creates the folder in which a run, with all its specs and the programs they start, has its temporary files, and makes
 * it the temporary folder of this process and its children. The folders of killed runs are removed. Called once, by the
 * global set-up.
 */
export function reserveTemporaryFolder(parent = tmpdir()): void {
  for (const name of readdirSync(parent).filter((each) => each.startsWith(PREFIX)))
    if (isLeftOver(join(parent, name))) rmSync(join(parent, name), { recursive: true, force: true });
  const folder = mkdtempSync(join(parent, PREFIX));
  // Without its owner's rights, as database servers run as other users.
  chmodSync(folder, 0o711);
  writeFileSync(join(folder, OWNER_FILE), String(process.pid));
  process.env.TEST_TEMPORARY_FOLDER = process.env.TMPDIR = folder;
}

/** Removes the folder with everything in it. Called once, by the global teardown. */
export function removeTemporaryFolder(): void {
  const folder = process.env.TEST_TEMPORARY_FOLDER;
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}
