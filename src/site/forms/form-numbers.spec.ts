import { degreesOf, pincodeOf } from './form-numbers';

describe('pincodeOf', () => {
  it.each([
    ['400050', '400050'],
    [' 400 050 ', '400050'],
    ['४०००५०', '400050'],
    ['৪০০০৫০', '400050'],
    ['૪૦૦૦૫૦', '400050'],
    ['௪௦௦௦௫௦', '400050'],
    ['౪౦౦౦౫౦', '400050'],
    ['೪೦೦೦೫೦', '400050'],
    ['१२३४५६७८९', '123456789'],
    ['', ''],
    ['4000x0', '4000x0'],
  ])('reads "%s" as "%s"', (typed, pincode) => {
    expect(pincodeOf(typed)).toBe(pincode);
  });
});

describe('degreesOf', () => {
  it.each([
    ['19.0544', 19.0544],
    ['-72,83', -72.83],
    [' १९.०५ ', 19.05],
    ['0', 0],
    ['180', 180],
  ])('reads "%s" as %d', (typed, degrees) => {
    expect(degreesOf(typed)).toBe(degrees);
  });

  it.each(['', '   '])('returns undefined for "%s"', (typed) => {
    expect(degreesOf(typed)).toBeUndefined();
  });

  it.each(['north', '19.', '.5', '1e2', '1,000.5', '1234', '+19', '19.05 N', `1.${'1'.repeat(16)}`])(
    'returns NaN for "%s"',
    (typed) => {
      expect(degreesOf(typed)).toBeNaN();
    },
  );
});
