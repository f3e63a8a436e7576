import { HOUR_MS } from '../../kernel/time/durations';
import { RunTime, type Span, type WorkingHours } from './run-time';

/** 6 November 2026 is a Friday. */
const OFFICE: WorkingHours = {
  timeZone: 'Asia/Kolkata',
  weekdays: [1, 2, 3, 4, 5],
  opensMinute: 600,
  closesMinute: 1080,
  holidays: new Set(['2026-11-09']),
};
const ist = (text: string) => Date.parse(`${text}+05:30`);
const span = (from: string, to: string): Span => ({ from: ist(from), to: ist(to) });
const shown = (moment: number) => new Date(moment + 5.5 * HOUR_MS).toISOString().slice(0, 16);

describe('a clock of calendar hours', () => {
  const clock = RunTime.ofCalendar();

  it('counts every hour', () => {
    expect(shown(clock.after(ist('2026-11-07T23:00:00'), 48 * HOUR_MS))).toBe('2026-11-09T23:00');
    expect(clock.during(span('2026-11-07T23:00:00', '2026-11-09T23:00:00'))).toBe(48 * HOUR_MS);
  });

  it('has run for no time before it began', () => {
    expect(clock.during(span('2026-11-07T23:00:00', '2026-11-07T22:00:00'))).toBe(0);
  });

  it('stops while it is paused', () => {
    const paused = clock.without([span('2026-11-08T00:00:00', '2026-11-10T00:00:00')]);
    expect(shown(paused.after(ist('2026-11-07T23:00:00'), 2 * HOUR_MS))).toBe('2026-11-10T01:00');
  });

  it('ends where a pause begins, not where the pause ends', () => {
    const paused = clock.without([span('2026-11-08T00:00:00', '2026-11-10T00:00:00')]);
    expect(shown(paused.after(ist('2026-11-07T23:00:00'), HOUR_MS))).toBe('2026-11-08T00:00');
  });

  it('counts overlapping pauses once, in any order', () => {
    const paused = clock.without([
      span('2026-11-08T06:00:00', '2026-11-08T12:00:00'),
      span('2026-11-08T00:00:00', '2026-11-08T08:00:00'),
      span('2026-11-08T01:00:00', '2026-11-08T02:00:00'),
    ]);
    expect(shown(paused.after(ist('2026-11-07T23:00:00'), 2 * HOUR_MS))).toBe('2026-11-08T13:00');
    expect(paused.during(span('2026-11-07T23:00:00', '2026-11-08T13:00:00'))).toBe(2 * HOUR_MS);
  });

  it('ignores a pause that ends before it begins', () => {
    const paused = clock.without([span('2026-11-08T06:00:00', '2026-11-08T04:00:00')]);
    expect(shown(paused.after(ist('2026-11-08T00:00:00'), 12 * HOUR_MS))).toBe('2026-11-08T12:00');
  });
});

describe('a clock of working hours', () => {
  const clock = RunTime.ofWorkingHours(OFFICE);

  it.each([
    ['while the office is open', '2026-11-05T11:00:00', 2, '2026-11-05T13:00'],
    ['to the very end of a day', '2026-11-05T11:00:00', 7, '2026-11-05T18:00'],
    ['over the night', '2026-11-05T17:00:00', 2, '2026-11-06T11:00'],
    ['from before the office opens', '2026-11-05T06:00:00', 1, '2026-11-05T11:00'],
    ['from when it closes', '2026-11-05T18:00:00', 1, '2026-11-06T11:00'],
    ['from after it closes', '2026-11-05T19:00:00', 1, '2026-11-06T11:00'],
    ['over the weekend and a holiday', '2026-11-06T17:00:00', 2, '2026-11-10T11:00'],
    ['from a Sunday', '2026-11-08T12:00:00', 1, '2026-11-10T11:00'],
    ['over the end of a month', '2026-11-30T17:00:00', 9, '2026-12-01T18:00'],
    ['over the end of a year', '2026-12-31T17:30:00', 1, '2027-01-01T10:30'],
  ])('counts %s', (_, from, hours, due) => {
    expect(shown(clock.after(ist(from), hours * HOUR_MS))).toBe(due);
  });

  it('stops while it is paused', () => {
    const paused = clock.without([span('2026-11-05T16:00:00', '2026-11-06T12:00:00')]);
    expect(shown(paused.after(ist('2026-11-05T15:00:00'), 2 * HOUR_MS))).toBe('2026-11-06T13:00');
    expect(shown(paused.after(ist('2026-11-04T17:00:00'), 8 * HOUR_MS))).toBe('2026-11-06T13:00');
  });

  it('measures how long it has run', () => {
    expect(clock.during(span('2026-11-05T17:00:00', '2026-11-10T10:30:00'))).toBe(9.5 * HOUR_MS);
  });
});

describe('a clock of few hours a week', () => {
  it('finds a due date decades away without computing the UTC offset of each day', () => {
    const asked = jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    const rare = RunTime.ofWorkingHours({ ...OFFICE, weekdays: [1], closesMinute: 900, holidays: new Set() });
    // 8,760 hours at five a week are 1,752 Mondays.
    expect(shown(rare.after(ist('2026-11-02T00:00:00'), 8760 * HOUR_MS))).toBe('2060-05-24T15:00');
    const years = 2060 - 2026 + 1;
    expect(asked.mock.calls.length).toBeLessThan(years * 60);
    asked.mockRestore();
  });
});
