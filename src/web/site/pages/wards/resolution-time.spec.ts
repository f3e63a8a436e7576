import { medianDays, SPANS } from './resolution-time';

const HOUR_S = 3600;
/** The same as the function `issue_ward_shares` of the database. */
const spanOf = (seconds: number) => {
  let span = 0;
  while (span < SPANS - 1 && seconds >= Math.round(864 * 1.1 ** (span + 1))) span++;
  return span;
};
const counted = (times: readonly number[]) => {
  const durations = new Array<number>(SPANS).fill(0);
  for (const seconds of times) durations[spanOf(seconds)]!++;
  return durations;
};
const exactDays = (times: readonly number[]) => {
  const sorted = [...times].sort((a, b) => a - b);
  return (sorted[Math.floor((times.length - 1) / 2)]! + sorted[Math.floor(times.length / 2)]!) / 2 / 86_400;
};

describe('the median time to resolve an issue', () => {
  it('is not known without issues', () => {
    expect(medianDays(counted([]))).toBeNull();
  });

  it.each([
    [1, [30 * HOUR_S]],
    [2, [HOUR_S, 700 * HOUR_S]],
    [3, [HOUR_S, 26 * HOUR_S, 5000 * HOUR_S]],
    [101, Array.from({ length: 101 }, (_, n) => (n + 1) * HOUR_S)],
    [500, Array.from({ length: 500 }, (_, n) => 1000 + 40 * n * n)],
  ])('of %s issues is within a tenth of the exact one', (_, times) => {
    const exact = exactDays(times);
    expect(Math.abs(medianDays(counted(times))! - exact)).toBeLessThan(exact / 10);
  });

  it('is within 16 minutes of an issue that was resolved at once', () => {
    expect(medianDays(counted([0]))! * 24 * 60).toBeLessThan(16);
  });
});
