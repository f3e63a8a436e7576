import { barHeight, shortLabel } from './bar-chart';

describe('a bar', () => {
  it('is as high as its share of the largest, and nothing where nothing was counted', () => {
    expect(barHeight(5, 5)).toBe(150);
    expect(barHeight(1, 5)).toBe(30);
    expect(barHeight(0, 0)).toBe(0);
  });
});

describe('the label of a bar', () => {
  it('is a day in words, and cut where there is no room', () => {
    expect(shortLabel('2026-11-09', 8)).toBe('9 Nov');
    expect(shortLabel('Infrastructure', 6)).toBe('Infra…');
    expect(shortLabel('H/West', 6)).toBe('H/West');
  });
});
