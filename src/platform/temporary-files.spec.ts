import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { removeAbandonedFiles, temporaryPrefix } from './temporary-files';

describe('temporary files', () => {
  const beginning = (pid: number) =>
    join(tmpdir(), basename(temporaryPrefix('export')).replace(String(process.pid), String(pid)));
  /** A folder with a file, as a process with this id makes it. */
  const left = (pid: number): string => {
    const folder = mkdtempSync(beginning(pid));
    writeFileSync(join(folder, 'profile.ndjson'), '{}');
    return folder;
  };

  it('are in the temporary folder of the system', () => {
    expect(dirname(temporaryPrefix('media'))).toBe(tmpdir());
  });

  it('of processes that ended are removed, also of one that had the same id, and no others', () => {
    const [ended, own, running] = [left(spawnSync('true').pid), left(process.pid), left(process.ppid)];
    const other = mkdtempSync(join(tmpdir(), 'civic-other-'));
    removeAbandonedFiles();
    expect([ended, own, running, other].map((folder) => existsSync(folder))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    for (const folder of [running, other]) rmSync(folder, { recursive: true });
  });
});
