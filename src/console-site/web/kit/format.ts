/** All cities of the service keep one time; figures are grouped as there. */
const LOCALE = 'en-IN';
const TIME_ZONE = 'Asia/Kolkata';
/** By how much that time is ahead of UTC, all year. */
const OFFSET = '+05:30';
/** What is said beside a field in which a time is typed. */
export const TIME_ZONE_HINT = 'In Indian time';

const MOMENT = new Intl.DateTimeFormat(LOCALE, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});
const NO_BREAK = '\u00a0';
const NUMBER = new Intl.NumberFormat(LOCALE);

/**
 * A moment in words, in the time of the cities: day and time are two lines at the most where there is little room.
 * @param iso null where there is none
 */
export function momentOf(iso: string | null): string {
  if (iso === null) return '–';
  // The spaces of `en-IN` are those after the comma, between day and time, and those within them, which do not break.
  return MOMENT.format(new Date(iso)).replace(/(?<!,)\s/g, NO_BREAK);
}

/**
 * The moment that a date and time typed in a field means, in the time of the cities wherever the reader is.
 * @param local such as `2026-11-24T15:30`
 * @returns in UTC; undefined for what is no date and time
 */
export function momentFrom(local: string): string | undefined {
  const moment = new Date(local + OFFSET);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

/** A number with its thousands and lakhs grouped. */
export function numberOf(value: number): string {
  return NUMBER.format(value);
}

/** A number of things. @param one what one of them is called; @param several what more of them, or none, are called */
export function countOf(count: number, one: string, several = `${one}s`): string {
  return `${numberOf(count)} ${count === 1 ? one : several}`;
}
