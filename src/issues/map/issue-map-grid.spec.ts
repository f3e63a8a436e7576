import { isFinerThanStored, MAX_CELLS, squaresOf, storedSquaresOf } from './issue-map-grid';

const MUMBAI = { west: 72.77, south: 18.89, east: 72.98, north: 19.27 };
const WORLD = { west: -180, south: -90, east: 180, north: 90 };
const STREET = { west: 72.83, south: 19.05, east: 72.835, north: 19.054 };

const countOf = ({ west, south, east, north }: ReturnType<typeof squaresOf>) =>
  (east - west + 1) * (north - south + 1);

describe('the grid cells of an area', () => {
  it.each([
    [STREET, 17, 19],
    [STREET, 15, 17],
    [MUMBAI, 10, 12],
    // 10 x 18 cells; at half the width there would be 20 x 35, too many.
    [MUMBAI, 12, 14],
    [MUMBAI, 22, 14],
    [WORLD, 0, 2],
    [WORLD, 22, 4],
  ])('of %j at zoom %d have level %d', (box, zoom, level) => {
    expect(squaresOf(box, zoom).level).toBe(level);
  });

  it('are never more than the maximum', () => {
    for (const box of [WORLD, MUMBAI, STREET, { ...WORLD, north: -90 }, { ...WORLD, east: -180 }])
      for (let zoom = 0; zoom <= 22; zoom++)
        expect(countOf(squaresOf(box, zoom))).toBeLessThanOrEqual(MAX_CELLS);
  });

  it('contain the corners of the area', () => {
    const { level, west, south, east, north } = squaresOf(STREET, 16);
    const side = 360 / 2 ** level;
    expect(west * side - 180).toBeLessThanOrEqual(STREET.west);
    expect((east + 1) * side - 180).toBeGreaterThan(STREET.east);
    expect(south * side - 90).toBeLessThanOrEqual(STREET.south);
    expect((north + 1) * side - 90).toBeGreaterThan(STREET.north);
  });
});

describe('the stored cells of other cells', () => {
  const squares = (level: number) => ({ level, west: 5, south: 6, east: 7, north: 6 });

  it.each([
    [12, { zoom: 10, shift: 0, west: 5, south: 6, east: 7, north: 6 }],
    [14, { zoom: 12, shift: 0, west: 5, south: 6, east: 7, north: 6 }],
    [16, { zoom: 14, shift: 0, west: 5, south: 6, east: 7, north: 6 }],
    [13, { zoom: 12, shift: 1, west: 10, south: 12, east: 15, north: 13 }],
    [10, { zoom: 10, shift: 2, west: 20, south: 24, east: 31, north: 27 }],
    [17, { zoom: 14, shift: 0, west: 2, south: 3, east: 3, north: 3 }],
  ])('of level %d are %j', (level, stored) => {
    expect(storedSquaresOf(squares(level))).toEqual(stored);
    expect(isFinerThanStored(squares(level))).toBe(level > 16);
  });
});
