import { isDone } from '../kernel/statuses';
import type { DueDateFacts } from './due-date';
import type { FactsRow } from './due-date.queries';
import { RunTime, type Span, type WorkingHours } from './rules/run-time';

/** The hours of a city without a stored calendar: Monday to Friday, 10:00 to 18:00. */
export const USUAL_HOURS = { weekdays: [1, 2, 3, 4, 5], opensMinute: 600, closesMinute: 1080 };

/** The clock that measures an issue. */
export function clockOf(row: FactsRow): RunTime {
  const hours = workingHoursOf(row);
  return hours ? RunTime.ofWorkingHours(hours) : RunTime.ofCalendar();
}

/** The working hours in which the clock of an issue runs; undefined if every hour counts. */
export function workingHoursOf(row: FactsRow): WorkingHours | undefined {
  if (row.clock !== 'working') return undefined;
  return {
    timeZone: row.timeZone,
    weekdays: row.weekdays ?? USUAL_HOURS.weekdays,
    opensMinute: row.opensMinute ?? USUAL_HOURS.opensMinute,
    closesMinute: row.closesMinute ?? USUAL_HOURS.closesMinute,
    holidays: new Set(row.holidays),
  };
}

/** The facts a due date is calculated from, except the clock. */
export function factsOf(row: FactsRow): DueDateFacts {
  return {
    reportedAt: row.createdAt.getTime(),
    hours: row.hours,
    pauses: pausesOf(row),
    resolved: resolvedSpans(row.events),
  };
}

/** The periods in which the clock was paused, or will be. */
export function pausesOf({ pauses }: Pick<FactsRow, 'pauses'>): Span[] {
  return pauses.map(({ fromAt, untilAt, endedAt }) => ({
    from: Date.parse(fromAt),
    to: Date.parse(endedAt ?? untilAt),
  }));
}

/** The periods from each resolution to the following reopening. */
function resolvedSpans(events: FactsRow['events']): Span[] {
  const spans: Span[] = [];
  let since: number | undefined;
  for (const { toStatus, at } of events) {
    if (isDone(toStatus)) since ??= Date.parse(at);
    else if (since !== undefined) {
      spans.push({ from: since, to: Date.parse(at) });
      since = undefined;
    }
  }
  return spans;
}
