/** Reading what upstreams answer, of which nothing can be relied on. */
import { firstCharacters } from '../kernel/first-characters';

export function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Text as the database can hold it, of at most so many characters; '' when it is none. */
export function textIn(value: unknown, most: number): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return firstCharacters(text.replaceAll('\0', '').toWellFormed(), most).trim();
}

/** No platform is older; what says so is no time. */
const EARLIEST = Date.UTC(2000, 0);

/** A time in any form the platforms write it; now where it is none, or is to come. */
export function timeOf(value: unknown, now: Date): Date {
  // One platform writes the offset without a colon.
  const at = typeof value === 'string' ? Date.parse(value.replace(/([+-]\d\d)(\d\d)$/, '$1:$2')) : NaN;
  return at > EARLIEST && at <= now.getTime() ? new Date(at) : now;
}

/** An address on the web; undefined when it is none. */
export function webUrl(value: unknown): string | undefined {
  const url = textIn(value, 2000);
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : undefined;
}
