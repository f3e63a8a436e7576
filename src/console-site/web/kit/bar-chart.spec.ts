import { barHeight, barsPerLabel, lettersFor, shortLabel } from './bar-chart';

describe('a bar', () => {
  it('is as high as its share of the largest, and nothing where nothing was counted', () => {
    expect(barHeight(5, 5)).toBe(150);
    expect(barHeight(1, 5)).toBe(30);
    expect(barHeight(0, 0)).toBe(0);
  });
});

describe('the label of a bar', () => {
  it('stands below each bar, or each n-th where there is no room for all', () => {
    expect([720, 50, 49, 25, 7.2, 2.88].map(barsPerLabel)).toEqual([1, 1, 2, 2, 7, 18]);
  });

  it('has letters for its room but for a gap to the next one', () => {
    expect([50, 56, 57, 8].map(lettersFor)).toEqual([6, 6, 7, 0]);
  });

  it('is a day in words, and cut where there is no room', () => {
    expect(shortLabel('2026-11-09', 8)).toBe('9 Nov');
    expect(shortLabel('Infrastructure', 6)).toBe('Infra…');
    expect(shortLabel('H/West', 6)).toBe('H/West');
  });
});
