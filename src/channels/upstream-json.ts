/** Helpers to read answers of upstreams, which must not be trusted. */
import { firstCharacters } from '../kernel/first-characters';

export function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Text that the database can store, cut to a maximum length; '' for other values. */
export function textIn(value: unknown, most: number): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return firstCharacters(text.replaceAll('\0', '').toWellFormed(), most).trim();
}

/** No platform is older, so an earlier time is invalid. */
const EARLIEST = Date.UTC(2000, 0);

/** Parses a time in any format of the platforms; now if it is invalid or in the future. */
export function timeOf(value: unknown, now: Date): Date {
  // One platform writes the offset without a colon.
  const at = typeof value === 'string' ? Date.parse(value.replace(/([+-]\d\d)(\d\d)$/, '$1:$2')) : NaN;
  return at > EARLIEST && at <= now.getTime() ? new Date(at) : now;
}

/** An http or https URL; undefined for other values. */
export function webUrl(value: unknown): string | undefined {
  const url = textIn(value, 2000);
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : undefined;
}
