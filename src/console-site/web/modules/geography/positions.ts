import { Refusal } from '../../refusal';

/** A boundary: polygons of rings of positions, longitude first. */
export type Coordinates = number[][][][];
/** A corner on the map: latitude first. */
export type Corner = [lat: number, lng: number];

/** Corners that can be dragged at once; a map with more of them is slow, and nobody finds one among them. */
export const MAX_HANDLES = 300;
const DECIMALS = 6;

const round = (value: number) => Number(value.toFixed(DECIMALS));

/** The corners of a ring without the one that closes it. */
export function cornersOf(ring: readonly number[][]): Corner[] {
  return ring.slice(0, -1).map(([lng = 0, lat = 0]) => [lat, lng]);
}

/** A ring of corners, closed. */
export function ringOf(corners: readonly Corner[]): number[][] {
  const positions = corners.map(([lat, lng]) => [round(lng), round(lat)]);
  return positions.length === 0 ? [] : [...positions, positions[0]!];
}

/** A boundary in which one ring is another. */
export function withRing(
  coordinates: Coordinates,
  [polygon, ring]: readonly [polygon: number, ring: number],
  next: number[][],
): Coordinates {
  return coordinates.map((rings, p) =>
    p === polygon ? rings.map((positions, r) => (r === ring ? next : positions)) : rings,
  );
}

/** Corners as lines of latitude and longitude, for whoever does not use the map. */
export function textOfCorners(corners: readonly Corner[]): string {
  return corners.map(([lat, lng]) => `${round(lat)}, ${round(lng)}`).join('\n');
}

/** Reads such lines. @throws Refusal that names the line that is none */
export function cornersOfText(text: string): Corner[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line, index) => {
      const [lat, lng, ...more] = line.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));
      if (!Number.isFinite(lat) || !Number.isFinite(lng) || more.length > 0)
        throw new Refusal(400, [`corners: line ${index + 1} is not “latitude, longitude”`]);
      return [lat!, lng!];
    });
}

/** Corners with one more, in the side of the ring it is nearest to. */
export function inserted(corners: readonly Corner[], corner: Corner): Corner[] {
  if (corners.length < 3) return [...corners, corner];
  const distances = corners.map((from, index) =>
    distanceToSide(corner, from, corners[(index + 1) % corners.length]!),
  );
  const nearest = distances.indexOf(Math.min(...distances));
  return [...corners.slice(0, nearest + 1), corner, ...corners.slice(nearest + 1)];
}

/** How far a point is from a side, in degrees. */
function distanceToSide([y, x]: Corner, [fromY, fromX]: Corner, [toY, toX]: Corner): number {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((x - fromX) * dx + (y - fromY) * dy) / square;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - fromX - share * dx, y - fromY - share * dy);
}
