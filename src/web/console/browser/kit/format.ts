import { timeAgo } from '../../../../kernel/time/time-ago';

/** All cities of the service are in one time zone. Numbers are grouped as is usual there. */
const LOCALE = 'en-IN';
const TIME_ZONE = 'Asia/Kolkata';
/** The offset of that time zone from UTC, all year. */
const OFFSET = '+05:30';
/** The hint beside a field for a time. */
export const TIME_ZONE_HINT = 'In Indian time';

const MOMENT = new Intl.DateTimeFormat(LOCALE, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});
const NO_BREAK = '\u00a0';
const NUMBER = new Intl.NumberFormat(LOCALE);

/**
 * Formats a point in time in the time zone of the cities. If there is little room, date and time take at most two
 * lines.
 * @param iso null if there is no time
 */
export function momentOf(iso: string | null): string {
  if (iso === null) return '–';
  // The `en-IN` format has a space after the comma, between date and time, and spaces inside both parts. Only the
  // latter become non-breaking.
  return MOMENT.format(new Date(iso)).replace(/(?<!,)\s/g, NO_BREAK);
}

/**
 * Converts a date and time typed in a field to UTC. They are in the time zone of the cities, in any time zone of the
 * reader.
 * @param local such as `2026-11-24T15:30`
 * @returns the time in UTC; undefined if the text is not a date and time
 */
export function momentFrom(local: string): string | undefined {
  const moment = new Date(local + OFFSET);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

/** The time now, in milliseconds since 1970. */
// eslint-disable-next-line no-restricted-syntax -- The clock of a browser is not injected, and tests set it themselves.
export const nowMs = (): number => Date.now();

/** How long ago a time was, in minutes, hours or days. */
export function agoOf(iso: string): string {
  const age = timeAgo(new Date(iso).getTime(), nowMs());
  return age === '0m' ? 'now' : `${age} ago`;
}

/** Formats a number with its thousands and lakhs grouped. */
export function numberOf(value: number): string {
  return NUMBER.format(value);
}

/** Formats a number of things. @param one the singular; @param several the plural, which is also used for zero */
export function countOf(count: number, one: string, several = `${one}s`): string {
  return `${numberOf(count)} ${count === 1 ? one : several}`;
}
