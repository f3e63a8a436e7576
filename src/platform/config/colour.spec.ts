import { contrastOf, isColour, lightened, mixOf } from './colour';

describe('a colour', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
  ])('has a contrast: %s with %s', (one, other, contrast) => {
    expect(contrastOf(one, other)).toBeCloseTo(contrast, 1);
    expect(contrastOf(other, one)).toBeCloseTo(contrast, 1);
  });

  it('is mixed with another', () => {
    expect(mixOf('#000000', '#ff8000', 0.5)).toBe('#804000');
    expect(lightened('#0b5a52', '#1b2127', 6.5)).not.toBe('#0b5a52');
    expect(contrastOf(lightened('#0b5a52', '#1b2127', 6.5), '#1b2127')).toBeGreaterThanOrEqual(6.5);
  });

  it.each(['', '#fff', 'red', '#12345g', '0b5a52'])('is not %j', (text) =>
    expect(isColour(text)).toBe(false),
  );
});
