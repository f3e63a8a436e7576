import { placeAndTimeIn, type Point } from '../../../kernel/exif';

/** The EXIF data is within the first part of a file. */
const HEAD = 256 * 1024;

/** The position a camera wrote into a JPEG, read on the device; undefined if there is none. */
export async function placeIn(photo: Blob): Promise<Point | undefined> {
  try {
    const view = new DataView(await photo.slice(0, HEAD).arrayBuffer());
    return view.getUint16(0) === 0xffd8 ? placeInJpeg(view) : undefined;
  } catch {
    // An offset is outside of the file, or the file is gone.
    return undefined;
  }
}

function placeInJpeg(view: DataView): Point | undefined {
  // The segments before the image data.
  for (let at = 2; view.getUint8(at) === 0xff && view.getUint8(at + 1) !== 0xda;) {
    const isExif = view.getUint8(at + 1) === 0xe1 && view.getUint32(at + 4) === 0x45786966;
    if (isExif) return placeAndTimeIn(new DataView(view.buffer, at + 10)).place;
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}
