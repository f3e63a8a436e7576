import {
  type Corner,
  cornersOf,
  cornersOfText,
  inserted,
  ringOf,
  ringOfText,
  textOfCorners,
  withRing,
} from './positions';

const RING = [
  [72.8, 19.1],
  [72.9, 19.1],
  [72.9, 19.2],
  [72.8, 19.1],
];

describe('positions of a boundary', () => {
  it('are converted to corners and back to a closed ring', () => {
    expect(cornersOf(RING)[0]).toEqual([19.1, 72.8]);
    expect(ringOf(cornersOf(RING))).toEqual(RING);
    expect(ringOf([])).toEqual([]);
  });

  it('are written and parsed as lines', () => {
    const corners = cornersOf(RING);
    expect(textOfCorners(corners).split('\n')[0]).toBe('19.1, 72.8');
    expect(cornersOfText(` ${textOfCorners(corners)}\n\n`)).toEqual(corners);
    expect(cornersOfText('19.1° N, 72.8° E\n19.1,72.9\n(19,2, 72,9)\n19,72')).toEqual([
      [19.1, 72.8],
      [19.1, 72.9],
      [19.2, 72.9],
      [19, 72],
    ]);
    expect(() => cornersOfText('19.1, 72.8\n19.1')).toThrow('line 2');
    expect(() => cornersOfText('19.1, ')).toThrow('line 1');
  });

  it('are refused outside of the earth’s range', () => {
    expect(cornersOfText('-90, 180\n90, -180')).toHaveLength(2);
    expect(() => cornersOfText('1, 2\n90.1, 2')).toThrow('line 2 is out of range');
    expect(() => cornersOfText('1, -999')).toThrow('line 1 is out of range');
  });

  it('are a ring if there are at least three with an area', () => {
    expect(ringOfText(textOfCorners(cornersOf(RING)))).toEqual(RING);
    expect(() => ringOfText('')).toThrow('corners: 0 are too few');
    expect(() => ringOfText('1, 1\n2, 2')).toThrow('corners: 2 are too few');
    expect(() => ringOfText('1, 1\n2, 2\n3, 3')).toThrow('no area');
    expect(() => ringOfText('1, 1\n2, 1\n1, 1')).toThrow('no area');
  });

  it('change one ring and leave the others', () => {
    const next = ringOf([[1, 2]]);
    expect(withRing([[RING, RING], [RING]], [0, 1], next)).toEqual([[RING, next], [RING]]);
  });

  it('get a new corner in the nearest side, including the closing one', () => {
    const square: Corner[] = [
      [0, 0],
      [0, 10],
      [10, 10],
      [10, 0],
    ];
    expect(inserted(square, [1, 5])[1]).toEqual([1, 5]);
    expect(inserted(square, [5, 9])[2]).toEqual([5, 9]);
    expect(inserted(square, [5, 1])[4]).toEqual([5, 1]);
    expect(inserted(square.slice(0, 2), [5, 5])).toEqual([...square.slice(0, 2), [5, 5]]);
  });
});
