import { DAY_MS, MINUTE_MS } from './durations';

const WEEK_MS = 7 * DAY_MS;

const FORMATS = {
  offset: { locale: 'en-US', timeZoneName: 'longOffset' },
  day: { locale: 'en-IN', dateStyle: 'long' },
  time: { locale: 'en-IN', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
} as const;
/** Formatters are cached: creating one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();
/** The offsets found by `steadyOffset`, by time zone and year. */
const steadyOffsets = new Map<string, number | undefined>();

/** The date of a moment in a time zone, as `2026-11-08`. @param moment milliseconds since 1970 */
export function dateOf(moment: number, timeZone: string): string {
  return new Date(moment + offsetAt(moment, timeZone)).toISOString().slice(0, 10);
}

/** The day after a date; both as `2026-11-08`. */
export function nextDate(date: string): string {
  return new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10);
}

/** The day of the week of a date: 1 is Monday, 7 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay() || 7;
}

/**
 * The moment at which clocks in a time zone show the given time of the given day.
 * @param minute minutes since midnight; 1440 is the end of the day
 * @returns milliseconds since 1970
 */
export function momentAt(date: string, minute: number, timeZone: string): number {
  const shown = Date.parse(date) + minute * MINUTE_MS;
  // The offset is found by the moment, which is not known yet. The offset of a moment at most a day away is close
  // enough.
  const near = shown - offsetAt(shown, timeZone);
  return shown - offsetAt(near, timeZone);
}

/** How far the clocks of a time zone are ahead of UTC, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  return steadyOffset(new Date(moment).getUTCFullYear(), timeZone) ?? askedOffset(moment, timeZone);
}

/**
 * The UTC offset of a time zone whose clocks do not change within a year, in milliseconds; otherwise undefined. A due
 * date can be hundreds of working days away, and looking up the offset of each day would take nearly all of the time.
 */
function steadyOffset(year: number, timeZone: string): number | undefined {
  const key = `${timeZone} ${year}`;
  if (!steadyOffsets.has(key)) {
    // One day more on each side. A clock change that lasts less than a week is not noticed.
    const [from, to] = [Date.UTC(year, 0, 0), Date.UTC(year + 1, 0, 2)];
    const offset = askedOffset(from, timeZone);
    let isSteady = true;
    for (let at = from; at < to + WEEK_MS && isSteady; at += WEEK_MS)
      isSteady = askedOffset(Math.min(at, to), timeZone) === offset;
    steadyOffsets.set(key, isSteady ? offset : undefined);
  }
  return steadyOffsets.get(key);
}

function askedOffset(moment: number, timeZone: string): number {
  const parts = formatIn(timeZone, 'offset').formatToParts(moment);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /^GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  if (sign === undefined) return 0;
  const ahead = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
  return sign === '-' ? -ahead : ahead;
}

/** A moment as local time in words, for mails in English: `24 November 2026, 3:30 pm IST`. */
export function momentInWords(moment: Date, timeZone: string): string {
  const day = formatIn(timeZone, 'day').format(moment);
  const time = formatIn(timeZone, 'time').format(moment);
  // Some ICU versions put a narrow no-break space before `pm`, which mail programs may show wrongly.
  return `${day}, ${time.replaceAll(/\s/g, ' ')}`;
}

function formatIn(timeZone: string, use: keyof typeof FORMATS): Intl.DateTimeFormat {
  const key = `${use} ${timeZone}`;
  let format = formats.get(key);
  if (!format) {
    const { locale, ...style } = FORMATS[use];
    format = new Intl.DateTimeFormat(locale, { ...style, timeZone });
    formats.set(key, format);
  }
  return format;
}
