/** A position in degrees (WGS 84). */
export interface Point {
  lat: number;
  lng: number;
}

/** The EXIF data is within the first part of a file. */
const HEAD = 256 * 1024;
const GPS_POINTER = 0x8825;
const [LAT_REF, LAT, LNG_REF, LNG] = [1, 2, 3, 4];

/** The position a camera wrote into a JPEG, read on the device; undefined if there is none. */
export async function placeIn(photo: Blob): Promise<Point | undefined> {
  try {
    const view = new DataView(await photo.slice(0, HEAD).arrayBuffer());
    return view.getUint16(0) === 0xffd8 ? pointIn(view) : undefined;
  } catch {
    // An offset is outside of the file, or the file is gone.
    return undefined;
  }
}

function pointIn(view: DataView): Point | undefined {
  // The segments before the image data.
  for (let at = 2; view.getUint8(at) === 0xff && view.getUint8(at + 1) !== 0xda;) {
    const isExif = view.getUint8(at + 1) === 0xe1 && view.getUint32(at + 4) === 0x45786966;
    if (isExif) return pointOfTiff(view, at + 10);
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

function pointOfTiff(view: DataView, start: number): Point | undefined {
  const little = view.getUint16(start) === 0x4949;
  const u16 = (at: number) => view.getUint16(start + at, little);
  const u32 = (at: number) => view.getUint32(start + at, little);
  /** The offsets of a directory's entries, by tag. */
  const entriesOf = (directory: number) =>
    new Map(
      Array.from({ length: u16(directory) }, (_, n) => directory + 2 + n * 12).map((at) => [u16(at), at]),
    );
  const pointer = entriesOf(u32(4)).get(GPS_POINTER);
  if (pointer === undefined) return undefined;
  const gps = entriesOf(u32(pointer + 8));
  const degrees = (tag: number, refTag: number, negative: string): number => {
    const [entry, ref] = [gps.get(tag), gps.get(refTag)];
    if (entry === undefined || ref === undefined) return Number.NaN;
    const values = u32(entry + 8);
    const part = (n: number) => u32(values + n * 8) / u32(values + n * 8 + 4);
    const sum = part(0) + (part(1) || 0) / 60 + (part(2) || 0) / 3600;
    return String.fromCharCode(view.getUint8(start + ref + 8)) === negative ? -sum : sum;
  };
  const point = { lat: degrees(LAT, LAT_REF, 'S'), lng: degrees(LNG, LNG_REF, 'W') };
  const isThere = Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 && (point.lat || point.lng);
  return isThere ? point : undefined;
}
