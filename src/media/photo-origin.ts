import { placeAndTimeIn } from '../kernel/exif';
import type { Media } from './entities/media.entity';

/** Where and when a photo was taken, as its file said; null where it did not. */
export type PhotoOrigin = Pick<Media, 'takenAt' | 'takenLat' | 'takenLng'>;

/** What an item has once nobody needs its origin. */
export const NO_ORIGIN: PhotoOrigin = { takenAt: null, takenLat: null, takenLng: null };

const PREFIX = 'Exif\0\0';

/** @param exif the EXIF data of a file, which may contain anything; undefined if it has none */
export function originOf(exif: Uint8Array | undefined): PhotoOrigin {
  if (!exif) return NO_ORIGIN;
  const isPrefixed = String.fromCharCode(...exif.subarray(0, PREFIX.length)) === PREFIX;
  const { buffer, byteOffset, byteLength } = isPrefixed ? exif.subarray(PREFIX.length) : exif;
  const { place, takenAt } = placeAndTimeIn(new DataView(buffer, byteOffset, byteLength));
  return { takenAt: takenAt ?? null, takenLat: place?.lat ?? null, takenLng: place?.lng ?? null };
}
