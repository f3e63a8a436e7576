import { typedPoint } from '../../../../../kernel/typed-point';
import { Refusal } from '../../refusal';
import { textOf } from '../../words';

/** A boundary: polygons of rings of positions, longitude first. */
export type Coordinates = number[][][][];
/** A corner on the map: latitude first. */
export type Corner = [lat: number, lng: number];

/**
 * The maximum number of corners that can be dragged; with more, the map is slow and single corners are hard to find.
 */
export const MAX_HANDLES = 300;
const DECIMALS = 6;

const round = (value: number) => Number(value.toFixed(DECIMALS));

/** The corners of a ring without the closing one. */
export function cornersOf(ring: readonly number[][]): Corner[] {
  return ring.slice(0, -1).map(([lng = 0, lat = 0]) => [lat, lng]);
}

/** A closed ring of corners. */
export function ringOf(corners: readonly Corner[]): number[][] {
  const positions = corners.map(([lat, lng]) => [round(lng), round(lat)]);
  return positions.length === 0 ? [] : [...positions, positions[0]!];
}

/** A boundary with one of its rings replaced. */
export function withRing(
  coordinates: Coordinates,
  [polygon, ring]: readonly [polygon: number, ring: number],
  next: number[][],
): Coordinates {
  return coordinates.map((rings, p) =>
    p === polygon ? rings.map((positions, r) => (r === ring ? next : positions)) : rings,
  );
}

/** Corners as lines of latitude and longitude, for readers who do not use the map. */
export function textOfCorners(corners: readonly Corner[]): string {
  return corners.map(([lat, lng]) => `${round(lat)}, ${round(lng)}`).join('\n');
}

/** The maximum latitude and longitude, in degrees. */
const [MAX_LAT, MAX_LNG] = [90, 180];
/** The minimum number of corners of an area. */
const MIN_CORNERS = 3;

/** Parses such lines as a ring that can be stored. @throws Refusal with the reason */
export function ringOfText(text: string): number[][] {
  const ring = ringOf(cornersOfText(text));
  const corners = Math.max(0, ring.length - 1);
  if (corners < MIN_CORNERS)
    throw new Refusal(400, [`corners: ${textOf('city.tooFew', { corners, least: MIN_CORNERS })}`]);
  if (doubledAreaOf(ring) === 0) throw new Refusal(400, [`corners: ${textOf('city.noArea')}`]);
  return ring;
}

/** Twice the area within a closed ring, in square degrees: 0 if all corners are in one line. */
function doubledAreaOf(ring: number[][]): number {
  const [[originX = 0, originY = 0] = []] = ring;
  return ring.slice(1).reduce((sum, [x = 0, y = 0], index) => {
    const [fromX = 0, fromY = 0] = ring[index] ?? [];
    return sum + (fromX - originX) * (y - originY) - (x - originX) * (fromY - originY);
  }, 0);
}

/** Parses such lines. @throws Refusal that names the invalid line */
export function cornersOfText(text: string): Corner[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line, index) => {
      const { lat = NaN, lng = NaN } = pointOf(line);
      if (!Number.isFinite(lat) || !Number.isFinite(lng))
        throw new Refusal(400, [`corners: ${textOf('city.noPosition', { line: index + 1 })}`]);
      if (Math.abs(lat) > MAX_LAT || Math.abs(lng) > MAX_LNG)
        throw new Refusal(400, [
          `corners: ${textOf('city.outOfRange', { line: index + 1, lat: MAX_LAT, lng: MAX_LNG })}`,
        ]);
      return [lat, lng];
    });
}

/** A single comma stands between the numbers; with more of them, it is also a decimal comma. */
function pointOf(line: string) {
  const [lat = '', lng = '', ...more] = line.split(',');
  return more.length === 0 && lng.trim() !== '' ? typedPoint(lat, lng) : typedPoint(line, '');
}

/** The corners with one more, in the nearest side of the ring. */
export function inserted(corners: readonly Corner[], corner: Corner): Corner[] {
  if (corners.length < 3) return [...corners, corner];
  const distances = corners.map((from, index) =>
    distanceToSide(corner, from, corners[(index + 1) % corners.length]!),
  );
  const nearest = distances.indexOf(Math.min(...distances));
  return [...corners.slice(0, nearest + 1), corner, ...corners.slice(nearest + 1)];
}

/** The distance of a point from a side, in degrees. */
function distanceToSide([y, x]: Corner, [fromY, fromX]: Corner, [toY, toX]: Corner): number {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((x - fromX) * dx + (y - fromY) * dy) / square;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - fromX - share * dx, y - fromY - share * dy);
}
