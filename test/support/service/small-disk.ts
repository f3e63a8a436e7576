import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdtempSync,
  openSync,
  closeSync,
  rmSync,
  statfsSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system in memory with a fixed size, which can be filled. */
export interface SmallDisk {
  folder: string;
  /** Writes until it is full, or until so many bytes are left. */
  fill(leftBytes?: number): void;
  /** Frees what `fill` has written. */
  free(): void;
  remove(): void;
}

/** Whether this process may mount file systems; tests that need one are skipped otherwise. */
export const canMount = (() => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const folder = mkdtempSync(join(tmpdir(), 'civic-mount-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', folder]).status === 0;
  if (mounted) execFileSync('umount', [folder]);
  rmSync(folder, { recursive: true });
  return mounted;
})();

/** @param megabytes its size */
export function smallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'civic-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  chmodSync(folder, 0o755);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: (leftBytes = 0) => fillUp(folder, ballast, leftBytes),
    free: () => unlinkSync(ballast),
    remove: () => {
      execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function fillUp(folder: string, file: string, leftBytes: number): void {
  const descriptor = openSync(file, 'a');
  try {
    for (;;) {
      const { bavail, bsize } = statfsSync(folder);
      const room = bavail * bsize - leftBytes;
      if (leftBytes > 0 && room <= 0) return;
      writeSync(descriptor, Buffer.alloc(Math.min(1 << 20, Math.max(room, bsize))));
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(descriptor);
  }
}
