import { monthsBefore } from './months';

describe('months before a time', () => {
  it.each([
    ['2026-11-27T10:00:00.000Z', 12, '2025-11-27T10:00:00.000Z'],
    ['2026-01-15T00:00:00.000Z', 1, '2025-12-15T00:00:00.000Z'],
    ['2026-03-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
    ['2024-02-29T10:00:00.000Z', 12, '2023-02-28T10:00:00.000Z'],
    ['2026-05-31T23:59:00.000Z', 0, '2026-05-31T23:59:00.000Z'],
  ])('of %s, %i, are %s', (time, months, earlier) => {
    expect(monthsBefore(new Date(time), months).toISOString()).toBe(earlier);
  });
});
