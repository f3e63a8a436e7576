/** A position in degrees (WGS 84). */
export interface Point {
  lat: number;
  lng: number;
}

/** Where and when a photo was taken, as its camera says. */
export interface PlaceAndTime {
  place?: Point;
  /** ISO 8601 in whole seconds; without an offset it is the time of the place. */
  takenAt?: string;
}

const LITTLE_ENDIAN = 0x4949;
const FIRST_DIRECTORY = 4;
const RATIONAL = 5;
/** An entry has a tag, a type, a count, and the values, or their offset if they are longer than this. */
const [ENTRY_LENGTH, INLINE_LENGTH] = [12, 4];
const MAX_TEXT = 32;
const [EXIF_POINTER, GPS_POINTER] = [0x8769, 0x8825];
const [LAT_REF, LAT, LNG_REF, LNG, GPS_TIME, GPS_DATE] = [1, 2, 3, 4, 7, 0x1d];
/** The times of the picture, each with its offset from UTC: when it was taken, made digital, and last changed. */
const [TAKEN, DIGITIZED, CHANGED] = [
  [0x9003, 0x9011],
  [0x9004, 0x9012],
  [0x0132, 0x9010],
] as const;

/**
 * Reads EXIF data, which may contain anything: what is missing, outside of the data or impossible is left out.
 * @param data from the byte order on
 */
export function placeAndTimeIn(data: DataView): PlaceAndTime {
  const tiff = readable(() => new Tiff(data));
  const main = tiff && readable(() => tiff.directory(tiff.u32(FIRST_DIRECTORY)));
  if (!tiff || !main) return {};
  const behind = (pointer: number) => {
    const entry = main.get(pointer);
    return entry === undefined ? undefined : readable(() => tiff.directory(tiff.u32(entry + 8)));
  };
  const [exif, gps] = [behind(EXIF_POINTER), behind(GPS_POINTER)];
  const place = gps && readable(() => placeIn(tiff, gps));
  const localTime = (directory: Directory | undefined, tags: readonly [number, number]) =>
    directory && readable(() => timeIn(tiff, directory, tags, exif));
  const takenAt =
    localTime(exif, TAKEN) ??
    localTime(exif, DIGITIZED) ??
    localTime(main, CHANGED) ??
    (gps && readable(() => satelliteTimeIn(tiff, gps)));
  return { ...(place && { place }), ...(takenAt !== undefined && { takenAt }) };
}

/** The offsets of the entries of a directory, by tag. */
type Directory = ReadonlyMap<number, number>;

/** Reads values of TIFF data. @throws RangeError for an offset outside of it */
class Tiff {
  private readonly isLittle: boolean;

  constructor(private readonly view: DataView) {
    this.isLittle = view.getUint16(0) === LITTLE_ENDIAN;
  }

  u16(at: number): number {
    return this.view.getUint16(at, this.isLittle);
  }

  u32(at: number): number {
    return this.view.getUint32(at, this.isLittle);
  }

  directory(at: number): Directory {
    const count = this.u16(at);
    const entries = new Map<number, number>();
    for (let entry = at + 2; entry < at + 2 + count * ENTRY_LENGTH; entry += ENTRY_LENGTH)
      entries.set(this.u16(entry), entry);
    return entries;
  }

  /** The text of an entry, as far as it is one; empty without the entry. */
  text(entry: number | undefined): string {
    if (entry === undefined) return '';
    const count = this.u32(entry + 4);
    const start = count <= INLINE_LENGTH ? entry + 8 : this.u32(entry + 8);
    const bytes = Array.from({ length: Math.min(count, MAX_TEXT) }, (_, n) => this.view.getUint8(start + n));
    return String.fromCharCode(...bytes).replace(/\0.*$/s, '');
  }

  /** The first three fractions of an entry; NaN for what is none. */
  fractions(entry: number | undefined): [number, number, number] {
    if (entry === undefined || this.u16(entry + 2) !== RATIONAL) return [Number.NaN, Number.NaN, Number.NaN];
    const [count, start] = [this.u32(entry + 4), this.u32(entry + 8)];
    const part = (n: number) =>
      n < count ? this.u32(start + n * 8) / this.u32(start + n * 8 + 4) : Number.NaN;
    return [part(0), part(1), part(2)];
  }
}

function placeIn(tiff: Tiff, gps: Directory): Point | undefined {
  const degrees = (tag: number, refTag: number, [positive, negative]: string): number => {
    const [whole, minutes, seconds] = tiff.fractions(gps.get(tag));
    const sum = whole + (minutes || 0) / 60 + (seconds || 0) / 3600;
    const ref = tiff.text(gps.get(refTag));
    if (ref !== positive && ref !== negative) return Number.NaN;
    return ref === negative ? -sum : sum;
  };
  const point = { lat: degrees(LAT, LAT_REF, 'NS'), lng: degrees(LNG, LNG_REF, 'EW') };
  // A receiver without a fix writes zeros.
  const isThere = Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 && (point.lat || point.lng);
  return isThere ? point : undefined;
}

function timeIn(
  tiff: Tiff,
  directory: Directory,
  [tag, offsetTag]: readonly [number, number],
  exif: Directory | undefined,
): string | undefined {
  const [, date, time] = /^(\d{4}:\d\d:\d\d) (\d\d:\d\d:\d\d)/.exec(tiff.text(directory.get(tag))) ?? [];
  const local = realTime(date, time);
  const offset = readable(() => tiff.text(exif?.get(offsetTag))) ?? '';
  return local && local + (/^[+-](0\d|1[0-4]):[0-5]\d$/.test(offset) ? offset : '');
}

function satelliteTimeIn(tiff: Tiff, gps: Directory): string | undefined {
  const date = /^\d{4}:\d\d:\d\d/.exec(tiff.text(gps.get(GPS_DATE)))?.[0];
  const time = tiff.fractions(gps.get(GPS_TIME)).map((part) => String(Math.floor(part)).padStart(2, '0'));
  const utc = realTime(date, time.join(':'));
  return utc && `${utc}Z`;
}

/** A time in ISO 8601; undefined if there is no such day or time of day. @param date with colons */
function realTime(date: string | undefined, time: string | undefined): string | undefined {
  const text = `${date?.replaceAll(':', '-')}T${time}`;
  const moment = new Date(`${text}Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? text : undefined;
}

/** The result of reading; undefined if an offset is outside of the data. */
function readable<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
