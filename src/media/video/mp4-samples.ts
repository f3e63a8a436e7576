import { UnfitMedia } from '../unfit-media';
import { type Box, boxOf } from './mp4-boxes';
import type { Span } from './video-file';

/** A track with more chunks or samples is no video that people send. */
const MAX_ENTRIES = 4_000_000;

/**
 * Where the samples of a track are in the file, one span for each chunk.
 * @throws UnfitMedia if its tables are not whole
 */
export function chunksOf(bytes: Buffer, track: Box): Span[] {
  const stbl = boxOf(bytes, track, 'mdia', 'minf', 'stbl');
  if (!stbl) return [];
  const offsets = offsetsIn(bytes, stbl);
  const sizes = sizesIn(bytes, stbl);
  const counts = countsIn(bytes, stbl);
  let sample = 0;
  return offsets.map((from, chunk) => {
    const count = counts(chunk + 1);
    let length = 0;
    for (let each = 0; each < count; each++) length += sizes(sample++);
    return { from, to: from + length };
  });
}

function table(bytes: Buffer, box: Box, before: number, width: number): { first: number; count: number } {
  const countAt = box.content + before;
  const count = countAt + 4 <= box.end ? bytes.readUInt32BE(countAt) : 0;
  const first = countAt + 4;
  if (count > MAX_ENTRIES || first + count * width > box.end)
    throw new UnfitMedia('The tables of the video are not whole');
  return { first, count };
}

function offsetsIn(bytes: Buffer, stbl: Box): number[] {
  const large = boxOf(bytes, stbl, 'co64');
  const box = large ?? boxOf(bytes, stbl, 'stco');
  if (!box) return [];
  const { first, count } = table(bytes, box, 4, large ? 8 : 4);
  return Array.from({ length: count }, (_, at) =>
    large ? Number(bytes.readBigUInt64BE(first + at * 8)) : bytes.readUInt32BE(first + at * 4),
  );
}

function sizesIn(bytes: Buffer, stbl: Box): (sample: number) => number {
  const box = boxOf(bytes, stbl, 'stsz');
  if (!box) {
    if (boxOf(bytes, stbl, 'stz2'))
      throw new UnfitMedia('The tables of the video are of a kind that is not known');
    return () => 0;
  }
  const same = box.content + 8 <= box.end ? bytes.readUInt32BE(box.content + 4) : 0;
  if (same !== 0) return () => same;
  const { first, count } = table(bytes, box, 8, 4);
  return (sample) => (sample < count ? bytes.readUInt32BE(first + sample * 4) : 0);
}

/** How many samples a chunk has. Chunks are asked for in their order. */
function countsIn(bytes: Buffer, stbl: Box): (chunk: number) => number {
  const box = boxOf(bytes, stbl, 'stsc');
  if (!box) return () => 0;
  const { first, count } = table(bytes, box, 4, 12);
  let run = 0;
  return (chunk) => {
    while (run + 1 < count && bytes.readUInt32BE(first + (run + 1) * 12) <= chunk) run++;
    const samples = count === 0 ? 0 : bytes.readUInt32BE(first + run * 12 + 4);
    if (samples > MAX_ENTRIES) throw new UnfitMedia('The tables of the video are not whole');
    return samples;
  };
}
