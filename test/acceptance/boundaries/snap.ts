import type { Position, Ring } from './topology';

const PASSES = 3;

/** Positions in a grid, so that those near a segment are found without checking all. */
class Places {
  private readonly cells = new Map<string, Array<{ position: Position; ring: number }>>();

  constructor(
    private readonly size: number,
    private readonly near: number,
  ) {}

  add(position: Position, ring: number): void {
    const key = this.keyOf(...position);
    const cell = this.cells.get(key);
    if (cell) cell.push({ position, ring });
    else this.cells.set(key, [{ position, ring }]);
  }

  /** The positions that may be near a segment. */
  *around(a: Position, b: Position): Iterable<{ position: Position; ring: number }> {
    const from = (axis: 0 | 1) => Math.floor((Math.min(a[axis], b[axis]) - this.near) / this.size);
    const to = (axis: 0 | 1) => Math.floor((Math.max(a[axis], b[axis]) + this.near) / this.size);
    for (let lng = from(0); lng <= to(0); lng++)
      for (let lat = from(1); lat <= to(1); lat++) yield* this.cells.get(`${lng} ${lat}`) ?? [];
  }

  /** The positions of other rings that lie on a segment, in its direction. */
  on(a: Position, b: Position, ring: number): Position[] {
    const found = new Map<string, { position: Position; along: number }>();
    for (const { position, ring: other } of this.around(a, b)) {
      if (other === ring || same(position, a) || same(position, b)) continue;
      const along = shareAlong(position, a, b);
      const foot: Position = [a[0] + along * (b[0] - a[0]), a[1] + along * (b[1] - a[1])];
      if (along > 0 && along < 1 && gap(position, foot) <= this.near)
        found.set(position.join(), { position, along });
    }
    return [...found.values()].sort((one, two) => one.along - two.along).map(({ position }) => position);
  }

  private keyOf(lng: number, lat: number): string {
    return `${Math.floor(lng / this.size)} ${Math.floor(lat / this.size)}`;
  }
}

/**
 * Gives the common borders of rings the same positions: near positions are merged, and added to the segments they lie
 * on.
 * @param near positions at most this far apart, in units, are treated as the same place: neighbours are often drawn
 *   separately
 */
export function snapped(rings: readonly Ring[], near: number): Ring[] {
  let result = merged(rings, near);
  for (let pass = 0; pass < PASSES; pass++) result = noded(result, near);
  return result;
}

/** Replaces each position by a near one of any ring, if one was seen before. */
function merged(rings: readonly Ring[], near: number): Ring[] {
  const places = new Places(Math.max(near, 1), near);
  return rings.map((ring, index) =>
    cleaned(
      ring.map((position) => {
        const [found] = [...places.around(position, position)]
          .map((each) => ({ ...each, gap: gap(each.position, position) }))
          .filter((each) => each.gap <= near)
          .sort((one, other) => one.gap - other.gap);
        if (!found) places.add(position, index);
        return found?.position ?? position;
      }),
      near,
    ),
  );
}

/** Adds positions of other rings to the segments they lie on. */
function noded(rings: readonly Ring[], near: number): Ring[] {
  const places = new Places(200, near);
  for (const [index, ring] of rings.entries()) for (const position of ring) places.add(position, index);
  return rings.map((ring, index) => {
    // A position that the ring already has is not added again: if all positions are near, the ring would go back and
    // forth endlessly.
    const there = new Set(ring.map(String));
    return cleaned(
      ring.flatMap((a, at) => {
        const found = places
          .on(a, ring[(at + 1) % ring.length]!, index)
          .filter((position) => !there.has(String(position)));
        for (const position of found) there.add(String(position));
        return [a, ...found];
      }),
      near,
    );
  });
}

/** The point of a segment that is nearest to a position: 0 at the start of the segment, 1 at its end. */
function shareAlong(position: Position, a: Position, b: Position): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  return length === 0 ? 0 : ((position[0] - a[0]) * dx + (position[1] - a[1]) * dy) / length;
}

const gap = (a: Position, b: Position): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const same = (a: Position, b: Position): boolean => a[0] === b[0] && a[1] === b[1];

/** Removes repeated positions, and paths that go somewhere and return by the same or nearly the same way. */
function cleaned(ring: Ring, near: number): Ring {
  for (let at = 0; at < ring.length && ring.length > 3; at++) {
    const [a, b, c] = [ring.at(at - 1)!, ring[at]!, ring[(at + 1) % ring.length]!];
    if (!same(a, b) && !isNeedle(a, b, c, near)) continue;
    const rest = ring.filter((_, index) => index !== at);
    return cleaned(rest, near);
  }
  return ring;
}

/** Whether a ring that comes from a turns at b and goes back to c by the way it came. */
function isNeedle(a: Position, b: Position, c: Position, near: number): boolean {
  const turn = (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]);
  return turn < 0 && (fromSegment(c, a, b) <= near || fromSegment(a, b, c) <= near);
}

function fromSegment(position: Position, a: Position, b: Position): number {
  const along = Math.min(1, Math.max(0, shareAlong(position, a, b)));
  return gap(position, [a[0] + along * (b[0] - a[0]), a[1] + along * (b[1] - a[1])]);
}
