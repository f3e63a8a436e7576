import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations';

/** Whole minutes, hours or days since a time (milliseconds since the epoch); `0m` for less than a minute. */
export function timeAgo(since: number, now: number): string {
  const age = Math.max(0, now - since);
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)}m`;
  return age < DAY_MS ? `${Math.floor(age / HOUR_MS)}h` : `${Math.floor(age / DAY_MS)}d`;
}
