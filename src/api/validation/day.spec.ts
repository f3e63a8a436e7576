import { dayRefusal } from './day';

describe('dayRefusal', () => {
  it.each(['2000-01-01', '2024-02-29', '2026-12-31', '2100-12-31'])('accepts %s', (day) => {
    expect(dayRefusal(day)).toBeUndefined();
  });

  it.each([
    ['2026-02-30', 'Invalid ISO date'],
    ['2023-02-29', 'Invalid ISO date'],
    ['2026-00-10', 'Invalid ISO date'],
    ['2026-1-1', 'Invalid ISO date'],
    ['2026-01-01T00:00:00Z', 'Invalid ISO date'],
    [' 2026-01-01', 'Invalid ISO date'],
    ['2026-01-01\n', 'Invalid ISO date'],
    ['', 'Invalid ISO date'],
    ['1999-12-31', 'must be from 2000-01-01 to 2100-12-31'],
    ['2101-01-01', 'must be from 2000-01-01 to 2100-12-31'],
  ])('refuses %j: %s', (day, refusal) => {
    expect(dayRefusal(day)).toBe(refusal);
  });

  it.each([20260101, null, ['2026-01-01']])('refuses %j, which is not text', (day) => {
    expect(dayRefusal(day)).toEqual(expect.any(String));
  });
});
