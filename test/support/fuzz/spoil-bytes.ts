import type { Chance } from './chance';
import { POLLUTION } from './spoil-json';

const BAD_BYTES = 'ff fe c080 c3 eda080 f4908080 f8888080 00 efbbbf e280'
  .split(' ')
  .map((hex) => Buffer.from(hex, 'hex'));
/** Text that some JSON parsers accept, and text that none accepts. */
const NO_JSON = String.raw`
  { [ " {"a":} {a:1} {'a':1} [1,] {"a":1,} nul {}{} {"a":1}// /**/{} NaN [NaN] 0123 +1 .5 1. "\x41" "\u12"
  [] null 1 "text" true`
  .trim()
  .split(/\s+/)
  .concat('', ' ', 'true false', '\ufeff{}', '"\t"', '\0')
  .concat(`[${'[],'.repeat(1000)}[]]`, '['.repeat(100_000), '{"a":'.repeat(5000));

/** Bytes that are no longer the original JSON. */
export function spoiltBytes(body: Buffer, chance: Chance): Buffer {
  const at = chance.below(body.length + 1);
  const into = (piece: Buffer) => Buffer.concat([body.subarray(0, at), piece, body.subarray(at)]);
  return chance.weighed<() => Buffer>([
    [3, () => into(chance.of(BAD_BYTES))],
    [2, () => body.subarray(0, at)],
    [3, () => Buffer.from(chance.of(NO_JSON))],
    [2, () => withKeyTwice(body, chance)],
    [1, () => Buffer.concat([body, body])],
    [1, () => Buffer.from(body.toString(), chance.of(['utf16le', 'latin1'] as const))],
    [1, () => Buffer.concat([body, Buffer.alloc(chance.of([1000, 1_048_576, 1_100_000]), ' ')])],
    [1, () => Buffer.from(body.map((byte, index) => (index === at ? byte ^ (1 << chance.below(8)) : byte)))],
  ])();
}

/** The last of two equal keys wins in every parser. */
function withKeyTwice(body: Buffer, chance: Chance): Buffer {
  const text = body.toString();
  const keys = [...text.matchAll(/"(\w+)":/g)].map(([, key]) => key!);
  const key = keys.length > 0 && chance.odds(0.6) ? chance.of(keys) : '__proto__';
  const value = chance.of(['null', '1', '"x"', '[]', `{"${POLLUTION}":true}`]);
  return Buffer.from(text.replace('{', `{"${key}":${value},"${key}":${value},`));
}
