import { InvalidInput } from '../../platform/http/domain-error';
import { recordOf } from '../../platform/database/columns';
import { WardRing } from '../entities/ward-ring.entity';
import { holeProblem } from './hole-check';
import type { MultiPolygon } from './place';

/** The rings of a boundary in PostgreSQL's notation of polygons. @throws InvalidInput for invalid rings */
export function ringsOf({ coordinates }: MultiPolygon): object[] {
  const rings = coordinates.flatMap((polygon) =>
    polygon.map((ring, index) => {
      const [first, last] = [ring[0], ring.at(-1)];
      if (ring.length < 4 || first?.[0] !== last?.[0] || first?.[1] !== last?.[1])
        refuse('has a ring that is not closed, or of fewer than four positions');
      if (doubledArea(ring) === 0) refuse('has a ring with no area');
      const text = `(${ring.map(([lng, lat]) => `(${lng},${lat})`).join(',')})`;
      return recordOf(WardRing, { ring: text, isHole: index > 0 });
    }),
  );
  const problem = holeProblem(coordinates);
  if (problem !== undefined) refuse(problem);
  return rings;
}

/** The boundary with its outer rings counter-clockwise and its holes clockwise, as RFC 7946 wants them. */
export function rewind({ coordinates }: MultiPolygon): MultiPolygon {
  return {
    type: 'MultiPolygon',
    coordinates: coordinates.map((polygon) =>
      polygon.map((ring, index) => (doubledArea(ring) > 0 === (index === 0) ? ring : [...ring].reverse())),
    ),
  };
}

/**
 * Twice the area of a closed ring, in square degrees (the shoelace formula); negative if the ring is clockwise.
 */
function doubledArea(ring: readonly number[][]): number {
  const [originLng = 0, originLat = 0] = ring[0] ?? [];
  let area = 0;
  for (let at = 1; at < ring.length; at++) {
    const [lng = 0, lat = 0] = ring[at - 1] ?? [];
    const [nextLng = 0, nextLat = 0] = ring[at] ?? [];
    area += (lng - originLng) * (nextLat - originLat) - (nextLng - originLng) * (lat - originLat);
  }
  return area;
}

function refuse(message: string): never {
  throw new InvalidInput([{ field: 'coordinates', message }]);
}
