import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Ensures that there is a build: the documents and pages of the specs are read from it. A stale one is only reported,
 * as most specs run the sources, and a build takes half a minute.
 */
export function ensureBuilt(): void {
  execFileSync(process.execPath, [join(__dirname, '../../../.ci/build.mjs'), '--if-missing'], {
    stdio: 'inherit',
  });
}
