import { Placeholder } from './placeholder';

describe('a placeholder', () => {
  const figures = new Placeholder('ward A');

  it.each([
    ['a', 739_232],
    ['b', 688_525],
    ['', 555_279],
    ['aa', 476_702],
    ['ab', 510_390],
  ])('is the same in every process: "%s" gives %d', (of, figure) => {
    expect(figures.between(of, 0, 1_000_000)).toBe(figure);
  });

  it('differs by name', () => {
    expect(new Placeholder('ward B').between('a', 0, 1_000_000)).not.toBe(739_232);
  });

  it('is a whole number within the range, both ends inclusive', () => {
    const drawn = Array.from({ length: 200 }, (_, n) => figures.between(String(n), -2, 2));
    expect([...new Set(drawn)].sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2]);
  });

  it('is one of the given values', () => {
    const drawn = Array.from({ length: 200 }, (_, n) => figures.oneOf(String(n), ['x', 'y', 'z']));
    expect([...new Set(drawn)].sort()).toEqual(['x', 'y', 'z']);
  });
});
