import 'reflect-metadata';
import { check } from '../../api/validation/request-validation.pipe';
import { ChangePincodeDto, ChangeWardDto, NewWardDto, WardBoundaryDto } from './geography.dto';
import { itThoroughly } from '../../../test/support/service/thorough';

const RING = [
  [72.9, 19.2],
  [72.92, 19.2],
  [72.92, 19.22],
  [72.9, 19.2],
];

describe('The boundary of a ward', () => {
  const problems = (coordinates: unknown) =>
    check(WardBoundaryDto, { boundary: { type: 'MultiPolygon', coordinates } }).problems;

  it('is a MultiPolygon, or null', () => {
    const boundary = { type: 'MultiPolygon', coordinates: [[RING, RING], [RING]] };
    expect(check(WardBoundaryDto, { boundary }).value).toEqual({ boundary });
    expect(check(WardBoundaryDto, { boundary: null }).value).toEqual({ boundary: null });
  });

  it.each([
    [undefined, '', 'is required'],
    [{}, '', 'must be of type array'],
    [[], '', 'must be at least 1 items long'],
    [[RING], '.0.0.0', 'must be of type tuple'],
    [[[]], '.0', 'must be at least 1 items long'],
    [[[RING.slice(1)]], '.0.0', 'must be at least 4 items long'],
    [[[RING, [...RING, [1]]]], '.0.1.4.1', 'is required'],
    [[[RING], [[...RING, [181, 91]]]], '.1.0.4.0', 'must be at most 180'],
    [[[[...RING, [1, -91], 'x']]], '.0.0.4.1', 'must be at least -90'],
    [[[[...RING, [1, 1, '5']]]], '.0.0.4.2', 'must be of type number'],
    [[[[...RING, [Infinity, 1]]]], '.0.0.4.0', 'must be of type number'],
  ])('has an error for the first problem of the coordinates %j', (coordinates, path, message) => {
    expect(problems(coordinates)).toEqual([{ field: `boundary.coordinates${path}`, message }]);
  });

  itThoroughly('has at most 50,000 positions', () => {
    const rings = (count: number) => Array.from({ length: count }, () => [RING]);
    expect(problems(rings(12_500))).toBeUndefined();
    expect(problems(rings(12_501))).toEqual([
      { field: 'boundary.coordinates', message: 'must have 50000 positions at the most' },
    ]);
  });
});

describe('A name', () => {
  const hostile = ' \u202eBandra\r\nCity\u2028admin\u2069 ';

  it('has one line, and no controls of the direction: of a ward, its zone, and the area of a pincode', () => {
    expect(check(ChangeWardDto, { name: hostile, zone: hostile }).value).toEqual({
      name: 'Bandra City admin',
      zone: 'Bandra City admin',
    });
    const pincode = { cityId: 'mumbai', wardCode: 'H/West', area: hostile };
    expect(check(ChangePincodeDto, pincode).value).toMatchObject({ area: 'Bandra City admin' });
  });

  it.each(['X\u202e/N', 'X\u200f', 'X\nY'])(
    'of a new ward is no code with a control character: %j',
    (code) => {
      expect(check(NewWardDto, { cityId: 'mumbai', code, name: 'X' }).problems).toEqual([
        { field: 'code', message: 'must be without control characters, and without white space around it' },
      ]);
    },
  );
});

describe('The place of a pincode', () => {
  const pincode = { cityId: 'mumbai', wardCode: 'H/West', area: 'Hill Road' };
  const alone = [{ field: 'lat', message: 'must be given together with the longitude' }];

  it.each([{}, { lat: 19, lng: 72 }, { lat: null, lng: null }, { lat: null }, { lng: null }])(
    'may be %j, unchanged',
    (place) => {
      expect(check(ChangePincodeDto, { ...pincode, ...place }).value).toEqual({ ...pincode, ...place });
    },
  );

  it.each([{ lat: 19 }, { lng: 72 }, { lat: 19, lng: null }, { lat: null, lng: 72 }])(
    'is refused with only one coordinate: %j',
    (place) => {
      expect(check(ChangePincodeDto, { ...pincode, ...place }).problems).toEqual(alone);
    },
  );
});

describe('A change of a ward', () => {
  it('contains the given members, including null', () => {
    expect(check(ChangeWardDto, { resPct: null }).value).toEqual({ resPct: null });
  });

  it.each([{}, { code: 'X' }])('must have a change: %j', (change) => {
    expect(check(ChangeWardDto, change).problems).toEqual([
      { field: 'body', message: 'must change something' },
    ]);
  });

  it('refuses null for a text', () => {
    expect(check(ChangeWardDto, { name: null }).problems).toEqual([
      { field: 'name', message: 'must be of type string' },
    ]);
  });
});
