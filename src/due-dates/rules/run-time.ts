import { dateOf, momentAt, nextDate, weekdayOf } from '../../kernel/time/local-date';

/** The hours that count: every hour, or those in which the city works. */
export type ClockKind = 'calendar' | 'working';

/** A period, with its end excluded; both times in milliseconds since 1970. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A city works at least five hours a week (`CityCalendarsService`), so no clock needs this many days. */
const MAX_DAYS = 200 * 366;

/** The working hours of a city. */
export interface WorkingHours {
  timeZone: string;
  /** 1 is Monday, 7 is Sunday; at least one day. */
  weekdays: readonly number[];
  /** Minutes since midnight; the opening is before the closing. */
  opensMinute: number;
  closesMinute: number;
  /** Days without work, in the form `2026-11-08`. */
  holidays: ReadonlySet<string>;
}

/** The periods that count from a time on, in order, none of them empty, generated as needed. */
type OpenSpans = (from: number) => Iterable<Span>;

/** A clock that runs in some hours and stops in others. */
export class RunTime {
  private constructor(private readonly open: OpenSpans) {}

  /** Every hour counts. */
  static ofCalendar(): RunTime {
    return new RunTime((from) => [{ from, to: Infinity }]);
  }

  /** Only working hours of the city count. */
  static ofWorkingHours(hours: WorkingHours): RunTime {
    return new RunTime((from) => workingSpans(hours, from));
  }

  /** The same clock, which also stops in the given periods, in any order. */
  without(pauses: readonly Span[]): RunTime {
    const ordered = pauses.filter(({ from, to }) => from < to).sort((one, other) => one.from - other.from);
    return ordered.length === 0 ? this : new RunTime((from) => cut(this.open(from), ordered));
  }

  /** How long the clock runs in a period, in milliseconds. */
  during({ from, to }: Span): number {
    let sum = 0;
    for (const span of this.open(from)) {
      if (span.from >= to) break;
      sum += Math.min(span.to, to) - span.from;
    }
    return sum;
  }

  /**
   * The time at which the clock has run for a given length.
   * @param from in milliseconds since 1970
   * @param length in milliseconds; more than 0
   * @returns milliseconds since 1970
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

/** The spans without the parts covered by others, which are ordered by their begin. */
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
