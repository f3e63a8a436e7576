import sharp, { type Sharp } from 'sharp';

const [WIDTH, HEIGHT] = [400, 300];

/** Numbers that are the same for the same seed: each call returns one from 0 to 1. */
export function randomBy(seed: number): () => number {
  let state = (seed * 2_654_435_761) % 2_147_483_646 || 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** A picture of a street, as photos of repairs are: sky above, a road below, houses, and things on the road. */
export async function streetScene(random: () => number): Promise<Buffer> {
  const between = (from: number, to: number) => Math.round(from + (to - from) * random());
  const grey = (from: number, to: number) => {
    const [value, tint] = [between(from, to), between(-18, 18)];
    return `rgb(${value + tint},${value},${value - tint})`;
  };
  const horizon = between(90, 170);
  const houses = Array.from({ length: between(3, 8) }, () => {
    const [width, height] = [between(40, 130), between(30, horizon)];
    return `<rect x="${between(-40, WIDTH)}" y="${horizon - height}" width="${width}" height="${height}" fill="${grey(30, 225)}"/>`;
  });
  const things = Array.from({ length: between(4, 10) }, () => {
    const at = `cx="${between(0, WIDTH)}" cy="${between(horizon, HEIGHT)}"`;
    return `<ellipse ${at} rx="${between(12, 70)}" ry="${between(8, 34)}" fill="${grey(10, 240)}"/>`;
  });
  const [vanish, left, right] = [between(100, 300), between(-150, 120), between(280, 550)];
  const road = `<polygon points="${vanish - 12},${horizon} ${vanish + 12},${horizon} ${right},${HEIGHT} ${left},${HEIGHT}" fill="${grey(50, 120)}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs><linearGradient id="sky" x1="0" y1="0" x2="${random()}" y2="1">
      <stop offset="0" stop-color="${grey(120, 235)}"/><stop offset="1" stop-color="${grey(120, 235)}"/></linearGradient></defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>
    <rect y="${horizon}" width="${WIDTH}" height="${HEIGHT - horizon}" fill="${grey(70, 170)}"/>
    ${houses.join('')}${road}${things.join('')}</svg>`;
  const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const;
  // No surface is lit evenly.
  const lights = Buffer.from(Array.from({ length: 8 * 6 }, () => between(40, 215)));
  const shade = await sharp(lights, { raw: { width: 8, height: 6, channels: 1 } })
    .resize(WIDTH, HEIGHT, { kernel: 'cubic', fit: 'fill' })
    .png()
    .toBuffer();
  const grain = await sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: 'grey', noise },
  })
    .png()
    .toBuffer();
  return sharp(Buffer.from(svg))
    .composite([
      { input: shade, blend: 'soft-light' },
      { input: grain, blend: 'soft-light' },
    ])
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** The part of the width that is cropped from a side, at most. With more, hashes differ in more than six bits. */
const MAX_CROP = 0.01;

/** Ways in which somebody who sends a photo again changes it. */
export const EDITS: Readonly<Record<string, (photo: Sharp, random: () => number) => Sharp>> = {
  'encoded again': (photo, random) => photo.jpeg({ quality: Math.round(25 + 60 * random()) }),
  resized: (photo, random) => photo.resize(Math.round(WIDTH * (0.35 + 1.4 * random()))).jpeg(),
  'brighter or darker': (photo, random) => photo.modulate({ brightness: 0.75 + 0.5 * random() }).jpeg(),
  cropped: (photo, random) => {
    const part = () => Math.round(random() * MAX_CROP * WIDTH);
    const [left, top] = [part(), part()];
    return photo.extract({ left, top, width: WIDTH - left - part(), height: HEIGHT - top - part() }).jpeg();
  },
};
