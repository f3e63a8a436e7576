import { heldUntil, RETRY_DELAYS_MS, retryAt } from './retry-schedule';

const NOW = new Date('2026-03-01T10:00:00Z');
const waits = (attempts: number, retryAfter: string | null = null, random = 0) => {
  const at = retryAt(attempts, NOW, retryAfter, random);
  return at && (at.getTime() - NOW.getTime()) / 1000;
};

describe('a failed delivery', () => {
  it('is retried nine times within 75.6 hours', () => {
    expect(RETRY_DELAYS_MS.map((_, index) => waits(index + 1))).toEqual([
      5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400,
    ]);
    expect(RETRY_DELAYS_MS.reduce((sum, delay) => sum + delay, 0) / 3_600_000).toBeCloseTo(75.58, 1);
    expect(waits(10)).toBeUndefined();
  });

  it('waits up to a tenth longer, so that retries do not all come at once', () => {
    expect(waits(2, null, 1)).toBe(330);
  });

  it.each([
    ['120', 120],
    ['1', 5],
    ['999999999', 86_400],
    ['9999999999', 86_400],
    ['9'.repeat(400), 86_400],
    ['Sun, 01 Mar 2026 10:02:00 GMT', 120],
    ['Sun, 01 Mar 2026 09:00:00 GMT', 5],
    ['soon', 5],
    ['-5', 5],
  ])('waits as long as the endpoint asks with Retry-After: %s', (retryAfter, seconds) => {
    expect(waits(1, retryAfter)).toBe(seconds);
  });
});

describe('an endpoint that refused an event', () => {
  it.each([
    ['120', '2026-03-01T10:02:00.000Z'],
    ['999999999', '2026-03-02T10:00:00.000Z'],
    ['9999999999', '2026-03-02T10:00:00.000Z'],
    ['Sun, 01 Mar 2026 10:02:00 GMT', '2026-03-01T10:02:00.000Z'],
    ['Sun, 01 Mar 2026 09:00:00 GMT', undefined],
    ['0', undefined],
    ['soon', undefined],
    [null, undefined],
  ])('gets no deliveries as long as it asks with Retry-After: %s', (retryAfter, until) => {
    expect(heldUntil(NOW, retryAfter)?.toISOString()).toBe(until);
  });
});
