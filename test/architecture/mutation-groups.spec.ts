import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

const ROOT = join(__dirname, '../..');
const { groups, leftOut } = jest.requireActual<{
  groups: Record<string, string[]>;
  leftOut: Record<string, string>;
}>('../../stryker.config.mjs');
const MUTATED = Object.values(groups).flat();
const RULES = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll(sep, '/')}`)
  .filter((file) => /\.(?:presenter|policy)\.tsx?$/.test(file))
  .sort();

const isThere = (path: string) => existsSync(join(ROOT, path));

describe('what mutation tests change', () => {
  it('is files with a spec beside them, each once', () => {
    expect(MUTATED.length).toBeGreaterThan(0);
    expect(MUTATED.filter((file) => !isThere(file) || !isThere(file.replace(/\.ts$/, '.spec.ts')))).toEqual(
      [],
    );
    expect(MUTATED.filter((file, index) => MUTATED.indexOf(file) !== index)).toEqual([]);
  });

  it('is every presenter and every policy that is not left out for a reason', () => {
    expect(RULES.length).toBeGreaterThan(0);
    expect(RULES.filter((file) => !MUTATED.includes(file) && !(file in leftOut))).toEqual([]);
  });

  it('leaves out what is there, and is in no group', () => {
    const names = Object.keys(leftOut);
    expect(names.filter((file) => !isThere(file) || MUTATED.includes(file))).toEqual([]);
    expect(names.filter((file) => leftOut[file] === '')).toEqual([]);
  });
});
