import { createHash } from 'node:crypto';
import type { MultiPolygon } from '../../accountability';

/** A boundary in the audit log: the digest proves which one it was, and keeps the record small. */
export function digestOf(boundary: MultiPolygon | null): object | null {
  if (!boundary) return null;
  const rings = boundary.coordinates.flat();
  return { rings: rings.length, positions: rings.flat().length, sha256: sha256Of(boundary) };
}

/** A digest of the boundaries of wards, 64 hexadecimal digits. @param wards the wards, always in the same order */
export function sha256OfWards(wards: ReadonlyArray<{ id: string; boundary: MultiPolygon | null }>): string {
  const which = wards.map(({ id, boundary }) => [id, sha256Of(boundary)]);
  return createHash('sha256').update(JSON.stringify(which)).digest('hex');
}

/** A digest of a boundary, 64 hexadecimal digits; null for none. */
export function sha256Of(boundary: MultiPolygon | null): string | null {
  return boundary && createHash('sha256').update(JSON.stringify(boundary)).digest('hex');
}
