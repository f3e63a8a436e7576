import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../../support/source/deployment';
import { specFiles } from '../../suites/specs-in';

const FOLDER = join(ROOT, 'test/suites');
/** Specs that `npm run test:faults` runs. */
const ELSEWHERE = ['test/resilience/', 'test/suites/'];

/** The spec files that a suite imports. */
function declaredIn(suite: string): string[] {
  const calls = readFileSync(join(FOLDER, suite), 'utf8').matchAll(
    /specsIn\('([^']+)'(?:, \{ part: (\d+), of: (\d+) \})?\)/g,
  );
  return [...calls].flatMap(([, folder, part, of]) =>
    specFiles(folder!, part === undefined ? undefined : { part: Number(part), of: Number(of) }),
  );
}

describe('npm test', () => {
  /** The files that it would run, from the root. */
  function filesOf(...words: string[]): string[] {
    const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
    const options = ['--listTests', ...words];
    // Without the environment of the run that this spec is part of.
    const env = { PATH: process.env.PATH, HOME: process.env.HOME };
    const { stdout, stderr } = spawnSync(process.execPath, [jest, ...options], {
      cwd: ROOT,
      env,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    return stdout
      .trim()
      .split('\n')
      .map((file) => relative(ROOT, file))
      .sort();
  }

  it('runs a file that is named, with a name of a test or without', () => {
    const file = 'test/token-api/issues/issue-edit.spec.ts';
    expect(filesOf(file)).toEqual([file]);
    expect(filesOf('-t', 'edits a title', file)).toEqual([file]);
    expect(filesOf('issue-edit')).toEqual([file]);
    expect(filesOf('test/resilience/commands/backup')).toEqual(['test/resilience/commands/backup.spec.ts']);
    expect(filesOf('src/app/welcome')).toEqual(['src/app/welcome.spec.ts']);
  });

  it('runs the suites if none is, also with the name of a test', () => {
    const suites = readdirSync(FOLDER)
      .filter((name) => name.endsWith('.spec.ts'))
      .map((name) => `test/suites/${name}`);
    expect(filesOf()).toEqual(suites.sort());
    expect(filesOf('-t', 'edits a title')).toEqual(suites);
  });
});

describe('the suites of npm test, including those of THOROUGH=true,', () => {
  it('have every spec of the repository once, except those that start and kill processes', () => {
    const suites = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.spec.ts'),
    );
    const all = [...specFiles('src'), ...specFiles('test')].filter(
      (file) => !ELSEWHERE.some((folder) => file.startsWith(folder)),
    );
    expect(all.length).toBeGreaterThan(150);
    expect(suites.flatMap(declaredIn).sort()).toEqual(all.sort());
  });
});
