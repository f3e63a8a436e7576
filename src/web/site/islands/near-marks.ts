/** A number of issues at a position of the screen, in pixels. */
export interface Spot {
  x: number;
  y: number;
  count: number;
}

/**
 * Groups what is nearer to each other than a distance; a group is at the average position of its issues.
 * @returns groups of which no two are nearer than the distance
 */
export function groupsOf<T extends Spot>(spots: readonly T[], distance: number): Array<Spot & { of: T[] }> {
  let groups = spots.map((spot) => ({ x: spot.x, y: spot.y, count: spot.count, of: [spot] }));
  // A group moves towards what is added to it, and may then be near another one.
  for (let before = Infinity; groups.length < before;) {
    before = groups.length;
    const next: typeof groups = [];
    for (const group of groups) {
      const near = next.find(({ x, y }) => Math.hypot(x - group.x, y - group.y) < distance);
      if (near) join(near, group);
      else next.push(group);
    }
    groups = next;
  }
  return groups;
}

function join<T extends Spot>(one: Spot & { of: T[] }, other: Spot & { of: T[] }): void {
  const count = one.count + other.count;
  one.x = (one.x * one.count + other.x * other.count) / count;
  one.y = (one.y * one.count + other.y * other.count) / count;
  one.count = count;
  one.of.push(...other.of);
}
