/**
 * The boundaries of the wards of a city as arcs. An arc is the border of one or two wards, so that neighbours have the
 * same border.
 */
export interface WardBoundaries {
  city: string;
  /** One arc per line, in units of 0.00001 degrees: longitude and latitude of the first position, then differences. */
  arcs: string;
  /**
   * One ward per line: `code|polygon|...`. A polygon is `ring/...`, the outer ring first. A ring is a list of arcs: `3`
   * is read forwards, `~3`, written as `-4`, backwards.
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

/** An arc begins at the last position of the previous arc. That position is added once. */
function ringOf(indices: string, arcs: readonly number[][][]): number[][] {
  return indices.split(' ').flatMap((text, place) => {
    const index = Number(text);
    const arc = index < 0 ? arcs[~index]?.toReversed() : arcs[index];
    return (arc ?? []).slice(place === 0 ? 0 : 1);
  });
}
