import { createHash } from 'node:crypto';
import type { MultiPolygon } from '../../accountability';

/** A boundary as the audit log has it: which one it was can be proven, and a record stays small. */
export function digestOf(boundary: MultiPolygon | null): object | null {
  if (!boundary) return null;
  const rings = boundary.coordinates.flat();
  return { rings: rings.length, positions: rings.flat().length, sha256: sha256Of(boundary) };
}

/** Which boundaries some wards have, in 64 hexadecimal digits. @param wards in an order that is always the same */
export function sha256OfWards(wards: ReadonlyArray<{ id: string; boundary: MultiPolygon | null }>): string {
  const which = wards.map(({ id, boundary }) => [id, sha256Of(boundary)]);
  return createHash('sha256').update(JSON.stringify(which)).digest('hex');
}

/** Which boundary it is, in 64 hexadecimal digits; null for none. */
export function sha256Of(boundary: MultiPolygon | null): string | null {
  return boundary && createHash('sha256').update(JSON.stringify(boundary)).digest('hex');
}
