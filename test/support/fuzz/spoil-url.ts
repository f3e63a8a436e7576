import type { Chance } from './chance';
import { type Draft, pathOf } from './draft';
import type { Pool } from './pool';

/** Pieces of URLs with a special meaning, and meaningless ones. */
const RAW = `
  % %0 %zz %00 %ff %c0%80 %ed%a0%80 %u0041 + %2b %26 %3d %23 & = ; %0d%0a %2e%2e .. . %2f %5c
  \xff\xfe \xc3\xa9 [] {} | " < %252e %EF%BB%BF`
  .trim()
  .split(/\s+/);
const SHAPES = '[] [0] [a] [__proto__][x] [constructor] .a [toString] [$ne] [][]'.split(' ');
const EXTRA = `
  __proto__[pollutedByFuzz]=1 constructor=x id=1 __proto__=x q cityId limit = &&& a[b][c][d]=e limit=5&limit=6
  lastKey= hasOwnProperty=1 q=%00 cityId[]=mumbai toString=1 utf8=%E2%9C%93`
  .trim()
  .split(/\s+/);
const NUMBERS = `
  -1 0 1.5 1e3 1e999 2147483648 9007199254740993 NaN ٣ 1%20 +1 0x1 00000000000000000000001 99999999999999999999
  -0 1,000 null`
  .trim()
  .split(/\s+/);

interface Tools {
  chance: Chance;
  strings: readonly string[];
  pool: Pool;
}

/** A text in one of the encodings of a URL; a text that cannot be encoded is not changed. */
function encoded(text: string, chance: Chance): string {
  return text.isWellFormed() ? encodeURIComponent(text) : chance.of(RAW);
}

/** Replaces an id in the path, or changes the path as a whole. */
export function spoilPath(draft: Draft, { chance, strings, pool }: Tools): void {
  const names = Object.keys(draft.parameters);
  if (names.length > 0 && chance.odds(0.8)) {
    const name = chance.of(names);
    const known = pool.draw(chance.of(['iss', 'usr', 'msg', 'med', 'off', 'adm', 'flg', 'req']), chance);
    draft.parameters[name] = chance.weighed<() => string>([
      [4, () => encoded(chance.of(strings).slice(0, 3000), chance)],
      [2, () => known ?? 'none'],
      [2, () => (draft.parameters[name] ?? '') + chance.of(RAW)],
      [1, () => chance.of(RAW)],
      [1, () => (draft.parameters[name] ?? '').toUpperCase()],
    ])();
    draft.path = pathOf(draft.operation.template, draft.parameters);
    return;
  }
  const { path } = draft;
  const at = chance.below(path.length + 1);
  draft.path = chance.of([
    `${path}/`,
    `${path}//`,
    `/${path}`,
    path.toUpperCase(),
    path.slice(0, at) + chance.of(RAW) + path.slice(at),
    path.replace('/api', '/api/..;/api'),
    `${path}/${encoded(chance.of(strings).slice(0, 500), chance)}`,
    path.slice(0, Math.max(1, at)),
    `/%2e%2e${path}`,
    path.replaceAll('a', '%61'),
  ]);
}

/** Changes the values, the encoding or the number of query parameters. */
export function spoilQuery(draft: Draft, { chance, strings, pool }: Tools): void {
  const names = draft.operation.parameters.filter((each) => each.in === 'query').map(({ name }) => name);
  const name = names.length > 0 ? chance.of(names) : 'limit';
  const odd = () => encoded(chance.of(strings).slice(0, 2000), chance);
  const put = (value: string) => draft.query.push([name, value]);
  const alone = (value: string) => {
    draft.query = [...draft.query.filter(([each]) => each !== name), [name, value]];
  };
  chance.weighed<() => unknown>([
    [5, () => alone(odd())],
    [2, () => alone(chance.of(NUMBERS))],
    [2, () => alone(chance.of(RAW))],
    [2, () => put(odd())],
    [2, () => draft.query.push([name + chance.of(SHAPES), odd()])],
    [2, () => draft.query.push([chance.of(EXTRA), ''])],
    [1, () => draft.query.push([odd(), odd()])],
    [1, () => draft.query.push(...Array.from({ length: 1200 }, (): [string, string] => [name, '1']))],
    [3, () => alone(tampered(pool.draw('cursor', chance) ?? 'e30', chance))],
    [1, () => draft.query.push([`${name}[a]${'[b]'.repeat(chance.of([3, 50, 500]))}`, '1'])],
  ])();
}

/** A cursor that was sealed for another list, or changed. */
function tampered(cursor: string, chance: Chance): string {
  const bytes = Buffer.from(cursor, 'base64url');
  const at = chance.below(bytes.length);
  const flipped = Buffer.from(
    bytes.map((byte, index) => (index === at ? byte ^ (1 << chance.below(8)) : byte)),
  );
  return chance.of([
    flipped.toString('base64url'),
    cursor.slice(0, chance.below(cursor.length)),
    cursor + cursor,
    cursor.split('').reverse().join(''),
    Buffer.from('["2024-02-30","x"]').toString('base64url'),
    Buffer.from('{"v":[1e999,null]}').toString('base64url'),
    `${cursor}%00`,
    `${cursor}=`,
  ]);
}
