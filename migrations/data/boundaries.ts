/**
 * The boundaries of the wards of a city as arcs, each of which is the border of one or two wards, so that neighbours
 * have the same border.
 */
export interface WardBoundaries {
  city: string;
  /** An arc a line, in hundred-thousandths of a degree: longitude and latitude of its first position, then steps. */
  arcs: string;
  /**
   * A ward a line: `code|polygon|...`. A polygon is `ring/...`, the outer one first, and a ring the arcs that make it,
   * one after the other: `3` is walked as it is written, `~3`, which is `-4`, backwards.
   */
  wards: string;
}

/** The boundary of a ward: the coordinates of a GeoJSON MultiPolygon. */
export interface WardBoundary {
  code: string;
  coordinates: number[][][][];
}

const UNITS_PER_DEGREE = 100_000;

/** The boundaries of a city's wards, in degrees, longitude first. */
export function boundariesOf({ arcs, wards }: WardBoundaries): WardBoundary[] {
  const walked = linesOf(arcs).map(arcOf);
  return linesOf(wards).map((line) => {
    const [code = '', ...polygons] = line.split('|');
    return {
      code,
      coordinates: polygons.map((polygon) => polygon.split('/').map((ring) => ringOf(ring, walked))),
    };
  });
}

function linesOf(text: string): string[] {
  return text.trim().split('\n');
}

function arcOf(line: string): number[][] {
  const steps = line.split(' ').map(Number);
  let [lng, lat] = [0, 0];
  const positions: number[][] = [];
  for (let at = 0; at < steps.length; at += 2) {
    lng += steps[at] ?? 0;
    lat += steps[at + 1] ?? 0;
    positions.push([lng / UNITS_PER_DEGREE, lat / UNITS_PER_DEGREE]);
  }
  return positions;
}

/** Arcs begin where the one before ended: that position is written once. */
function ringOf(indices: string, arcs: readonly number[][][]): number[][] {
  return indices.split(' ').flatMap((text, place) => {
    const index = Number(text);
    const arc = index < 0 ? arcs[~index]?.toReversed() : arcs[index];
    return (arc ?? []).slice(place === 0 ? 0 : 1);
  });
}
