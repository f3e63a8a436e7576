import type { OverlayOptions } from 'sharp';
import type { SharpLibrary } from './media-inspector';

/** Lossy formats encode squares of this side as one. */
const BLOCK_PX = 16;

/** A part of a picture: its corner and its sides in parts of those of the picture, from 0 to 1. */
export interface PictureRegion {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The pixels of a region, at least one.
 * @param block the sides of the squares that a format encodes as one: the region is made of whole ones, as the picture
 *   beside it would show in those that it has in part
 */
export function pixelsOf(
  { x, y, width, height }: PictureRegion,
  picture: { width: number; height: number },
  block = 1,
): { left: number; top: number; width: number; height: number } {
  const [left, right] = span(x, width, picture.width, block);
  const [top, bottom] = span(y, height, picture.height, block);
  return { left, top, width: right - left, height: bottom - top };
}

/** Where a part of a side begins and ends, in pixels. */
function span(from: number, length: number, side: number, block: number): [number, number] {
  const first = Math.min(Math.floor(from * side), side - 1);
  const last = Math.max(Math.ceil((from + length) * side), first + 1);
  return [Math.floor(first / block) * block, Math.min(Math.ceil(last / block) * block, side)];
}

/** What is to be laid over a picture: each region in its mean colour. */
export async function coversOf(
  sharp: SharpLibrary,
  source: string,
  regions: readonly PictureRegion[],
): Promise<OverlayOptions[]> {
  const picture = await sharp(source, { pages: 1 }).metadata();
  const covers: OverlayOptions[] = [];
  for (const region of regions) {
    const block = picture.format === 'jpeg' || picture.format === 'webp' ? BLOCK_PX : 1;
    const { left, top, width, height } = pixelsOf(region, picture, block);
    const part = await sharp(source, { pages: 1 })
      .extract({ left, top, width, height })
      .toColourspace('srgb')
      .removeAlpha()
      .png()
      .toBuffer();
    const { channels } = await sharp(part).stats();
    const [r, g, b] = [0, 1, 2].map((channel) => Math.round((channels[channel] ?? channels[0]!).mean));
    const background = { r: r!, g: g!, b: b! };
    covers.push({ input: { create: { width, height, channels: 3, background } }, left, top });
  }
  return covers;
}
