import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../kernel/durations';

/** How long after each failure an event is tried again: ten attempts within 75.6 hours. */
export const RETRY_DELAYS_MS: readonly number[] = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];
/** How much later than that at the most, so that what failed together does not come back together. */
const JITTER = 0.1;
const MAX_RETRY_AFTER_MS = 24 * HOUR_MS;

/**
 * When an event is tried again; undefined where it was tried for the last time.
 * @param attempts how often it was tried, 1 after the first failure
 * @param now when the last attempt ended: waits are counted from the answer, which may be late
 * @param retryAfter the header of that name in the answer, in seconds or as a date
 * @param random from 0 to 1
 */
export function retryAt(
  attempts: number,
  now: Date,
  retryAfter: string | null,
  random: number,
): Date | undefined {
  const delay = RETRY_DELAYS_MS[attempts - 1];
  if (delay === undefined) return undefined;
  const wanted = Math.min(waitOf(retryAfter, now), MAX_RETRY_AFTER_MS);
  return new Date(now.getTime() + Math.max(delay * (1 + JITTER * random), wanted));
}

/**
 * Until when an endpoint asks to be sent nothing; undefined where it does not.
 * @param now, retryAfter as in `retryAt`
 */
export function heldUntil(now: Date, retryAfter: string | null): Date | undefined {
  const wanted = Math.min(waitOf(retryAfter, now), MAX_RETRY_AFTER_MS);
  return wanted > 0 ? new Date(now.getTime() + wanted) : undefined;
}

function waitOf(retryAfter: string | null, now: Date): number {
  if (retryAfter === null) return 0;
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * SECOND_MS;
  const until = Date.parse(retryAfter);
  return Number.isNaN(until) ? 0 : Math.max(0, until - now.getTime());
}
