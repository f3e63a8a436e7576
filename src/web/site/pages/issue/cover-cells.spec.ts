import { partOf, regionsOf } from './cover-cells';

describe('the parts that a grid names', () => {
  it('are neighbours of a row as one, without cells that do not exist', () => {
    expect(regionsOf(['1-0', '2-0', '4-0', '7-5', '8-0', 'x', '-1-2'])).toEqual([
      { x: 1 / 8, y: 0, width: 2 / 8, height: 1 / 6 },
      { x: 4 / 8, y: 0, width: 1 / 8, height: 1 / 6 },
      { x: 7 / 8, y: 5 / 6, width: 1 / 8, height: 1 / 6 },
    ]);
    expect(regionsOf([])).toEqual([]);
  });

  it('are four numbers each, by a script', () => {
    expect(partOf('0.1 0.2 0.3 0.4')).toEqual({ x: 0.1, y: 0.2, width: 0.3, height: 0.4 });
    expect(partOf('0.1 x')).toEqual({ x: 0.1, y: NaN, width: NaN, height: NaN });
  });
});
