import { readFileSync, writeFileSync } from 'node:fs';
import {
  type Arc,
  contains,
  doubleArea,
  type Ring,
  ringOf,
  type Topology,
  topologyOf,
} from './boundaries/topology';
import { simplified } from './boundaries/simplify';
import { snapped } from './boundaries/snap';
import { runCommand } from './command';

const UNITS_PER_DEGREE = 100_000;
/** About a pixel on a map that shows a whole city. */
const METRES = 33;
/** Positions of two borders nearer than this are the same, before and after positions are removed. */
const SAME_UNITS = 3;
const SAME_UNITS_AFTER = 20;
const SAMPLES = 200;

/** Converts the ward names in the files of the cities to the codes used here. */
const CODES: Record<string, (name: string) => string> = {
  mumbai: (name) => name.replace(/\/(.)$/, (_, letter: string) => `/${SPELLED_OUT[letter] ?? letter}`),
  pune: (name) => name.replace(/^Admin Ward \d+ /, '').replace('KasbaVish', 'Kasba-Vish'),
};
const SPELLED_OUT: Record<string, string> = { N: 'North', S: 'South', E: 'East', W: 'West', C: 'Central' };

interface Collection {
  features: Array<{
    properties: { name: string };
    geometry:
      { type: 'Polygon'; coordinates: number[][][] } | { type: 'MultiPolygon'; coordinates: number[][][][] };
  }>;
}

/** A ward with the indexes of its rings in the list of all rings: for each polygon the outer ring, then its holes. */
interface Ward {
  code: string;
  polygons: number[][];
}

/**
 * `npm run boundaries:make -- <city> <wards.geojson> <data file>`: writes the simplified boundaries of a city's wards
 * in the format of the migrations, and prints what has changed.
 */
function main(): void {
  const [city = '', file, target] = process.argv.slice(2);
  const codeOf = CODES[city];
  if (!codeOf || !file || !target)
    throw new Error(
      `Usage: npm run boundaries:make -- <${Object.keys(CODES).join('|')}> <wards.geojson> <data file>`,
    );
  const { rings, wards } = read(JSON.parse(readFileSync(file, 'utf8')) as Collection, codeOf);
  const { arcs, rings: indices } = reduced(snapped(rings, SAME_UNITS));
  writeFileSync(target, dataFile(city, arcs, indices, wards));
  say(rings, indices, arcs, wards);
}

/**
 * Simplifies until nothing changes: after positions are removed, ends of borders that nearly meet are merged. Then
 * fewer ends remain, and more positions between them can be removed.
 */
function reduced(rings: readonly Ring[]): Topology {
  const topology = topologyOf(rings);
  const arcs = simplified(topology, METRES);
  const next = topology.rings.map((indices) => ringOf(arcs, indices).slice(1)) as Ring[];
  const count = (each: readonly Ring[]) => each.reduce((sum, ring) => sum + ring.length, 0);
  return count(next) === count(rings)
    ? { arcs, rings: topology.rings }
    : reduced(snapped(next, SAME_UNITS_AFTER));
}

function read({ features }: Collection, codeOf: (name: string) => string): { rings: Ring[]; wards: Ward[] } {
  const rings: Ring[] = [];
  const wards = features.map(({ properties, geometry }): Ward => {
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    return {
      code: codeOf(properties.name),
      polygons: polygons.map((polygon) => polygon.map((ring) => rings.push(inUnits(ring)) - 1)),
    };
  });
  return { rings, wards: wards.sort((one, two) => (one.code < two.code ? -1 : 1)) };
}

/** Converts a ring of GeoJSON, which repeats its first position at the end. */
function inUnits(ring: readonly number[][]): Ring {
  const unit = (degrees = NaN) => Math.round(degrees * UNITS_PER_DEGREE);
  return ring.slice(1).map(([lng, lat]) => [unit(lng), unit(lat)]);
}

function dataFile(
  city: string,
  arcs: readonly Arc[],
  rings: readonly number[][],
  wards: readonly Ward[],
): string {
  const areas = wards.map(
    ({ code, polygons }) =>
      `${code}|${polygons.map((polygon) => polygon.map((ring) => rings[ring]!.join(' ')).join('/')).join('|')}`,
  );
  const name = `${city.toUpperCase()}_BOUNDARIES`;
  return `import type { WardBoundaries } from './boundaries';

/**
 * The wards of ${city}: made by \`npm run boundaries:make\` from boundaries published by DataMeet (Municipal Spatial Data,
 * CC BY 4.0), simplified.
 */
export const ${name}: WardBoundaries = {
  city: '${city}',
  arcs: \`
${arcs.map(steps).join('\n')}
\`,
  wards: \`
${areas.join('\n')}
\`,
};
`;
}

/** The first position of an arc, then the difference of each position to the one before. */
function steps(arc: Arc): string {
  return arc
    .flatMap(([lng, lat], at) => {
      const [fromLng, fromLat] = arc[at - 1] ?? [0, 0];
      return [lng - fromLng, lat - fromLat];
    })
    .join(' ');
}

function say(
  before: readonly Ring[],
  indices: readonly number[][],
  arcs: readonly Arc[],
  wards: readonly Ward[],
): void {
  const after = indices.map((each) => ringOf(arcs, each));
  const count = (rings: readonly Ring[]) => rings.reduce((sum, ring) => sum + ring.length, 0);
  const areaOf = (rings: readonly Ring[], { polygons }: Ward) =>
    polygons.flat().reduce((sum, ring) => sum + Math.abs(doubleArea(rings[ring]!)), 0);
  const closed = before.map((ring) => [...ring, ring[0]!]);
  const changes = wards.map((ward) => Math.abs(areaOf(after, ward) / areaOf(closed, ward) - 1));
  const shared = indices.flat().length - arcs.length;
  print(
    `${wards.length} wards, ${after.length} rings of ${arcs.length} arcs, ${shared} of them shared by two wards`,
  );
  print(`${count(before)} positions became ${count(after)}, ${arcs.flat().length} of them stored`);
  print(`the area of a ward changed by ${(Math.max(...changes) * 100).toFixed(2)} % at the most`);
  print(
    `of a grid of ${SAMPLES} x ${SAMPLES} places, ${JSON.stringify(overlaps(closed))} lay in so many wards before, and ${JSON.stringify(overlaps(after))} now`,
  );
}

/** The number of points of a grid, by the number of rings that contain them. */
function overlaps(rings: readonly Ring[]): Record<number, number> {
  const all = rings.flat();
  const from = (axis: 0 | 1) => all.reduce((least, position) => Math.min(least, position[axis]), Infinity);
  const to = (axis: 0 | 1) => all.reduce((most, position) => Math.max(most, position[axis]), -Infinity);
  const counts: Record<number, number> = {};
  for (let n = 0; n < SAMPLES * SAMPLES; n++) {
    const at = (axis: 0 | 1, step: number) => from(axis) + ((step + 0.5) / SAMPLES) * (to(axis) - from(axis));
    const place = [at(0, n % SAMPLES), at(1, Math.floor(n / SAMPLES))] as const;
    const within = rings.filter((ring) => contains(ring, place)).length;
    counts[within] = (counts[within] ?? 0) + 1;
  }
  return counts;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

runCommand(main);
