import type { Chance } from './chance';
import { Literal, written } from './json-text';

/** A key that the service does not have: if it appears in an answer, a prototype was changed. */
export const POLLUTION = 'pollutedByFuzz';

const NUMBERS = `
  -1 0 -0 0.1 1.5 2147483647 2147483648 -2147483649 4294967296 9007199254740993 9223372036854775808
  1e308 1e999 -1e999 1e-400 1E+2 0.30000000000000004 ${'1'.repeat(500)}`
  .trim()
  .split(/\s+/)
  .map((text) => new Literal(text));

const EXTRA: ReadonlyArray<readonly [string, unknown]> = [
  ['__proto__', { [POLLUTION]: true, isAdmin: true, role: 'superadmin' }],
  ['constructor', { prototype: { [POLLUTION]: true } }],
  ['prototype', { [POLLUTION]: true }],
  ['id', 'iss_00000000000000000000000000'],
  ['role', 'superadmin'],
  ['hidden', true],
  ['upvotes', 1_000_000],
  ['createdAt', '1970-01-01T00:00:00Z'],
  ['reporterId', 'usr_00000000000000000000000000'],
  ['toString', 1],
  ['toJSON', 'x'],
  ['then', {}],
  ['length', -1],
  ['', ''],
];

type Place = { holder: Record<string, unknown>; key: string };

/** A value that no field expects. */
export function junk(chance: Chance, strings: readonly string[]): unknown {
  const deep = (open: string, close: string) => {
    const depth = chance.of([31, 32, 33, 200, 5000]);
    return new Literal(open.repeat(depth) + close.repeat(depth));
  };
  return chance.weighed<() => unknown>([
    [8, () => chance.of(strings)],
    [4, () => chance.of(NUMBERS)],
    [2, () => chance.of([null, true, false, [], {}, [[]], [null], { a: 1 }, ''])],
    [
      1,
      () => Array.from({ length: chance.of([1, 101, 1001, 20_000]) }, () => chance.of(strings).slice(0, 30)),
    ],
    [1, () => chance.of(['x', '😀', 'ab ']).repeat(chance.of([101, 1001, 5001, 100_000]))],
    [1, () => (chance.odds(0.5) ? deep('[', ']') : new Literal(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`))],
    [1, () => Object.fromEntries([chance.of(EXTRA)])],
    [
      1,
      () =>
        new Literal(chance.of(['"\\u0000"', '"\\ud800"', '"\\udc00\\ud800"', '"a\\u0000b"', '"\\u202e"'])),
    ],
  ])();
}

/** A copy of a JSON value with one change. */
export function spoilt(value: unknown, chance: Chance, strings: readonly string[]): unknown {
  const root = { value: copied(value) } as Record<string, unknown>;
  const place = chance.of(placesIn(root));
  const current = place.holder[place.key];
  const put = (changed: unknown) => (place.holder[place.key] = changed);
  chance.weighed<() => unknown>([
    [6, () => put(junk(chance, strings))],
    [2, () => delete place.holder[place.key]],
    [1, () => put(null)],
    [1, () => put([current])],
    [1, () => put({ value: current })],
    [1, () => put(typeof current === 'string' ? around(current, chance.of(strings)) : written(current))],
    [2, () => put(withExtra(current, chance))],
    [1, () => put([current, current].flat())],
  ])();
  return root.value;
}

function around(text: string, odd: string): string {
  return `${text} ${odd} ${text}`;
}

/** As own properties, whatever their names. */
function withExtra(value: unknown, chance: Chance): unknown {
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries([...fields, chance.of(EXTRA), chance.of(EXTRA)]);
}

function placesIn(holder: Record<string, unknown>): Place[] {
  return Object.keys(holder).flatMap((key) => {
    const value = holder[key];
    const isBranch = typeof value === 'object' && value !== null && !(value instanceof Literal);
    return [{ holder, key }, ...(isBranch ? placesIn(value as Record<string, unknown>) : [])];
  });
}

function copied(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Literal) return value;
  if (Array.isArray(value)) return value.map(copied);
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, copied(field)]));
}
