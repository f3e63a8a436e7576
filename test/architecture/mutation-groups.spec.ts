import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const ROOT = join(__dirname, '../..');
const { groups, leftOut } = jest.requireActual<{
  groups: Record<string, string[]>;
  leftOut: Record<string, string>;
}>('../../stryker.config.mjs');
const MUTATED = Object.values(groups).flat();
const isThere = (path: string) => existsSync(join(ROOT, path));
const specOf = (file: string) => file.replace(/\.ts$/, '.spec.ts');
/** Folders of pages, of code without rules of its own, and of code for Nest and the start. */
const ELSEWHERE =
  /^src\/(?:api|config|console-site|demo|embedded-postgres|outbound|platform|replication|site|web-kit)\//;
/** Presenters, policies, transition tables and scores. */
const RULES = /\.(?:presenter|policy)\.tsx?$|-transitions\.ts$|\/score[\w-]*\.ts$/;
const SOURCES = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll(sep, '/')}`)
  .sort();
/** Imports of code that reads, writes or answers, or decorates such code. */
const NOT_PLAIN = [
  /^import .* from '(?:@nestjs\/|typeorm|express|rxjs|class-|node:(?:fs|http|net|os|stream|tty|v8|vm))/m,
  /^import (?!type ).* from '.*(?:\.queries|\/database)'/m,
];
const FUNCTION = /^export (?:async )?function /m;
/** Parsers and other functions of a context that do not belong to Nest, which their file name would show. */
const isPlain = (file: string) => {
  if (!/^src\/[^.]+\/[^.]+\.ts$/.test(file) || ELSEWHERE.test(file)) return false;
  const text = readFileSync(join(ROOT, file), 'utf8');
  return isThere(specOf(file)) || (FUNCTION.test(text) && !NOT_PLAIN.some((imported) => imported.test(text)));
};
const WANTED = SOURCES.filter((file) => RULES.test(file) || isPlain(file));

describe('the groups of mutation tests', () => {
  it('contain files with a spec beside them, each once', () => {
    expect(MUTATED.length).toBeGreaterThan(0);
    expect(MUTATED.filter((file) => !isThere(file) || !isThere(specOf(file)))).toEqual([]);
    expect(MUTATED.filter((file, index) => MUTATED.indexOf(file) !== index)).toEqual([]);
  });

  it('contain every rule of a context, except those left out for a reason', () => {
    expect(WANTED).toEqual(
      expect.arrayContaining([
        'src/admin-console/geography/boundary-check.ts',
        'src/issues/issue-transitions.ts',
        'src/scores/score.ts',
      ]),
    );
    expect(WANTED.filter((file) => !MUTATED.includes(file) && !(file in leftOut))).toEqual([]);
  });

  it('leave out only existing files that are in no group', () => {
    const names = Object.keys(leftOut);
    expect(names.filter((file) => !isThere(file) || MUTATED.includes(file))).toEqual([]);
    expect(names.filter((file) => leftOut[file] === '')).toEqual([]);
  });
});
