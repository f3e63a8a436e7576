type Position = readonly number[];
type Ring = readonly Position[];
type Segment = readonly [Position, Position];

/** Beyond this number of comparisons for each position a boundary is refused: the work stays linear in the file. */
const MAX_COMPARISONS = 200;
/** How many points of a hole are tried to find one that is not on its shell. */
const MAX_POINTS = 50;

/** An edge of the shell or of a hole, or a point of a hole, as an edge that begins and ends in it. */
interface Part {
  segment: Segment;
  of: 'shell' | 'hole' | 'point';
  south: number;
  north: number;
}

/**
 * Why a hole cannot be one of its shell; undefined if all are inside. They may touch their shell.
 * @param polygons closed rings: of each polygon the shell, then its holes
 */
export function holeProblem(polygons: ReadonlyArray<readonly Ring[]>): string | undefined {
  const positions = polygons.flat().reduce((sum, ring) => sum + ring.length, 0);
  const budget = { left: MAX_COMPARISONS * positions };
  for (const [shell = [], ...holes] of polygons) {
    if (holes.length === 0) continue;
    if (hasEqual(shell, holes)) return 'has a hole that is equal to its shell';
    const problem = sweep(shell, holes, budget);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Whether a hole has the positions of the shell, wherever they begin, in either direction. */
function hasEqual(shell: Ring, holes: readonly Ring[]): boolean {
  const known = new Set(shell.map(keyOf));
  return holes.some(
    (hole) => hole.length === shell.length && hole.every((position) => known.has(keyOf(position))),
  );
}

function keyOf([lng, lat]: Position): string {
  return `${lng} ${lat}`;
}

/**
 * Sweeps a shell and all its holes from south to north, once, so that only what is at one latitude is compared.
 * @param budget the comparisons that are left for the boundary; what is used is taken off
 */
function sweep(shell: Ring, holes: readonly Ring[], budget: { left: number }): string | undefined {
  const open: Record<'shell' | 'hole', Part[]> = { shell: [], hole: [] };
  let isOutside = false;
  for (const part of partsOf(shell, holes)) {
    const against = part.of === 'shell' ? 'hole' : 'shell';
    budget.left -= open[against].length;
    if (budget.left < 0) return 'has a hole that is too detailed to be checked';
    open[against] = open[against].filter(({ north }) => north >= part.south);
    if (part.of === 'point') isOutside ||= isOutsideOf(open.shell, part.segment[0]);
    else if (open[against].some(({ segment }) => goThrough(segment, part.segment)))
      return 'has a hole that crosses its shell';
    else open[part.of].push(part);
  }
  return isOutside ? 'has a hole outside its shell' : undefined;
}

/** From south to north, points after the edges that begin at their latitude. */
function partsOf(shell: Ring, holes: readonly Ring[]): Part[] {
  const parts = segmentsOf(shell).map((segment) => partOf(segment, 'shell'));
  for (const hole of holes) {
    const first = hole.slice(0, MAX_POINTS);
    const points = [...first, ...segmentsOf(first).map(middleOf)];
    for (const segment of segmentsOf(hole)) parts.push(partOf(segment, 'hole'));
    for (const point of points) parts.push(partOf([point, point], 'point'));
  }
  return parts.sort(
    (one, other) => one.south - other.south || Number(one.of === 'point') - Number(other.of === 'point'),
  );
}

function partOf(segment: Segment, of: Part['of']): Part {
  return { segment, of, south: southOf(segment), north: northOf(segment) };
}

/** Whether a point is neither in a ring nor on it. @param edges those of the ring at the latitude of the point */
function isOutsideOf(edges: readonly Part[], point: Position): boolean {
  const segments = edges.map(({ segment }) => segment);
  return !segments.some((edge) => isOn(point, edge)) && !isInside(point, segments);
}

function segmentsOf(ring: readonly Position[]): Segment[] {
  return ring.slice(1).map((position, index) => [ring[index] ?? position, position] as const);
}

function southOf([[, from = 0], [, to = 0]]: Segment): number {
  return Math.min(from, to);
}

function northOf([[, from = 0], [, to = 0]]: Segment): number {
  return Math.max(from, to);
}

/** Whether two segments have a point in common that is an end of neither. */
function goThrough([a, b]: Segment, [c, d]: Segment): boolean {
  return sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0;
}

/** 1 if a point is left of the line from a to b, -1 if it is right of it, 0 if it is on it. */
function sideOf([ax = 0, ay = 0]: Position, [bx = 0, by = 0]: Position, [x = 0, y = 0]: Position): number {
  return Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
}

function isOn(point: Position, [a, b]: Segment): boolean {
  const [x = 0, y = 0] = point;
  const isBetween = (value: number, from = 0, to = 0) =>
    value >= Math.min(from, to) && value <= Math.max(from, to);
  return isBetween(x, a[0], b[0]) && isBetween(y, a[1], b[1]) && sideOf(a, b, point) === 0;
}

/** Whether a point is inside a ring: a ray from it to the east crosses an odd number of edges. */
function isInside([x = 0, y = 0]: Position, edges: readonly Segment[]): boolean {
  const crossed = edges.filter(
    ([[ax = 0, ay = 0], [bx = 0, by = 0]]) =>
      ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax),
  );
  return crossed.length % 2 === 1;
}

function middleOf([[ax = 0, ay = 0], [bx = 0, by = 0]]: Segment): Position {
  return [(ax + bx) / 2, (ay + by) / 2];
}
