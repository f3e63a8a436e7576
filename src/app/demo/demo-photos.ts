import type { CategorySlug } from '../../kernel/categories';
import { SeededRandom } from './trial-city/seeded-random';

/** What a drawn photo shows; the second of a pair is what it looks like once it is repaired. */
export const SCENES = [
  'pothole',
  'mended-road',
  'garbage',
  'clean-street',
  'dark-lamps',
  'lit-lamps',
  'signal',
  'puddle',
  'manhole',
  'rubble',
  'sewage',
  'divider',
] as const;
export type Scene = (typeof SCENES)[number];

/** What issues of each category of a trial city show, and what their repair does; a complaint has no photo. */
export const CATEGORY_SCENES: Partial<Record<CategorySlug, readonly [before: Scene, after: Scene]>> = {
  road: ['pothole', 'mended-road'],
  hygiene: ['garbage', 'clean-street'],
  infrastructure: ['dark-lamps', 'lit-lamps'],
  traffic: ['divider', 'mended-road'],
  healthcare: ['puddle', 'clean-street'],
};

const [WIDTH, HEIGHT] = [960, 720];
/** Where the street begins, and its kerb. */
const STREET = 330;
const JPEG_QUALITY = 76;
const WALLS = ['#e7c9a9', '#d9b08c', '#c9d6cf', '#e3d3b2', '#cfa08f', '#b9c7d6'];
const WASTE = ['#d94f4f', '#f2d06b', '#5b8f5b', '#eeeeee', '#4f74b3', '#a8703c', '#333333', '#c98bb9'];

/** Draws the photo of a scene, the same each time; with another number the houses and the details differ. */
export async function drawnPhoto(scene: Scene, number: number): Promise<Buffer> {
  // Loaded with the first photo, not at start.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(drawing(scene, number)))
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
}

function drawing(scene: Scene, number: number): string {
  const random = new SeededRandom(scene, number * 5000);
  const isNight = scene === 'dark-lamps' || scene === 'lit-lamps';
  const shapes = [street(random, isNight), THINGS[scene](random)].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${shapes}</svg>`;
}

const box = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;
const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;

/** Houses, a kerb and the road, by day or at night. */
function street(random: SeededRandom, isNight: boolean): string {
  const shapes = [box(0, 0, WIDTH, HEIGHT, isNight ? '#141a26' : '#cfe2ee')];
  for (let x = -20; x < WIDTH;) {
    const width = random.between(150, 230);
    const top = random.between(60, 170);
    shapes.push(house(random, { x, top, width }, isNight));
    x += width + random.between(0, 24);
  }
  shapes.push(box(0, STREET, WIDTH, 26, isNight ? '#3a3d42' : '#b9b4aa'));
  for (let x = 0; x < WIDTH; x += 120)
    shapes.push(box(x, STREET + 26, 60, 14, '#e8c53a'), box(x + 60, STREET + 26, 60, 14, '#2b2b2b'));
  shapes.push(box(0, STREET + 40, WIDTH, HEIGHT - STREET - 40, isNight ? '#1d1f23' : '#4b4a4c'));
  for (let i = 0; i < 160; i++) {
    const [x, y] = [random.between(0, WIDTH), random.between(STREET + 44, HEIGHT)];
    shapes.push(oval(x, y, random.between(1, 4), 1.5, isNight ? '#26282d' : '#5d5b5c'));
  }
  return shapes.join('');
}

function house(
  random: SeededRandom,
  { x, top, width }: { x: number; top: number; width: number },
  isNight: boolean,
): string {
  const shapes = [
    box(x, top, width, STREET - top, isNight ? '#20283a' : random.oneOf(WALLS)),
    box(x, top - 10, width, 12, isNight ? '#1a2130' : '#8c6f5a'),
  ];
  for (let y = top + 28; y < STREET - 70; y += 74)
    for (let at = x + 22; at < x + width - 44; at += 62) {
      const glass = isNight ? (random.happens(0.25) ? '#d9b65c' : '#10151f') : '#5d7385';
      shapes.push(box(at, y, 36, 46, glass, 'stroke="#00000055" stroke-width="4"'));
    }
  return shapes.join('');
}

/** A closed outline around a point, as uneven as a broken edge. */
function blot(
  random: SeededRandom,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
): string {
  const points = Array.from({ length: 14 }, (_, at) => {
    const [angle, far] = [(at / 14) * 2 * Math.PI, 0.78 + 0.22 * random.next()];
    return `${(x + Math.cos(angle) * width * far).toFixed(0)},${(y + Math.sin(angle) * height * far).toFixed(0)}`;
  });
  return `<polygon points="${points.join(' ')}" fill="${fill}" stroke="${fill}" stroke-width="14" stroke-linejoin="round"/>`;
}

/** Pieces that lie on a heap. */
function heap(random: SeededRandom, fills: readonly string[], number: number): string {
  return Array.from({ length: number }, () => {
    const [far, angle] = [random.next(), random.next() * Math.PI];
    const [x, y] = [480 + Math.cos(angle) * 300 * far, 560 - Math.sin(angle) * 150 * far];
    const size = random.between(14, 40);
    return blot(random, x, y, size, size * 0.7, random.oneOf(fills));
  }).join('');
}

const bin = (x: number) =>
  box(x, 300, 120, 190, '#2f6b46', 'rx="10"') + box(x - 10, 284, 140, 26, '#3c8559', 'rx="8"');

/** Lamps along the street, with or without their light. */
function lamps(isLit: boolean): string {
  return [140, 480, 820]
    .map((x) => {
      const light = isLit
        ? oval(x + 70, 190, 170, 150, '#ffd97a', 'opacity="0.28"') +
          oval(x + 70, 560, 260, 90, '#ffd97a', 'opacity="0.16"')
        : '';
      const arm = line(`M${x} ${STREET + 30}V170q0 -40 70 -40`, '#6c7480', 12);
      return light + arm + oval(x + 74, 138, 34, 12, isLit ? '#fff3c4' : '#2c323c');
    })
    .join('');
}

const THINGS: Record<Scene, (random: SeededRandom) => string> = {
  pothole: (random) =>
    blot(random, 480, 540, 260, 96, '#8a6a4b') +
    blot(random, 480, 550, 215, 72, '#3a3230') +
    blot(random, 490, 556, 150, 42, '#c7d9dd'),
  'mended-road': (random) =>
    blot(random, 480, 548, 270, 96, '#2f2e31') +
    line('M0 690H960', '#e9e4d4', 10) +
    line('M330 548h300', '#3b3a3d', 6),
  garbage: (random) => bin(640) + heap(random, WASTE, 90),
  'clean-street': () => bin(640) + bin(790) + line('M0 690H960', '#e9e4d4', 10),
  'dark-lamps': () => lamps(false),
  'lit-lamps': () => lamps(true),
  signal: () =>
    line(`M300 600V120`, '#3d4247', 18) +
    box(250, 60, 100, 220, '#22262a', 'rx="16"') +
    oval(300, 105, 30, 30, '#e23b30') +
    oval(300, 170, 30, 30, '#3a3320') +
    oval(300, 235, 30, 30, '#1f3324') +
    [0, 1, 2, 3, 4].map((at) => box(420 + at * 96, 470, 56, 230, '#dcd9d0')).join(''),
  puddle: (random) =>
    blot(random, 480, 550, 360, 110, '#5d6b52') +
    blot(random, 470, 545, 320, 86, '#7f9a8b') +
    heap(random, ['#47543f', '#8fa58f'], 10),
  manhole: () =>
    oval(480, 550, 150, 66, '#8b8780') +
    oval(480, 556, 128, 54, '#0c0c0d') +
    line('M470 560L560 250', '#6b4a2b', 14) +
    [0, 1, 2, 3, 4, 5]
      .map((at) => oval(545 + (at % 3) * 26, 230 + at * 18, 34, 16, at % 2 ? '#3f7a3c' : '#5c9a4f'))
      .join(''),
  rubble: (random) => heap(random, ['#a4917c', '#c9b79c', '#8c8c8c', '#b5653f', '#d8d2c4'], 110),
  sewage: (random) =>
    line('M120 380C300 460 240 560 520 570S760 640 960 700', '#3b3a24', 120) +
    line('M120 380C300 460 240 560 520 570S760 640 960 700', '#5a5a36', 70) +
    blot(random, 560, 590, 180, 50, '#4b4a2c'),
  divider: (random) =>
    [0, 1, 2, 3, 4, 5]
      .map((at) => {
        const isHit = at === 2 || at === 3;
        const turn = isHit ? `transform="rotate(${at === 2 ? -18 : 24} ${at * 160 + 70} 520)"` : '';
        return box(at * 160, 460, 140, 110, at % 2 ? '#d8d3c6' : '#d9a514', turn);
      })
      .join('') +
    line('M330 470L300 360M420 480L450 350M520 470L560 380', '#6e4a35', 8) +
    heap(random, ['#bdb7aa', '#8f8a80'], 18),
};
