type Position = readonly number[];
type Segment = readonly [Position, Position];

/** Beyond this number of comparisons for each position a hole is refused: the work stays linear in the file. */
const MAX_COMPARISONS = 200;
/** How many points of a hole are tried to find one that is not on its shell. */
const MAX_POINTS = 50;

/**
 * Why a hole cannot be one of its shell; undefined if it is inside. It may touch the shell.
 * @param shell a closed ring
 * @param hole a closed ring
 */
export function holeProblem(shell: readonly Position[], hole: readonly Position[]): string | undefined {
  if (isEqual(shell, hole)) return 'has a hole that is equal to its shell';
  const isAcross = crosses(shell, hole);
  if (isAcross === undefined) return 'has a hole that is too detailed to be checked';
  if (isAcross) return 'has a hole that crosses its shell';
  const edges = segmentsOf(shell);
  const points = [...hole.slice(0, MAX_POINTS), ...segmentsOf(hole.slice(0, MAX_POINTS)).map(middleOf)];
  const isOutside = points.some(
    (point) => !edges.some((edge) => isOn(point, edge)) && !isInside(point, edges),
  );
  return isOutside ? 'has a hole outside its shell' : undefined;
}

/** Whether two rings have the same positions, wherever they begin, in either direction. */
function isEqual(shell: readonly Position[], hole: readonly Position[]): boolean {
  const known = new Set(shell.map(keyOf));
  return shell.length === hole.length && hole.every((position) => known.has(keyOf(position)));
}

function keyOf([lng, lat]: Position): string {
  return `${lng} ${lat}`;
}

/**
 * Whether an edge of one ring goes through an edge of the other. Both are swept from south to north, so that only edges
 * at one latitude are compared.
 * @returns undefined if that takes too many comparisons
 */
function crosses(shell: readonly Position[], hole: readonly Position[]): boolean | undefined {
  let left = MAX_COMPARISONS * (shell.length + hole.length);
  const edges = [
    ...segmentsOf(shell).map((segment) => ({ segment, isHole: false })),
    ...segmentsOf(hole).map((segment) => ({ segment, isHole: true })),
  ].sort((one, other) => southOf(one.segment) - southOf(other.segment));
  let open: typeof edges = [];
  for (const edge of edges) {
    left -= open.length;
    if (left < 0) return undefined;
    const south = southOf(edge.segment);
    open = open.filter(({ segment }) => northOf(segment) >= south);
    if (open.some((other) => other.isHole !== edge.isHole && goThrough(other.segment, edge.segment)))
      return true;
    open.push(edge);
  }
  return false;
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
