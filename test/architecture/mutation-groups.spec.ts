import { existsSync, readdirSync } from 'node:fs';
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
/** Parsers and whatever else of a context is no part of Nest, which its name would say, and has its spec beside it. */
const isPlain = (file: string) =>
  /^src\/[^.]+\/[^.]+\.ts$/.test(file) && !ELSEWHERE.test(file) && isThere(specOf(file));
const WANTED = SOURCES.filter((file) => RULES.test(file) || isPlain(file));

describe('what mutation tests change', () => {
  it('is files with a spec beside them, each once', () => {
    expect(MUTATED.length).toBeGreaterThan(0);
    expect(MUTATED.filter((file) => !isThere(file) || !isThere(specOf(file)))).toEqual([]);
    expect(MUTATED.filter((file, index) => MUTATED.indexOf(file) !== index)).toEqual([]);
  });

  it('is every rule of a context that is not left out for a reason', () => {
    expect(WANTED).toEqual(
      expect.arrayContaining(['src/issues/issue-transitions.ts', 'src/scores/score.ts']),
    );
    expect(WANTED.filter((file) => !MUTATED.includes(file) && !(file in leftOut))).toEqual([]);
  });

  it('leaves out what is there, and is in no group', () => {
    const names = Object.keys(leftOut);
    expect(names.filter((file) => !isThere(file) || MUTATED.includes(file))).toEqual([]);
    expect(names.filter((file) => leftOut[file] === '')).toEqual([]);
  });
});
