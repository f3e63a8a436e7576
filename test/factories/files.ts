import sharp from 'sharp';

const PLACE = { GPSLatitude: '19/1 4/1 33/1', GPSLatitudeRef: 'N' };

/** A picture with noise in it, so that it does not compress to nothing, and with EXIF that tells where it was taken. */
export async function photo(
  format: 'jpeg' | 'png' | 'webp',
  { width = 800, height = 600 }: { width?: number; height?: number } = {},
): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: 'white', noise } })
    .withExif({ IFD0: { Copyright: 'a secret author' }, IFD3: PLACE })
    .toFormat(format)
    .toBuffer();
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

/** The beginning of a video, and as many bytes as are wanted after it. */
export function video(type: 'mp4' | 'quicktime' | 'webm', size = 5000): Buffer {
  const bytes = Buffer.alloc(size, 7);
  if (type === 'webm') bytes.writeUInt32BE(0x1a45dfa3, 0);
  else bytes.write(`\0\0\0\x14ftyp${type === 'mp4' ? 'isom' : 'qt  '}`, 0, 'latin1');
  return bytes;
}
