import 'reflect-metadata';
import { degreesRefusal, IsDegrees } from './query-degrees';
import { check } from './request-validation.pipe';

class PointDto {
  @IsDegrees(90)
  lat!: number;
}

describe('degrees in a query', () => {
  it.each([
    ['19.0544', 19.0544],
    ['-90', -90],
    ['90', 90],
    ['0', 0],
    ['1.9e1', 19],
    ['5E-7', 5e-7],
  ])('%s are converted to the number %d', (lat, degrees) => {
    expect(check(PointDto, { lat })).toEqual({ value: { lat: degrees } });
  });

  it.each(['90.1', '-90.1', '1e3'])('%s are out of range', (lat) => {
    expect(check(PointDto, { lat })).toEqual({
      problems: [{ field: 'lat', message: 'must be between -90 and 90' }],
    });
  });

  it.each(['', ' 19', '19.', '+19', '1234', '19N', 'Infinity', 'NaN', '0x10', '1e999'])(
    '%j are refused',
    (lat) => {
      expect(check(PointDto, { lat })).toEqual({
        problems: [{ field: 'lat', message: 'must be a number of degrees' }],
      });
    },
  );

  it('are required', () => {
    expect(check(PointDto, {}).problems).toHaveLength(1);
  });
});

describe('a value', () => {
  it.each([
    [90, undefined],
    [-90, undefined],
    [90.0001, 'must be between -90 and 90'],
    [Number.NaN, 'must be between -90 and 90'],
    ['19', 'must be a number of degrees'],
  ])('%p of degrees is refused with %p', (value, refusal) => {
    expect(degreesRefusal(value, 90)).toBe(refusal);
  });
});
