/** A grey picture of this size has 64 pairs of horizontal neighbours. */
export const HASHED_WIDTH = 9;
export const HASHED_HEIGHT = 8;
/** Pictures with less contrast (of 255) are nearly uniform and would all have the same hash. */
const MIN_CONTRAST = 16;

/**
 * The difference hash of a picture: one bit for each pixel, whether it is brighter than its right neighbour. Similar
 * pictures differ in few bits, whatever their size and format.
 * @param grey the picture scaled to `HASHED_WIDTH` x `HASHED_HEIGHT`, one byte per pixel
 * @returns 64 characters `0` or `1`, row by row; null for a picture without contrast
 */
export function pictureHashOf(grey: Uint8Array): string | null {
  if (Math.max(...grey) - Math.min(...grey) < MIN_CONTRAST) return null;
  let bits = '';
  for (const [index, brightness] of grey.entries()) {
    const isLastOfRow = index % HASHED_WIDTH === HASHED_WIDTH - 1;
    if (!isLastOfRow) bits += brightness > (grey[index + 1] ?? 0) ? '1' : '0';
  }
  return bits;
}
