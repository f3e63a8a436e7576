import { HOUR_MS } from '../../kernel/time/durations';
import type { Words } from './i18n/translate';

const HOURS_PER_DAY = 24;
/** Up to this number, the time is shown in hours. */
const MAX_HOURS = 48;

/** The time until a due date, or since it has passed. */
export function timeLeft(words: Words, dueAt: Date, now: Date): string {
  const left = (dueAt.getTime() - now.getTime()) / HOUR_MS;
  const hours = Math.floor(Math.abs(left));
  if (hours < 1) return words.text(left > 0 ? 'due.lastHour' : 'due.firstHour');
  if (hours < MAX_HOURS) return words.count(left > 0 ? 'dueHours' : 'lateHours', hours);
  return words.count(left > 0 ? 'dueDays' : 'lateDays', Math.floor(hours / HOURS_PER_DAY));
}
