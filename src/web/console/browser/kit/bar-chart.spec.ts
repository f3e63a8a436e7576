import { barHeight, barsPerLabel, lettersFor, namesWidth, shortLabel } from './bar-chart';

describe('a bar', () => {
  it('has a height in proportion to the largest value, and zero if there are no values', () => {
    expect(barHeight(5, 5)).toBe(150);
    expect(barHeight(1, 5)).toBe(30);
    expect(barHeight(0, 0)).toBe(0);
  });
});

describe('the label of a bar', () => {
  it('is shown below each bar, or below each n-th bar if there is not enough room', () => {
    expect([720, 50, 49, 25, 7.2, 2.88].map(barsPerLabel)).toEqual([1, 1, 2, 2, 7, 18]);
  });

  it('has as many letters as fit, minus a gap to the next label', () => {
    expect([50, 56, 57, 8].map(lettersFor)).toEqual([6, 6, 7, 0]);
  });

  it('is a day in words, and is shortened if there is not enough room', () => {
    expect(shortLabel('2026-11-09', 8)).toBe('9 Nov');
    expect(shortLabel('Infrastructure', 6)).toBe('Infra…');
    expect(shortLabel('H/West', 6)).toBe('H/West');
  });
});

describe('the names of groups', () => {
  it('take as much room as the longest needs, and at most half of the width', () => {
    expect(namesWidth(['E', 'H/West'], 328)).toBe(50);
    expect(lettersFor(namesWidth(['E', 'H/West'], 328))).toBe(6);
    expect(namesWidth(['x'.repeat(60)], 328)).toBe(164);
    expect(namesWidth([], 328)).toBe(8);
  });
});
