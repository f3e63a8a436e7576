/** A position in whole units: 100,000 units are a degree, a unit is about a metre. */
export type Position = readonly [lng: number, lat: number];
/** Positions around an area. The first one is not repeated at the end. */
export type Ring = Position[];
/** Positions between two places where borders meet. */
export type Arc = Position[];

/** The rings of areas, composed of arcs. Each arc is the border of one or two areas. */
export interface Topology {
  arcs: Arc[];
  /** For each ring its arcs in order: the index of an arc, or `~index` if it is used in reverse. */
  rings: number[][];
}

const keyOf = ([lng, lat]: Position): string => `${lng} ${lat}`;

/**
 * Cuts rings into arcs where borders meet. Neighbours must have exactly the same positions along their border. Then
 * they share its arc, and a change of the arc applies to both.
 */
export function topologyOf(rings: readonly Ring[]): Topology {
  const meetings = meetingsOf(rings);
  const known = new Map<string, number>();
  const arcs: Arc[] = [];
  const add = (arc: Arc): number => {
    const forwards = arc.map(keyOf).join();
    const there = known.get(forwards);
    if (there !== undefined) return there;
    const back = known.get([...arc].reverse().map(keyOf).join());
    if (back !== undefined) return ~back;
    known.set(forwards, arcs.push(arc) - 1);
    return arcs.length - 1;
  };
  return { arcs, rings: rings.map((ring) => cut(ring, meetings).map(add)) };
}

/** The positions where the border continues differently for different rings. */
function meetingsOf(rings: readonly Ring[]): Set<string> {
  const ways = new Map<string, string>();
  const meetings = new Set<string>();
  for (const ring of rings)
    for (const [index, position] of ring.entries()) {
      const neighbours = [ring.at(index - 1)!, ring[(index + 1) % ring.length]!];
      const way = neighbours.map(keyOf).sort().join();
      const key = keyOf(position);
      if ((ways.get(key) ?? way) !== way) meetings.add(key);
      ways.set(key, way);
    }
  return meetings;
}

function cut(ring: Ring, meetings: ReadonlySet<string>): Arc[] {
  const first = ring.findIndex((position) => meetings.has(keyOf(position)));
  // A ring that meets no other starts at its least position, so that two equal rings become one arc.
  const start = first === -1 ? ring.indexOf([...ring].sort(byPlace)[0]!) : first;
  const walked = [...ring.slice(start), ...ring.slice(0, start), ring[start]!];
  const arcs: Arc[] = [];
  let arc: Arc = [];
  for (const [index, position] of walked.entries()) {
    arc.push(position);
    const isEnd = index === walked.length - 1 || (index > 0 && meetings.has(keyOf(position)));
    if (!isEnd) continue;
    arcs.push(arc);
    arc = [position];
  }
  return arcs;
}

const byPlace = (a: Position, b: Position): number => a[0] - b[0] || a[1] - b[1];

/** The ring made of a list of arcs. Its first position is repeated at the end. */
export function ringOf(arcs: readonly Arc[], indices: readonly number[]): Ring {
  const walked = indices.map((index) => (index < 0 ? [...arcs[~index]!].reverse() : arcs[index]!));
  return walked.flatMap((arc, place) => (place === 0 ? arc : arc.slice(1)));
}

/** Twice the signed area of a closed ring, in square units (the shoelace formula). */
export function doubleArea(ring: Ring): number {
  let sum = 0;
  for (let at = 1; at < ring.length; at++) {
    const [lng, lat] = ring[at - 1]!;
    sum += lng * ring[at]![1] - ring[at]![0] * lat;
  }
  return sum;
}

/** Whether a position lies within a closed ring. */
export function contains(ring: Ring, [lng, lat]: Position): boolean {
  let inside = false;
  for (let at = 1; at < ring.length; at++) {
    const [a, b] = [ring[at - 1]!, ring[at]!];
    if (a[1] > lat !== b[1] > lat && lng < ((b[0] - a[0]) * (lat - a[1])) / (b[1] - a[1]) + a[0])
      inside = !inside;
  }
  return inside;
}
