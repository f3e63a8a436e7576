/** A box of an MP4 or MOV file. */
export function box(type: string, ...content: ReadonlyArray<Buffer | string>): Buffer {
  const parts = content.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + parts.reduce((sum, { length }) => sum + length, 0));
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...parts]);
}

/** A track of a video: its kind, the name its camera gave it, and its samples, each a chunk. */
export interface Track {
  kind: string;
  name: string;
  samples: readonly string[];
}

const numbers = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => bytes.writeUInt32BE(value, at * 4));
  return bytes;
};
/** A header with the times of creation and change. */
const timed = (type: string): Buffer => box(type, numbers(0, 3_900_000_000, 3_900_000_001, 1000, 5000, 0));

/** @param offsets where its samples are in the file */
export function track({ kind, name, samples }: Track, offsets: readonly number[]): Buffer {
  const entry = box(
    'avc1',
    Buffer.alloc(12),
    name.slice(0, 4),
    Buffer.alloc(26),
    name.padEnd(32, '\0'),
    Buffer.alloc(4),
  );
  const stbl = box(
    'stbl',
    box('stsd', numbers(0, 1), entry),
    box('stsc', numbers(0, 1, 1, 1, 1)),
    box('stsz', numbers(0, 0, samples.length, ...samples.map((sample) => sample.length))),
    box('stco', numbers(0, offsets.length, ...offsets)),
  );
  const hdlr = box('hdlr', numbers(0, 0), kind, 'appl', numbers(0, 0), `${name}\0`);
  const minf = box('minf', box('vmhd', numbers(0)), stbl);
  return box(
    'trak',
    timed('tkhd'),
    box('tref', box('cdsc', numbers(9))),
    box('mdia', timed('mdhd'), hdlr, minf),
    box('udta', name),
  );
}

/** A whole MP4, with the samples of its tracks one after the other. */
export function mp4({
  tracks,
  inMoov = [],
  before = [],
  after = Buffer.alloc(0),
}: {
  tracks: readonly Track[];
  inMoov?: readonly Buffer[];
  before?: readonly Buffer[];
  after?: Buffer;
}): Buffer {
  const begin = Buffer.concat([box('ftyp', 'isom0000'), ...before]);
  let at = begin.length + 8;
  const offsets = tracks.map(({ samples }) =>
    samples.map((sample) => {
      at += sample.length;
      return at - sample.length;
    }),
  );
  const mdat = box('mdat', ...tracks.flatMap(({ samples }) => samples));
  const traks = tracks.map((each, index) => track(each, offsets[index] ?? []));
  return Buffer.concat([begin, mdat, box('moov', timed('mvhd'), ...traks, ...inMoov), after]);
}

/** The size of an element that is not known, as of a recording. */
export const UNKNOWN = Buffer.from('01ffffffffffffff', 'hex');

/** An element of a WebM file. @param id in hexadecimal digits */
export function element(id: string, ...content: ReadonlyArray<Buffer | string>): Buffer {
  const body = Buffer.concat(content.map((part) => Buffer.from(part as string)));
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE((1n << 56n) | BigInt(body.length));
  return Buffer.concat([Buffer.from(id, 'hex'), size, body]);
}

/** The same of a size that is not known. */
export function endless(id: string, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from(id, 'hex'), UNKNOWN, content]);
}
