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
/** Folders of pages, of what has no rules of its own, and of what Nest and the start need. */
const ELSEWHERE =
  /^src\/(?:api|config|console-site|demo|embedded-postgres|outbound|platform|replication|site|web-kit)\//;
/** Presenters, policies, transition tables and scores. */
const RULES = /\.(?:presenter|policy)\.tsx?$|-transitions\.ts$|\/score[\w-]*\.ts$/;
const SOURCES = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll(sep, '/')}`)
  .sort();
/** What reads, writes or answers, or decorates what does. */
const NOT_PLAIN = [
  /^import .* from '(?:@nestjs\/|typeorm|express|rxjs|class-|node:(?:fs|http|net|os|stream|tty|v8|vm))/m,
  /^import (?!type ).* from '.*(?:\.queries|\/database)'/m,
];
const FUNCTION = /^export (?:async )?function /m;
/** Parsers and whatever else of a context has functions, and is no part of Nest, which its name would say. */
const isPlain = (file: string) => {
  if (!/^src\/[^.]+\/[^.]+\.ts$/.test(file) || ELSEWHERE.test(file)) return false;
  const text = readFileSync(join(ROOT, file), 'utf8');
  return isThere(specOf(file)) || (FUNCTION.test(text) && !NOT_PLAIN.some((imported) => imported.test(text)));
};
const WANTED = SOURCES.filter((file) => RULES.test(file) || isPlain(file));

describe('what mutation tests change', () => {
  it('is files with a spec beside them, each once', () => {
    expect(MUTATED.length).toBeGreaterThan(0);
    expect(MUTATED.filter((file) => !isThere(file) || !isThere(specOf(file)))).toEqual([]);
    expect(MUTATED.filter((file, index) => MUTATED.indexOf(file) !== index)).toEqual([]);
  });

  it('is every rule of a context that is not left out for a reason', () => {
    expect(WANTED).toEqual(
      expect.arrayContaining([
        'src/admin-console/geography/boundary-check.ts',
        'src/issues/issue-transitions.ts',
        'src/scores/score.ts',
      ]),
    );
    expect(WANTED.filter((file) => !MUTATED.includes(file) && !(file in leftOut))).toEqual([]);
  });

  it('leaves out what is there, and is in no group', () => {
    const names = Object.keys(leftOut);
    expect(names.filter((file) => !isThere(file) || MUTATED.includes(file))).toEqual([]);
    expect(names.filter((file) => leftOut[file] === '')).toEqual([]);
  });
});
