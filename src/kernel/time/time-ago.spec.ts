import { HOUR_MS, MINUTE_MS } from './durations';
import { timeAgo } from './time-ago';

const NOW = Date.UTC(2026, 0, 1);

describe('timeAgo', () => {
  it.each([
    [-HOUR_MS, '0m'],
    [0, '0m'],
    [MINUTE_MS - 1, '0m'],
    [MINUTE_MS, '1m'],
    [HOUR_MS - 1, '59m'],
    [HOUR_MS, '1h'],
    [24 * HOUR_MS - 1, '23h'],
    [24 * HOUR_MS, '1d'],
    [400 * 24 * HOUR_MS, '400d'],
  ])('writes an age of %d ms as %s', (age, written) => {
    expect(timeAgo(NOW - age, NOW)).toBe(written);
  });
});
