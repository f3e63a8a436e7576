import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/deployment';
import { specFiles } from '../suites/specs-in';

const FOLDER = join(ROOT, 'test/suites');
/** Run by `npm run test:faults`. */
const ELSEWHERE = ['test/resilience/', 'test/suites/'];

/** The spec files a suite declares, as its text says. */
function declaredIn(suite: string): string[] {
  const calls = readFileSync(join(FOLDER, suite), 'utf8').matchAll(
    /specsIn\('([^']+)'(?:, \{ part: (\d+), of: (\d+) \})?\)/g,
  );
  return [...calls].flatMap(([, folder, part, of]) =>
    specFiles(folder!, part === undefined ? undefined : { part: Number(part), of: Number(of) }),
  );
}

describe('the suites of npm test, those of THOROUGH=true included,', () => {
  it('have every spec of the repository once, but those that start and kill processes', () => {
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
