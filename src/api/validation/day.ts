import { fieldRule } from './field-rule';
import { typeRefusal } from './rule';

// Days PostgreSQL and the arithmetic of dates both take; nothing was reported outside them.
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2100-12-31';

/** A day of the calendar as YYYY-MM-DD. */
export const CalendarDay = (): PropertyDecorator =>
  fieldRule('day', dayRefusal, { type: 'string', format: 'date' });

/** Why a value is no day of the calendar, or undefined. */
export function dayRefusal(value: unknown): string | undefined {
  const refusal = typeRefusal(value, 'string');
  if (refusal !== undefined) return refusal;
  const day = value as string;
  if (!isDay(day)) return 'Invalid ISO date';
  return day < FIRST_DAY || day > LAST_DAY ? `must be from ${FIRST_DAY} to ${LAST_DAY}` : undefined;
}

/**
 * Whether a text is a day of the calendar as YYYY-MM-DD; dates that roll over, such as the 30th of February, are none.
 */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
