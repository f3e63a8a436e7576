import { dateOf, momentAt, nextDate, weekdayOf } from '../kernel/local-date';

/** Which hours count: all of them, or those in which the city works. */
export type ClockKind = 'calendar' | 'working';

/** A time from one moment to another, which is no part of it; both in milliseconds since 1970. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A city works five hours a week at the least (`CityCalendars`), so no time of a clock is so many days away. */
const MAX_DAYS = 200 * 366;

/** When a city works. */
export interface WorkingHours {
  timeZone: string;
  /** 1 is Monday, 7 is Sunday; at least one. */
  weekdays: readonly number[];
  /** Since midnight; the day opens before it closes. */
  opensMinute: number;
  closesMinute: number;
  /** Days as `2026-11-08` on which it does not work. */
  holidays: ReadonlySet<string>;
}

/** The spans that count from a moment on, in order, none of them empty, for as long as anybody asks. */
type OpenSpans = (from: number) => Iterable<Span>;

/** A clock that runs in some hours and stands still in others. */
export class RunTime {
  private constructor(private readonly open: OpenSpans) {}

  /** Every hour counts. */
  static ofCalendar(): RunTime {
    return new RunTime((from) => [{ from, to: Infinity }]);
  }

  /** The hours in which a city works count. */
  static ofWorkingHours(hours: WorkingHours): RunTime {
    return new RunTime((from) => workingSpans(hours, from));
  }

  /** The same clock, which also stands still in the spans that are given, in any order. */
  without(pauses: readonly Span[]): RunTime {
    const ordered = pauses.filter(({ from, to }) => from < to).sort((one, other) => one.from - other.from);
    return ordered.length === 0 ? this : new RunTime((from) => cut(this.open(from), ordered));
  }

  /** How long the clock runs in a span, in milliseconds. */
  during({ from, to }: Span): number {
    let sum = 0;
    for (const span of this.open(from)) {
      if (span.from >= to) break;
      sum += Math.min(span.to, to) - span.from;
    }
    return sum;
  }

  /**
   * When the clock has run for a time.
   * @param from in milliseconds since 1970
   * @param length in milliseconds; more than 0
   */
  after(from: number, length: number): number {
    let left = length;
    for (const span of this.open(from)) {
      if (left <= span.to - span.from) return span.from + left;
      left -= span.to - span.from;
    }
    throw new Error('a clock has no end');
  }
}

function* workingSpans(hours: WorkingHours, from: number): Generator<Span> {
  let date = dateOf(from, hours.timeZone);
  for (let days = 0; days < MAX_DAYS; days++, date = nextDate(date)) {
    if (!hours.weekdays.includes(weekdayOf(date)) || hours.holidays.has(date)) continue;
    const opens = momentAt(date, hours.opensMinute, hours.timeZone);
    const closes = momentAt(date, hours.closesMinute, hours.timeZone);
    if (closes > from) yield { from: Math.max(opens, from), to: closes };
  }
}

/** What is left of spans without some others, which are ordered by where they begin. */
function* cut(spans: Iterable<Span>, others: readonly Span[]): Generator<Span> {
  for (const span of spans) {
    let { from } = span;
    for (const other of others) {
      if (other.to <= from) continue;
      if (other.from >= span.to) break;
      if (other.from > from) yield { from, to: other.from };
      from = other.to;
      if (from >= span.to) break;
    }
    if (from < span.to) yield { from, to: span.to };
  }
}
