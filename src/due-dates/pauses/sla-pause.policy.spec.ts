import type { ConsoleRole } from '../../kernel/console';
import { DAY_MS } from '../../kernel/time/durations';
import { pauseProblem } from './sla-pause.policy';

const day = (number: number) => new Date(Date.UTC(2026, 10, 1) + number * DAY_MS);
const past = (from: number, until: number, ended?: number) => ({
  fromAt: day(from),
  untilAt: day(until),
  endedAt: ended === undefined ? null : day(ended),
});

describe('a pause', () => {
  const problem = (before: Array<ReturnType<typeof past>>, days: number, role: ConsoleRole = 'city_admin') =>
    pauseProblem(role, before, { fromAt: day(30), untilAt: day(30 + days) });

  it.each([
    ['it is the first, of 14 days', [], 14],
    ['it is the second, and both make 14 days', [past(0, 4)], 10],
    ['the first was ended before its time, and both make 14 days', [past(0, 14, 1)], 13],
  ])('is allowed if %s', (_, before, days) => {
    expect(problem(before, days)).toBeUndefined();
  });

  it.each([
    ['it ends as it begins', [], 0, 'must be in the future'],
    ['it has 15 days', [], 15, 'must be earlier: an issue is paused for 14 days in all at most'],
    [
      'it is the second, and both make 15 days',
      [past(0, 4)],
      11,
      'must be earlier: an issue is paused for 14 days in all at most',
    ],
    ['it is the third', [past(0, 1), past(2, 3)], 1, 'cannot be set: an issue is paused 2 times at most'],
  ])('is refused if %s', (_, before, days, message) => {
    expect(problem(before, days)).toBe(message);
  });

  it('is allowed to a super admin a third time and for longer, but not into the past', () => {
    expect(problem([past(0, 14), past(15, 16)], 60, 'super_admin')).toBeUndefined();
    expect(problem([], 0, 'super_admin')).toBe('must be in the future');
  });

  it('by a super admin is limited to 366 days in all, with the actual lengths of previous pauses', () => {
    const tooLong = 'must be earlier: an issue is paused for 366 days in all at most';
    expect(problem([], 366, 'super_admin')).toBeUndefined();
    expect(problem([], 367, 'super_admin')).toBe(tooLong);
    expect(problem([past(0, 14, 4), past(15, 16)], 361, 'super_admin')).toBeUndefined();
    expect(problem([past(0, 14, 4), past(15, 16)], 362, 'super_admin')).toBe(tooLong);
  });
});
