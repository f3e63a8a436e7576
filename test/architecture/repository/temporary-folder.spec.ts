import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { removeTemporaryFolder, reserveTemporaryFolder } from '../../support/service/temporary-folder';

describe('the temporary files of a run', () => {
  it('are in one folder, also those of programs that specs start', () => {
    const folder = process.env.TEST_TEMPORARY_FOLDER!;
    expect(basename(folder)).toMatch(/^civic-tests-/);
    expect(tmpdir()).toBe(folder);
    const { stdout } = spawnSync('mktemp', ['-d'], { encoding: 'utf8' });
    expect(dirname(stdout.trim())).toBe(folder);
  });

  it('are removed by the next run if theirs was killed, and those of a running one are not', () => {
    const { TMPDIR, TEST_TEMPORARY_FOLDER } = process.env;
    const parent = mkdtempSync(join(tmpdir(), 'runs-'));
    try {
      const [killed, running] = ['civic-tests-killed', 'civic-tests-running'];
      for (const [name, pid] of [
        [killed, spawnSync('true').pid],
        [running, process.pid],
      ] as const) {
        mkdirSync(join(parent, name));
        writeFileSync(join(parent, name, 'run.pid'), String(pid));
      }
      reserveTemporaryFolder(parent);
      const own = basename(process.env.TMPDIR!);
      expect(readdirSync(parent).sort()).toEqual([running, own].sort());
      removeTemporaryFolder();
      expect(readdirSync(parent)).toEqual([running]);
    } finally {
      Object.assign(process.env, { TMPDIR, TEST_TEMPORARY_FOLDER });
    }
  });
});
