import { groupsOf } from './near-marks';

const spot = (x: number, y: number, count = 1) => ({ x, y, count });

describe('marks that are near each other', () => {
  it('are one, at the average position of their issues', () => {
    const groups = groupsOf([spot(0, 0, 3), spot(40, 0), spot(100, 0)], 44);
    expect(groups.map(({ x, count, of }) => [x, count, of.length])).toEqual([
      [10, 4, 2],
      [100, 1, 1],
    ]);
  });

  it('stay apart from the distance on', () => {
    expect(groupsOf([spot(0, 0), spot(44, 0)], 44)).toHaveLength(2);
    expect(groupsOf([spot(0, 0), spot(43.9, 0)], 44)).toHaveLength(1);
  });

  it('leave no two groups nearer than the distance, and lose no issue', () => {
    // The same each time: the sines of whole numbers.
    const spots = Array.from({ length: 400 }, (_, n) =>
      spot(300 + 300 * Math.sin(n * 12.9898), 300 + 300 * Math.sin(n * 78.233), 1 + (n % 4)),
    );
    const groups = groupsOf(spots, 44);
    const near = groups.filter((one, at) =>
      groups.slice(at + 1).some((other) => Math.hypot(one.x - other.x, one.y - other.y) < 44),
    );
    expect(near).toEqual([]);
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(
      spots.reduce((sum, { count }) => sum + count, 0),
    );
  });
});
