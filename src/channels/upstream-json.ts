/** Helpers to read answers of upstreams, which must not be trusted. */
import { firstCharacters } from '../kernel/text/first-characters';
import { plainName, withoutDirectionControls } from '../kernel/text/visible-text';
import type { PostLocation } from './channel';

const MAX_NAME_LENGTH = 200;
const MAX_ADDRESS_LENGTH = 500;

export function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/**
 * Text that the database can store, without controls of the direction, cut to a maximum length; '' for other values.
 */
export function textIn(value: unknown, most: number): string {
  return firstCharacters(
    withoutDirectionControls(plain(value)).replaceAll('\0', '').toWellFormed(),
    most,
  ).trim();
}

/** The same for a name, which is one line: without line breaks and other control characters. */
export function nameIn(value: unknown): string {
  return firstCharacters(plainName(plain(value)), MAX_NAME_LENGTH).trim();
}

function plain(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
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

/** A number, also one that is written as text; NaN for other values. */
export function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^-?\d{1,15}(\.\d{1,20})?$/.test(value) ? Number(value) : NaN;
}

/** A position in degrees; undefined if it is on no map. */
export function locationIn(given: Record<keyof PostLocation, unknown>): PostLocation | undefined {
  const [lat, lng] = [numberOf(given.lat), numberOf(given.lng)];
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) return undefined;
  const [name, address] = [textIn(given.name, MAX_NAME_LENGTH), textIn(given.address, MAX_ADDRESS_LENGTH)];
  return { lat, lng, ...(name && { name }), ...(address && { address }) };
}
