import { HOUR_MS } from '../kernel/time/durations';
import type { LifecycleStatus } from '../kernel/statuses';
import { clockOf, factsOf, workingHoursOf } from './due-date-facts';
import type { FactsRow } from './due-date.queries';

const hour = (count: number) => Date.UTC(2026, 10, 24, count);
const iso = (count: number) => new Date(hour(count)).toISOString();

const rowOf = (change: Partial<FactsRow>) =>
  ({ createdAt: new Date(hour(0)), hours: 48, pauses: [], events: [], ...change }) as unknown as FactsRow;
/** The resolved periods of an issue in hours; its statuses change once an hour, from hour 0 on. */
const resolvedAfter = (...statuses: LifecycleStatus[]) =>
  factsOf(rowOf({ events: statuses.map((toStatus, index) => ({ toStatus, at: iso(index) })) })).resolved.map(
    ({ from, to }) => [from, to].map((moment) => (moment - hour(0)) / HOUR_MS),
  );

describe('the facts of a due date', () => {
  it.each<[string, LifecycleStatus[], number[][]]>([
    ['nothing was resolved', ['open', 'in_progress'], []],
    ['a resolution stands', ['open', 'resolved'], []],
    ['a resolution was taken back', ['open', 'resolved', 'open'], [[1, 2]]],
    ['a resolved issue was closed, then reopened', ['open', 'resolved', 'closed', 'in_progress'], [[1, 3]]],
    [
      'it was resolved twice and reopened twice',
      ['open', 'resolved', 'open', 'in_progress', 'closed', 'open'],
      [
        [1, 2],
        [4, 5],
      ],
    ],
    ['it was reopened, and the second resolution stands', ['open', 'resolved', 'open', 'resolved'], [[1, 2]]],
  ])('include the resolutions that ended, if %s', (_, statuses, spans) => {
    expect(resolvedAfter(...statuses)).toEqual(spans);
  });

  it('include pauses up to their end, or to when they were ended early', () => {
    const pauses = [
      { fromAt: iso(1), untilAt: iso(5), endedAt: iso(2), reason: 'first' },
      { fromAt: iso(3), untilAt: iso(4), endedAt: null, reason: 'second' },
    ];
    expect(factsOf(rowOf({ pauses }))).toEqual({
      reportedAt: hour(0),
      hours: 48,
      pauses: [
        { from: hour(1), to: hour(2) },
        { from: hour(3), to: hour(4) },
      ],
      resolved: [],
    });
  });

  it('include working hours only if the policy requires them', () => {
    const city = { timeZone: 'Asia/Kolkata', holidays: ['2026-11-25'] };
    expect(workingHoursOf(rowOf({ ...city, clock: 'calendar' }))).toBeUndefined();
    expect(workingHoursOf(rowOf({ ...city, clock: null }))).toBeUndefined();
    expect(workingHoursOf(rowOf({ ...city, clock: 'working' }))).toEqual({
      timeZone: 'Asia/Kolkata',
      weekdays: [1, 2, 3, 4, 5],
      opensMinute: 600,
      closesMinute: 1080,
      holidays: new Set(['2026-11-25']),
    });
  });

  it('use a clock that runs only in these hours', () => {
    const day = {
      from: Date.parse('2026-11-24T00:00:00+05:30'),
      to: Date.parse('2026-11-26T00:00:00+05:30'),
    };
    const city = { timeZone: 'Asia/Kolkata', holidays: ['2026-11-25'] };
    const hours = (clock: 'calendar' | 'working') => clockOf(rowOf({ ...city, clock })).during(day) / HOUR_MS;
    expect([hours('calendar'), hours('working')]).toEqual([48, 8]);
  });
});
