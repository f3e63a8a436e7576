/** A grey picture of these sizes has 64 pairs of neighbours in its rows. */
export const HASHED_WIDTH = 9;
export const HASHED_HEIGHT = 8;
/** A picture whose brightness differs by less, of 255, shows nothing: all such pictures would look alike. */
const MIN_CONTRAST = 16;

/**
 * The difference hash of a picture: for each pixel, whether it is brighter than its right neighbour. Pictures that look
 * alike differ in few of the bits, whatever their size and format.
 * @param grey the picture shrunk to `HASHED_WIDTH` x `HASHED_HEIGHT`, a byte for each pixel
 * @returns 64 characters `0` or `1`, row by row; null of a picture without contrast
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
