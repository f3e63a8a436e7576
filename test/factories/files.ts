import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const PLACE = { GPSLatitude: '19/1 4/1 33/1', GPSLatitudeRef: 'N' };

/** Noise takes time to generate; a spec uses the same picture several times. */
const photos = new Map<string, Promise<Buffer>>();

/** A picture with noise, so that it does not compress to nothing, and with EXIF data of its location. */
export function photo(
  format: 'jpeg' | 'png' | 'webp',
  { width = 800, height = 600 }: { width?: number; height?: number } = {},
): Promise<Buffer> {
  const name = `${format} ${width} ${height}`;
  const made = photos.get(name) ?? taken(format, width, height);
  photos.set(name, made);
  return made;
}

function taken(format: 'jpeg' | 'png' | 'webp', width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: 'white', noise } })
    .withExif({ IFD0: { Copyright: 'a secret author' }, IFD3: PLACE })
    .toFormat(format)
    .toBuffer();
}

/**
 * A small file of a picture with very many black pixels (PNG, one bit each). Built by hand: a library would draw them
 * all.
 */
export function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A chunk of a PNG file: length, name, content and checksum. */
function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** An animation of three frames, each of one colour. */
export async function animation(): Promise<Buffer> {
  const frames = await Promise.all(
    ['red', 'green', 'blue'].map((background) =>
      sharp({ create: { width: 40, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100, 100] })
    .toBuffer();
}

/** The start of a video, followed by the given number of bytes. */
export function video(type: 'mp4' | 'quicktime' | 'webm', size = 5000): Buffer {
  const bytes = Buffer.alloc(size, 7);
  if (type === 'webm') bytes.writeUInt32BE(0x1a45dfa3, 0);
  else bytes.write(`\0\0\0\x14ftyp${type === 'mp4' ? 'isom' : 'qt  '}`, 0, 'latin1');
  return bytes;
}

/** A picture of a street with an object at one of many places; the same number gives the same picture. */
export async function scene(
  number: number,
  format: 'jpeg' | 'png' | 'webp' = 'jpeg',
  width = 800,
): Promise<Buffer> {
  const spots = Array.from({ length: 12 }, (_, index) => {
    const turn = (number + 1) * (index + 1) * 2.399963;
    const [x, y] = [400 + 380 * Math.sin(turn), 300 + 280 * Math.cos(turn * 1.7)];
    const grey = Math.round(128 + 127 * Math.sin(turn * 3.1));
    return `<circle cx="${x}" cy="${y}" r="${60 + ((index * 37) % 90)}" fill="rgb(${grey},${grey},${grey})"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#888"/>${spots.join('')}</svg>`;
  return sharp(Buffer.from(svg)).resize(width).toFormat(format).toBuffer();
}

/** Where and when a camera took a photo. */
export interface Camera {
  /** In degrees north and east. */
  place?: { lat: number; lng: number };
  /** `2026:03:01 10:00:00`, and its offset from UTC such as `+05:30`. */
  time?: string;
  offset?: string;
}

/** A picture with what a camera writes into it. @param picture its bytes, by default a scene */
export async function cameraPhoto(
  { place, time, offset }: Camera,
  format: 'jpeg' | 'png' | 'webp' = 'jpeg',
  picture?: Buffer,
): Promise<Buffer> {
  const fractions = (degrees: number) => `${Math.round(Math.abs(degrees) * 1e7)}/10000000 0/1 0/1`;
  const gps = place && {
    GPSLatitude: fractions(place.lat),
    GPSLatitudeRef: place.lat < 0 ? 'S' : 'N',
    GPSLongitude: fractions(place.lng),
    GPSLongitudeRef: place.lng < 0 ? 'W' : 'E',
  };
  const times = { ...(time && { DateTimeOriginal: time }), ...(offset && { OffsetTimeOriginal: offset }) };
  return sharp(picture ?? (await scene(1)))
    .withExif({ IFD2: times, ...(gps && { IFD3: gps }) })
    .toFormat(format)
    .toBuffer();
}
