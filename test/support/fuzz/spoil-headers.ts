import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import type { Chance } from './chance';
import { asBytes, type Draft } from './draft';
import { HEADER_VALUES } from './header-values';

/** Sets an unusual value of a header, an unusual text in it, or repeats it. */
export function spoilHeaders(draft: Draft, chance: Chance, strings: readonly string[]): void {
  const [name, values] = chance.of(HEADER_VALUES);
  const text = asBytes(chance.of(strings).replaceAll(/[\0-\x1f\x7f]/g, '')).slice(0, 4000);
  const value = chance.odds(0.7) ? chance.of(values) : text;
  draft.headers[name] = chance.odds(0.1) && name !== 'host' ? [value, chance.of(values)] : value;
}

/** Compresses the body according to a header, or differently. */
export function packed(draft: Draft, payload: Buffer, chance: Chance): Buffer {
  const zipped = gzipSync(payload);
  const [encoding, bytes] = chance.of<readonly [string, Buffer]>([
    ['gzip', zipped],
    ['gzip', zipped.subarray(0, chance.below(zipped.length))],
    ['gzip', payload],
    ['gzip', gzipSync(Buffer.alloc(3_000_000, ' '))],
    ['deflate', deflateSync(payload)],
    ['br', brotliCompressSync(payload)],
    ['deflate', payload],
    ['br', zipped],
    ['GZIP', zipped],
    ['gzip, gzip', gzipSync(zipped)],
  ]);
  draft.headers['content-encoding'] = encoding;
  return bytes;
}
