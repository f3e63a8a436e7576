import { cellMiddle, isFiner, shownPlace } from './place-precision';

describe('the middle of a cell of 0.001 degrees', () => {
  it.each([
    [19.0544, 19.0545],
    [19.054, 19.0545],
    [19.0549999, 19.0545],
    [19.055, 19.0555],
    [19.057, 19.0575],
    [72.832, 72.8325],
    [0, 0.0005],
    [-0, 0.0005],
    [-0.0001, -0.0005],
    [-0.001, -0.0005],
    [-0.0011, -0.0015],
    [-19.0544, -19.0545],
    [-19.054, -19.0535],
    [-90, -89.9995],
    [89.9999, 89.9995],
    [90, 89.9995],
  ])('of %d is %d', (degrees, middle) => {
    expect(cellMiddle(degrees, 90)).toBe(middle);
  });

  it('is that of the cell a coordinate begins, for every cell of the circle', () => {
    const wrong = [];
    for (let cell = -180_000; cell < 180_000; cell++) {
      const middle = Number(`${cell < 0 ? '-' : ''}${decimal(Math.abs(cell * 10 + 5))}`);
      for (const degrees of [
        Number(`${cell}e-3`),
        Number(`${cell * 10 + 5}e-4`),
        Number(`${cell * 10 + 9}e-4`),
      ])
        if (cellMiddle(degrees, 180) !== middle) wrong.push(degrees);
    }
    expect(wrong).toEqual([]);
  });

  it('is the same for its own middle', () => {
    expect(cellMiddle(cellMiddle(72.8324, 180), 180)).toBe(72.8325);
    expect(cellMiddle(cellMiddle(-72.8324, 180), 180)).toBe(-72.8325);
  });
});

describe('what everyone sees of a place', () => {
  const PLACE = { lat: 19.0544, lng: 72.8324, address: 'Hill Road 5' };
  const WORDS = { lat: null, lng: null, address: 'Hill Road 5' };
  const NOTHING = { lat: null, lng: null, address: null };

  it.each([
    ['exact', PLACE, PLACE],
    ['grid', PLACE, { lat: 19.0545, lng: 72.8325, address: '' }],
    ['ward', PLACE, NOTHING],
    ['exact', WORDS, WORDS],
    ['grid', WORDS, NOTHING],
    ['ward', WORDS, NOTHING],
  ] as const)('with the precision %s of %j is %j', (precision, place, shown) => {
    expect(shownPlace(place, precision)).toEqual(shown);
  });
});

describe('precisions', () => {
  it('have an order', () => {
    expect([isFiner('exact', 'grid'), isFiner('grid', 'ward'), isFiner('exact', 'ward')]).toEqual([
      true,
      true,
      true,
    ]);
    expect([isFiner('grid', 'grid'), isFiner('grid', 'exact'), isFiner('ward', 'grid')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

/** Ten-thousandths as a decimal. */
function decimal(tenThousandths: number): string {
  const digits = String(tenThousandths).padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
}
