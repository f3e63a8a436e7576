import fc from 'fast-check';

const DAY_MINUTES = 1440;
/** The first minute of 2026 in India, which is where a case counts its minutes from; a Thursday. */
export const FIRST = Date.parse('2026-01-01T00:00:00+05:30');

/** A case, in minutes since `FIRST`; its policy in hours. */
export interface DueCase {
  reported: number;
  hours: number;
  /** Without one every hour counts. */
  office: { weekdays: number[]; opens: number; closes: number; holidays: number[] } | null;
  /** Each after so many minutes from the report, for so long. */
  pauses: Array<[after: number, length: number]>;
  /** Resolved so many minutes after the report or the reopening before, reopened so many later. */
  reopenings: Array<[after: number, closed: number]>;
}

/** Cases of all kinds. */
export const CASES: fc.Arbitrary<DueCase> = fc.record({
  reported: fc.integer({ min: 0, max: 330 * DAY_MINUTES }),
  hours: fc.integer({ min: 1, max: 120 }),
  office: fc.option(
    fc.record({
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      opens: fc.integer({ min: 0, max: 720 }),
      closes: fc.integer({ min: 900, max: DAY_MINUTES }),
      holidays: fc.array(fc.integer({ min: 0, max: 365 }), { maxLength: 60 }),
    }),
  ),
  pauses: fc.array(
    fc.tuple(fc.integer({ min: 0, max: 20 * DAY_MINUTES }), fc.integer({ min: 1, max: 14 * DAY_MINUTES })),
    { maxLength: 3 },
  ),
  reopenings: fc.array(
    fc.tuple(fc.integer({ min: 1, max: 10 * DAY_MINUTES }), fc.integer({ min: 1, max: 10 * DAY_MINUTES })),
    { maxLength: 3 },
  ),
});

const within = (minute: number, from: number, length: number) => minute >= from && minute < from + length;

/** Whether a minute counts, by looking at nothing but this minute. */
function counts({ office, pauses, reported }: DueCase, minute: number): boolean {
  if (pauses.some(([after, length]) => within(minute, reported + after, length))) return false;
  if (!office) return true;
  const day = Math.floor(minute / DAY_MINUTES);
  const ofDay = minute % DAY_MINUTES;
  // Day 0 is a Thursday, which is 4.
  const weekday = ((day + 3) % 7) + 1;
  const isWorkday = office.weekdays.includes(weekday) && !office.holidays.includes(day);
  return isWorkday && ofDay >= office.opens && ofDay < office.closes;
}

/** The written-out model: goes from minute to minute and counts. */
export function modelDue(issue: DueCase): number {
  let minute = issue.reported;
  let left = issue.hours * 60;
  for (const [after, closed] of issue.reopenings) {
    for (const resolved = minute + after; minute < resolved; minute++) if (counts(issue, minute)) left--;
    minute += closed;
    if (left < 24 * 60) left = 24 * 60;
  }
  for (; left > 0; minute++) if (counts(issue, minute)) left--;
  return minute;
}
