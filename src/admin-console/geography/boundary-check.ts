import { type MultiPolygon, ringsOf } from '../../accountability';
import type { Box } from '../../api/validation/query-box';
import { type FieldProblem, InvalidInput } from '../../platform/http/domain-error';
import { coordinatesRefusal } from './multi-polygon.decorator';

/** A ward farther than this from the places of its city, in degrees (about 55 km), is in the wrong place. */
const MARGIN = 0.5;
const KM_PER_DEGREE = 111.2;

/** A boundary to store, or the reason a geometry is refused. */
export type CheckedBoundary =
  { boundary: MultiPolygon; problem?: undefined } | { boundary?: undefined; problem: FieldProblem };

/**
 * Checks a geometry of a file like a boundary that is set by itself, and whether it is near its city.
 * @param extent the bounding box of the city's places, if any are known
 */
export function checkedBoundary(geometry: unknown, extent: Box | undefined): CheckedBoundary {
  const { type, coordinates } = (geometry ?? {}) as { type?: unknown; coordinates?: unknown };
  if (type !== 'Polygon' && type !== 'MultiPolygon')
    return { problem: { field: 'geometry.type', message: 'must be Polygon or MultiPolygon' } };
  const polygons = type === 'Polygon' ? [coordinates] : coordinates;
  const refusal = coordinatesRefusal(polygons);
  if (refusal !== undefined) return { problem: problemOf(refusal, type === 'Polygon') };
  const boundary: MultiPolygon = { type: 'MultiPolygon', coordinates: flat(polygons as number[][][][]) };
  const message = ringProblem(boundary) ?? (extent && placeProblem(boundary, extent));
  return message === undefined ? { boundary } : { problem: { field: 'geometry.coordinates', message } };
}

/** Only the longitude and latitude of each position, as wards have no altitude. */
function flat(polygons: number[][][][]): number[][][][] {
  return polygons.map((rings) => rings.map((ring) => ring.map((position) => position.slice(0, 2))));
}

/**
 * A Polygon was checked as a MultiPolygon with one polygon: the first index of the problem does not exist in the file.
 */
function problemOf(
  refusal: NonNullable<ReturnType<typeof coordinatesRefusal>>,
  isPolygon: boolean,
): FieldProblem {
  if (typeof refusal === 'string') return { field: 'geometry.coordinates', message: refusal };
  const [{ index, message } = { index: '', message: '' }] = refusal;
  const indices = String(index)
    .split('.')
    .slice(isPolygon ? 1 : 0);
  return { field: ['geometry.coordinates', ...indices].join('.'), message };
}

function ringProblem(boundary: MultiPolygon): string | undefined {
  try {
    ringsOf(boundary);
    return undefined;
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return error.details?.[0]?.message ?? error.message;
  }
}

/** Whether a boundary is where its city is. @returns why it is not. @param extent where the places of the city are */
export function placeProblem({ coordinates }: MultiPolygon, extent: Box): string | undefined {
  const isFar = coordinates
    .flat(2)
    .some(
      ([lng = 0, lat = 0]) =>
        lng < extent.west - MARGIN ||
        lng > extent.east + MARGIN ||
        lat < extent.south - MARGIN ||
        lat > extent.north + MARGIN,
    );
  return isFar ? 'is far from the city: longitude comes first, in degrees (WGS 84)' : undefined;
}

/**
 * The area of a boundary, in square kilometres to two decimals, computed on a plane, which is exact enough for a ward.
 */
export function areaKm2({ coordinates }: MultiPolygon): number {
  const area = coordinates
    .map(([outer, ...holes]) => ringArea(outer ?? []) - holes.reduce((sum, hole) => sum + ringArea(hole), 0))
    .reduce((sum, each) => sum + each, 0);
  return Math.round(area * 100) / 100;
}

function ringArea(ring: number[][]): number {
  const [originLng = 0, originLat = 0] = ring[0] ?? [];
  let doubled = 0;
  for (let at = 1; at < ring.length; at++) {
    const [lng = 0, lat = 0] = ring[at - 1] ?? [];
    const [nextLng = 0, nextLat = 0] = ring[at] ?? [];
    doubled += (lng - originLng) * (nextLat - originLat) - (nextLng - originLng) * (lat - originLat);
  }
  return (Math.abs(doubled) / 2) * KM_PER_DEGREE ** 2 * Math.cos((originLat / 180) * Math.PI);
}
