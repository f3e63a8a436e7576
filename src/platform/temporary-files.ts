import { readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a temporary file or folder is for. */
type Kind = 'export' | 'form' | 'media';

const NAME = /^civic-(\d+)-(?:export|form|media)-/;

/**
 * The beginning of the path of a temporary file or folder of this process, which says whose it is: these have personal
 * data, and a process that is killed leaves them.
 */
export function temporaryPrefix(kind: Kind): string {
  return join(tmpdir(), `civic-${process.pid}-${kind}-`);
}

/** Removes what processes left that were killed. Call it before this process writes any: it may have the id of one. */
export function removeAbandonedFiles(): void {
  for (const name of namesIn(tmpdir())) {
    const pid = Number(NAME.exec(name)?.[1]);
    if (Number.isNaN(pid) || (pid !== process.pid && isRunning(pid))) continue;
    try {
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
    } catch {
      // Those of another user stay.
    }
  }
}

/** A folder that cannot be read is no reason not to start. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
