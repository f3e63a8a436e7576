import { type Arc, doubleArea, type Position, ringOf, type Topology } from './topology';

const METRES_PER_UNIT = 1.112;
/** An arc that would cross another one, or make a ring empty, keeps more of its positions. */
const FINEST_SHARE = 1 / 64;

/**
 * Removes positions that the border does not need: Douglas-Peucker, arc by arc, so that neighbours keep the same
 * border. The ends of arcs are kept.
 * @param metres how far the border may move
 * @throws Error if arcs cross one another even with hardly any position removed
 */
export function simplified({ arcs, rings }: Topology, metres: number): Arc[] {
  const shares = arcs.map(() => 1);
  for (;;) {
    const kept = arcs.map((arc, index) => reduced(arc, metres * shares[index]!));
    const bad = [...crossing(kept), ...empty(kept, rings)];
    if (bad.length === 0) return kept;
    for (const index of new Set(bad)) {
      shares[index]! /= 2;
      if (shares[index]! < FINEST_SHARE)
        throw new Error(`border ${index} crosses another near ${arcs[index]![0]!.join()}`);
    }
  }
}

function reduced(arc: Arc, metres: number): Arc {
  const [first, last] = [arc[0]!, arc.at(-1)!];
  if (first[0] !== last[0] || first[1] !== last[1]) return [...between(arc, metres), last];
  // A closed arc is divided into two: from its first position to the farthest one, and back.
  const far = farthest(arc, (position) => distance(position, first));
  return [...between(arc.slice(0, far.at + 1), metres), ...between(arc.slice(far.at), metres), last];
}

/** The positions that are kept, except the last one. */
function between(arc: Arc, metres: number): Arc {
  const [first, last] = [arc[0]!, arc.at(-1)!];
  const far = farthest(arc, (position) => fromSegment(position, first, last));
  if (arc.length <= 2 || far.value <= metres) return [first];
  return [...between(arc.slice(0, far.at + 1), metres), ...between(arc.slice(far.at), metres)];
}

function farthest(arc: Arc, valueOf: (position: Position) => number): { at: number; value: number } {
  const values = arc.map(valueOf);
  const value = Math.max(...values);
  return { at: values.indexOf(value), value };
}

/** A unit of longitude is shorter than one of latitude. The ratio depends on the latitude. */
function distance(a: Position, b: Position): number {
  const east = (a[0] - b[0]) * Math.cos((a[1] / 100_000 / 180) * Math.PI);
  return Math.hypot(east, a[1] - b[1]) * METRES_PER_UNIT;
}

function fromSegment(position: Position, a: Position, b: Position): number {
  const scale = Math.cos((position[1] / 100_000 / 180) * Math.PI);
  const [dx, dy] = [(b[0] - a[0]) * scale, b[1] - a[1]];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((position[0] - a[0]) * scale * dx + (position[1] - a[1]) * dy) / length;
  const share = Math.min(1, Math.max(0, along));
  return distance(position, [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])]);
}

/** The arcs that cross or touch others, or themselves, except at their ends. */
export function crossing(arcs: readonly Arc[]): number[] {
  const segments = arcs.flatMap((arc, index) => arc.slice(1).map((b, at) => ({ index, a: arc[at]!, b })));
  const bad = new Set<number>();
  for (const [n, one] of segments.entries())
    for (const other of segments.slice(n + 1))
      if (cross(one.a, one.b, other.a, other.b)) bad.add(one.index).add(other.index);
  return [...bad];
}

function cross(a: Position, b: Position, c: Position, d: Position): boolean {
  if (Math.max(a[0], b[0]) < Math.min(c[0], d[0]) || Math.max(c[0], d[0]) < Math.min(a[0], b[0]))
    return false;
  if (Math.max(a[1], b[1]) < Math.min(c[1], d[1]) || Math.max(c[1], d[1]) < Math.min(a[1], b[1]))
    return false;
  const shared = [c, d].filter((end) => [a, b].some((other) => end[0] === other[0] && end[1] === other[1]));
  // Two segments that became equal count as one shared border.
  if (shared.length === 2) return false;
  const [e, f] = [side(a, b, c), side(a, b, d)];
  const [g, h] = [side(c, d, a), side(c, d, b)];
  // Two segments with a common end overlap if all four positions lie on one line and on the same side of that end.
  if (shared.length === 1) return e === 0 && f === 0 && overlap(a, b, c, d, shared[0]!);
  return e * f <= 0 && g * h <= 0;
}

/** The side of the line through a and b on which a position lies. */
function side(a: Position, b: Position, position: Position): number {
  return Math.sign((b[0] - a[0]) * (position[1] - a[1]) - (b[1] - a[1]) * (position[0] - a[0]));
}

function overlap(a: Position, b: Position, c: Position, d: Position, end: Position): boolean {
  const other = (one: Position, two: Position) => (one[0] === end[0] && one[1] === end[1] ? two : one);
  const [one, two] = [other(a, b), other(c, d)];
  return (one[0] - end[0]) * (two[0] - end[0]) + (one[1] - end[1]) * (two[1] - end[1]) > 0;
}

/** The arcs of rings that no longer have an area. */
function empty(arcs: readonly Arc[], rings: readonly number[][]): number[] {
  return rings.flatMap((indices) => {
    const ring = ringOf(arcs, indices);
    return ring.length < 4 || doubleArea(ring) === 0
      ? indices.map((index) => (index < 0 ? ~index : index))
      : [];
  });
}
