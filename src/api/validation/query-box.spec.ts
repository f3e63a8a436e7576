import 'reflect-metadata';
import { IsQueryBox } from './query-box';
import { check } from './request-validation.pipe';

class AskedDto {
  @IsQueryBox()
  box!: unknown;
}

describe('a bounding box in a query', () => {
  it.each([
    ['72.77,18.89,72.98,19.27', { west: 72.77, south: 18.89, east: 72.98, north: 19.27 }],
    ['-180,-90,180,90', { west: -180, south: -90, east: 180, north: 90 }],
    ['1,2,1,2', { west: 1, south: 2, east: 1, north: 2 }],
  ])('%s is parsed into its sides', (box, sides) => {
    expect(check(AskedDto, { box })).toEqual({ value: { box: sides } });
  });

  it.each([
    ['', 'must be west,south,east,north in degrees'],
    ['1,2,3', 'must be west,south,east,north in degrees'],
    ['1,2,3,4,5', 'must be west,south,east,north in degrees'],
    ['1,2,3,', 'must be west,south,east,north in degrees'],
    ['1, 2,3,4', 'must be west,south,east,north in degrees'],
    ['1e1,2,3,4', 'must be west,south,east,north in degrees'],
    ['NaN,2,3,4', 'must be west,south,east,north in degrees'],
    ['-180.1,2,3,4', 'must have longitudes from -180 to 180'],
    ['1,2,180.1,4', 'must have longitudes from -180 to 180'],
    ['1,-90.1,3,4', 'must have latitudes from -90 to 90'],
    ['1,2,3,90.1', 'must have latitudes from -90 to 90'],
    ['3,2,1,4', 'must not have its west east of its east'],
    ['1,4,3,2', 'must not have its south north of its north'],
  ])('%j is refused: %s', (box, message) => {
    expect(check(AskedDto, { box })).toEqual({ problems: [{ field: 'box', message }] });
  });

  it('is refused if it is given twice', () => {
    expect(check(AskedDto, { box: ['1,2,3,4', '1,2,3,4'] }).problems).toHaveLength(1);
  });
});
