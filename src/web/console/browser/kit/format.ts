import { timeAgo } from '../../../../kernel/time/time-ago';
import { formattedMoment, textOf } from '../words';

/** The offset of the time zone of the cities from UTC, all year. */
const OFFSET = '+05:30';
const NO_BREAK = '\u00a0';

/** The hint beside a field for a time. */
export const timeZoneHint = (): string => textOf('format.indianTime');

/**
 * Formats a point in time in the time zone of the cities. If there is little room, date and time take at most two
 * lines.
 * @param iso null if there is no time
 */
export function momentOf(iso: string | null): string {
  if (iso === null) return '–';
  // The formats have a space after the comma, between date and time, and spaces inside both parts. Only the
  // latter become non-breaking.
  return formattedMoment(new Date(iso)).replace(/(?<!,)\s/g, NO_BREAK);
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
  const unit = age.slice(-1) as 'm' | 'h' | 'd';
  return age === '0m' ? textOf('format.now') : textOf(`format.ago.${unit}`, { n: age.slice(0, -1) });
}

export { numberOf } from '../words';
