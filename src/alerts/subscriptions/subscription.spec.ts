import type { CategorySlug } from '../../kernel/categories';
import { cellOf, cellsAround, type Followed, metresApart, pathOf, storedTarget } from './subscription';

const NO_PLACE = { lat: null, lng: null, radiusM: null, cellRow: null, cellColumn: null };
const road: CategorySlug = 'road';

describe('the stored target of a subscription', () => {
  it.each<[Followed, string]>([
    [{ kind: 'issue', issueId: 'iss_1' }, 'iss_1'],
    [{ kind: 'ward', ward: 'H/West' }, 'H/West'],
    [{ kind: 'category', category: road }, 'road'],
  ])('is what %j names, without a place', (followed, target) => {
    expect(storedTarget(followed)).toStrictEqual({ target, ...NO_PLACE });
  });

  it('has a place with its square, and a name precise to about a metre', () => {
    const place = { lat: 19.054, lng: 72.8324567, radiusM: 500 };
    expect(storedTarget({ kind: 'place', place })).toStrictEqual({
      target: '19.05400,72.83246,500',
      ...place,
      cellRow: 1905,
      cellColumn: 7283,
    });
  });
});

describe('the squares', () => {
  it('are a hundredth of a degree wide, also south and west of zero', () => {
    expect(cellOf({ lat: 19.0599, lng: 72.83 })).toEqual({ cellRow: 1905, cellColumn: 7283 });
    expect(cellOf({ lat: -0.001, lng: -0.011 })).toEqual({ cellRow: -1, cellColumn: -2 });
  });

  it('around a point are those within two kilometres', () => {
    // 2 km are 0.01799 degrees of latitude, and at 60 degrees north twice as many degrees of longitude.
    expect(cellsAround({ lat: 0.005, lng: 0.005 })).toEqual({
      rows: [-2, -1, 0, 1, 2],
      columns: [-2, -1, 0, 1, 2],
    });
    expect(cellsAround({ lat: 60.005, lng: 10.005 })).toEqual({
      rows: [5998, 5999, 6000, 6001, 6002],
      columns: [996, 997, 998, 999, 1000, 1001, 1002, 1003, 1004],
    });
    expect(cellsAround({ lat: -60.005, lng: 10.005 }).columns).toEqual([
      996, 997, 998, 999, 1000, 1001, 1002, 1003, 1004,
    ]);
  });

  it('around a pole are limited in number', () => {
    expect(cellsAround({ lat: 90, lng: 0.005 }).columns).toHaveLength(361);
  });
});

describe('the metres between two points', () => {
  it.each([
    [0, 1, 111_200],
    [60, 1, 55_600],
    [60, -1, 55_600],
  ])('at latitude %d over %d degrees of longitude are %d', (lat, lng, metres) => {
    expect(metresApart({ lat, lng: 10 }, { lat, lng: 10 + lng })).toBeCloseTo(metres, 3);
  });

  it('combine both directions', () => {
    expect(metresApart({ lat: 19, lng: 72 }, { lat: 19, lng: 72 })).toBe(0);
    expect(metresApart({ lat: 1, lng: 10 }, { lat: -1, lng: 10 })).toBeCloseTo(222_400, 3);
    expect(metresApart({ lat: 0, lng: 0 }, { lat: 3, lng: 4 })).toBeCloseTo(556_000, 3);
  });
});

describe('the page of a followed thing', () => {
  it.each([
    ['issue', 'iss_1', '/pune/issues/iss_1'],
    ['ward', 'H/West 1', '/pune/wards/H-West%201'],
    ['category', 'road', '/pune?category=road'],
    ['place', '19.05400,72.83246,500', '/pune'],
  ] as const)('%s %s is %s', (kind, target, path) => {
    expect(pathOf({ city: 'pune', kind, target }, 'H-West%201')).toBe(path);
  });
});
