import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations';

/**
 * The age of a time in whole minutes, hours or days, such as `5m`; `0m` below a minute. Takes milliseconds since 1970.
 */
export function timeAgo(since: number, now: number): string {
  const age = Math.max(0, now - since);
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)}m`;
  return age < DAY_MS ? `${Math.floor(age / HOUR_MS)}h` : `${Math.floor(age / DAY_MS)}d`;
}
