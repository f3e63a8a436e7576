import { DAY_MS, MINUTE_MS } from './durations';

const WEEK_MS = 7 * DAY_MS;

const FORMATS = {
  offset: { locale: 'en-US', timeZoneName: 'longOffset' },
  day: { locale: 'en-IN', dateStyle: 'long' },
  time: { locale: 'en-IN', timeStyle: 'short' },
} as const;
/** Making one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();
/** By time zone and year. */
const steadyOffsets = new Map<string, number | undefined>();

/** The day a moment falls on in a time zone, as `2026-11-08`. */
export function dateOf(moment: number, timeZone: string): string {
  return new Date(moment + offsetAt(moment, timeZone)).toISOString().slice(0, 10);
}

/** The day after a day. */
export function nextDate(date: string): string {
  return new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10);
}

/** The day of the week: 1 is Monday, 7 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay() || 7;
}

/**
 * The moment at which clocks in a time zone show a time of a day.
 * @param minute since midnight; 1440 is the end of the day
 * @returns in milliseconds since 1970
 */
export function momentAt(date: string, minute: number, timeZone: string): number {
  const shown = Date.parse(date) + minute * MINUTE_MS;
  // The offset of the moment itself is not known yet: that of a moment at most a day away leads to it.
  const near = shown - offsetAt(shown, timeZone);
  return shown - offsetAt(near, timeZone);
}

/** By how much clocks in a time zone are ahead of UTC, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  return steadyOffset(new Date(moment).getUTCFullYear(), timeZone) ?? askedOffset(moment, timeZone);
}

/**
 * The offset of a time zone whose clocks are not changed in a year; else undefined. A due date may be hundreds of
 * working days away, and to ask for the offset of each takes a hundred times as long as the rest.
 */
function steadyOffset(year: number, timeZone: string): number | undefined {
  const key = `${timeZone} ${year}`;
  if (!steadyOffsets.has(key)) {
    // A day more at either end; clocks that are changed for less than a week are not known.
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

/** A moment as clocks in a time zone show it, for a letter in English: `24 November 2026, 3:30 pm`. */
export function momentInWords(moment: Date, timeZone: string): string {
  const day = formatIn(timeZone, 'day').format(moment);
  const time = formatIn(timeZone, 'time').format(moment);
  // Between the time and `pm` some versions have a space no mail program needs.
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
