import { barHeight } from './bar-chart';

describe('a bar', () => {
  it('is as high as its share of the largest, and nothing where nothing was counted', () => {
    expect(barHeight(5, 5)).toBe(150);
    expect(barHeight(1, 5)).toBe(30);
    expect(barHeight(0, 0)).toBe(0);
  });
});
