import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/deployment';
import { specFiles } from '../suites/specs-in';

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
