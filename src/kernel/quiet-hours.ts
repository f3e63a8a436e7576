import { dateOf, momentAt, nextDate } from './local-date';

const HOUR = 60;
/** When quiet hours end, in minutes since midnight. */
export const MORNING = 8 * HOUR;
const EVENING = 22 * HOUR;

/** When the quiet hours of a moment end in a time zone, which are from 22:00 to 08:00; undefined outside of them. */
export function endOfQuietHours(timeZone: string, now: Date): Date | undefined {
  const day = dateOf(now.getTime(), timeZone);
  const morning = new Date(momentAt(day, MORNING, timeZone));
  if (now < morning) return morning;
  if (now.getTime() < momentAt(day, EVENING, timeZone)) return undefined;
  return new Date(momentAt(nextDate(day), MORNING, timeZone));
}
