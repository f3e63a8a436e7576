import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../kernel/time/durations';

/** The delays between attempts, in milliseconds: ten attempts within 75.6 hours. */
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
/** The maximum random part added to a delay, so that deliveries that failed together are not retried together. */
const JITTER = 0.1;
const MAX_RETRY_AFTER_MS = 24 * HOUR_MS;

/**
 * The time of the next attempt; undefined after the last one.
 * @param attempts the number of attempts so far, 1 after the first failure
 * @param now when the last attempt ended: delays count from the response, which may be late
 * @param retryAfter the `Retry-After` header of the response, in seconds or as a date
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
 * The time until which an endpoint asks for no deliveries; undefined if it does not.
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
