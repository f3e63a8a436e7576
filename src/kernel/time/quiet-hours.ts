import { DAY_MS } from './durations';
import { dateOf, momentAt, nextDate, weekdayOf } from './local-date';

const HOUR = 60;
/** When quiet hours end, in minutes since midnight. */
const MORNING = 8 * HOUR;
const EVENING = 22 * HOUR;

/** When the quiet hours (22:00 to 08:00 local time) that include `now` end; undefined outside of quiet hours. */
export function endOfQuietHours(timeZone: string, now: Date): Date | undefined {
  const morning = morningOf(timeZone, now);
  if (now < morning) return morning;
  const evening = momentAt(dateOf(now.getTime(), timeZone), EVENING, timeZone);
  return now.getTime() < evening ? undefined : nextMorning(timeZone, now);
}

/** 08:00 local time on the day of a moment. */
export function morningOf(timeZone: string, moment: Date): Date {
  return new Date(momentAt(dateOf(moment.getTime(), timeZone), MORNING, timeZone));
}

/** 08:00 local time on the day after a moment. */
export function nextMorning(timeZone: string, moment: Date): Date {
  return new Date(momentAt(nextDate(dateOf(moment.getTime(), timeZone)), MORNING, timeZone));
}

/** 08:00 local time on the Monday of the week of a moment. */
export function mondayMorningOf(timeZone: string, moment: Date): Date {
  const date = dateOf(moment.getTime(), timeZone);
  const monday = new Date(Date.parse(date) - (weekdayOf(date) - 1) * DAY_MS).toISOString().slice(0, 10);
  return new Date(momentAt(monday, MORNING, timeZone));
}
