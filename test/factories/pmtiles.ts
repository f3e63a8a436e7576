/** A field of a Protocol Buffers message: a number, or bytes with their length. */
function field(tag: number, value: number | readonly number[]): number[] {
  if (typeof value === 'number') return [...varint(tag << 3), ...varint(value)];
  return [...varint((tag << 3) | 2), ...varint(value.length), ...value];
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...varint(Math.floor(value / 128))];
}

const EXTENT = 4096;
const POLYGON = 3;
/** The square of a whole tile: move to 0,0, three lines, close. */
const SQUARE = [9, 0, 0, 26, 2 * EXTENT, 0, 0, 2 * EXTENT, 2 * EXTENT - 1, 0, 15].flatMap(varint);

/** A tile that is water all over (https://github.com/mapbox/vector-tile-spec). */
function waterTile(): number[] {
  const feature = [...field(3, POLYGON), ...field(4, SQUARE)];
  const name = [...Buffer.from('water')];
  return field(3, [...field(1, name), ...field(2, feature), ...field(5, EXTENT), ...field(15, 2)]);
}

/** A PMTiles file of the zooms 0 and 1, which shows water everywhere. */
export function waterMap(): Buffer {
  const tile = waterTile();
  // One entry: the five tiles from 0 on are the same, with its length at the offset 0.
  const directory = [1, 0, 5, ...varint(tile.length), 1];
  const metadata = [...Buffer.from('{}')];
  const header = Buffer.alloc(127);
  header.write('PMTiles', 0, 'latin1');
  header[7] = 3;
  const offsets = [
    [8, 127, directory.length],
    [24, 127 + directory.length, metadata.length],
    [40, 127 + directory.length + metadata.length, 0],
    [56, 127 + directory.length + metadata.length, tile.length],
  ] as const;
  for (const [at, offset, length] of offsets) {
    header.writeBigUInt64LE(BigInt(offset), at);
    header.writeBigUInt64LE(BigInt(length), at + 8);
  }
  for (const [at, count] of [
    [72, 5n],
    [80, 1n],
    [88, 1n],
  ] as const)
    header.writeBigUInt64LE(count, at);
  // Clustered; neither directories nor tiles are compressed; vector tiles of the zooms 0 to 1.
  header.set([1, 1, 1, 1, 0, 1], 96);
  return Buffer.concat([header, Buffer.from([...directory, ...metadata, ...tile])]);
}
